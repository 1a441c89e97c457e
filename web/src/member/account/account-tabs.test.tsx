import { MantineProvider } from '@mantine/core';
import { DEFAULT_SETTINGS, type User } from '@rawi/model/truth/user';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { AccountTabs } from './account-tabs.tsx';

const NAME = 'نور الأمين';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadLanguages('ar');
  await loadWords('ar', 'account');
});
afterEach(cleanup);

it.each([
  ['/ar/account', 'female', ['translator'], 'مترجمة'],
  ['/ar/account', 'male', ['translator'], 'مترجم'],
  ['/ar/account', undefined, ['translator', 'reviewer'], 'مراجع'],
  ['/ar/account', 'female', ['admin'], 'مديرة الموقع'],
  ['/ar/account', 'female', [], 'قارئة'],
  ['/en/account', 'female', ['translator'], 'Translator'],
] as const)('at %s a profile of gender %s with roles %j is called %s', (path, gender, roles, said) => {
  const user = {
    uid: 'u',
    email: 'noor@rawi.test',
    emailVerified: true,
    displayName: NAME,
    photoURL: undefined,
    roles,
  };
  const profile: User = {
    fullName: NAME,
    ...(gender && { gender }),
    locale: 'ar',
    settings: DEFAULT_SETTINGS,
    consentedAt: new Date(0),
    createdAt: new Date(0),
  };
  const element = (
    <MantineProvider>
      <AccountTabs user={user} profile={profile} logOut={() => null} />
    </MantineProvider>
  );
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />,
  );
  expect(screen.getByText(said, { exact: true })).toBeTruthy();
});
