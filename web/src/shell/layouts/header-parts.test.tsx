import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { BellSlot } from '../../member/account/notifications/bell-slot.tsx';
import { AccountSlot } from '../../member/session/account-slot.tsx';
import { show, speak, wordsOf } from '../../testing/show.tsx';

vi.mock(import('../../member/session/account-menu.tsx'), () =>
  Promise.reject(new TypeError('Failed to fetch')),
);
vi.mock(import('../../member/account/notifications/bell.tsx'), () =>
  Promise.reject(new TypeError('Failed to fetch')),
);

const user = {
  uid: 'layla',
  email: 'layla@example.org',
  emailVerified: true,
  displayName: 'Layla',
  photoURL: undefined,
  roles: [],
};

beforeAll(() => speak('shell'));
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // React logs what a boundary has caught, unless its root is configured otherwise (main.tsx).
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setSession({ state: 'signed-in', user, authTime: 0 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the header of somebody who is signed in, when its parts do not load', () => {
  it.each(['en', 'ar'] as const)('%s: leads to the account, and shows no bell', async (locale) => {
    show(
      <>
        <BellSlot />
        <AccountSlot />
      </>,
      `/${locale}`,
    );
    const name = wordsOf('shell')('nav.account', {}, locale);
    const account = await screen.findByRole('link', { name });
    expect(account.getAttribute('href')).toBe(`/${locale}/account`);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
