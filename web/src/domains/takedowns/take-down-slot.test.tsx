import { MantineProvider } from '@mantine/core';
import type { Role } from '@rawi/model/lists/roles';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, startI18n } from '../../core/i18n/i18n.ts';
import { setSession } from '../../core/session/session-store.ts';
import { TakeDownSlot } from './take-down-slot.tsx';

beforeAll(() => startI18n('en'));
afterEach(() => {
  cleanup();
  act(() => setSession({ state: 'signed-out' }));
});

const comic = { id: 'one', slug: 'salt', series: 'Salt', names: {}, chapterCount: 2 } as ComicPayload;

function show(roles: readonly Role[] | undefined): void {
  const user = { uid: 'u', email: 'u@rawi.test', emailVerified: true, displayName: 'U', photoURL: undefined };
  act(() =>
    setSession(
      roles ? { state: 'signed-in', user: { ...user, roles }, authTime: 0 } : { state: 'signed-out' },
    ),
  );
  const element = (
    <MantineProvider>
      <TakeDownSlot about={{ comic }} />
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/comic/salt'] });
  render(<RouterProvider router={router} />);
}

// This file is the first to show anything of it, so words that are loaded were requested by it.
it.each([undefined, [], ['translator']] as const)(
  'is empty for %j, and loads none of its words',
  async (roles) => {
    show(roles);
    await act(async () => {});
    expect(document.querySelector('button')).toBeNull();
    expect(i18n.hasResourceBundle('en', 'takedown')).toBe(false);
  },
);

it.each(['reviewer', 'admin'] as const)('is a menu for a %s, with the whole and its cover', async (role) => {
  show([role]);
  fireEvent.click(await screen.findByRole('button', { name: /^More about/ }, { timeout: 20_000 }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Take down this comic…',
    'Take down the cover…',
  ]);
});
