import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProblemCode } from '../../core/forms/problem-text.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import type { Session } from '../../core/session/session.ts';
import { keepSignUpMarker, signUpMarker } from '../../domains/people/sign-up-marker.ts';
import { readReset } from '../../member/reset-password/reset-state.ts';
import { goTo, speak, wordsOf } from '../../testing/show.tsx';
import { Component, loader } from './auth-callback.tsx';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/account-calls.ts', () => ({ callAccount: call }));
const who = vi.hoisted(() => ({ session: { state: 'signed-out' } as Session }));
vi.mock('../../core/session/session.ts', () => ({
  useSession: () => who.session,
  knownSession: () => Promise.resolve(who.session),
  refreshSession: () => Promise.resolve(),
}));

const TICKET = { email: 'layla@example.com', ticket: 'right', expiresAt: '2026-11-27T12:10:00.000Z' };

beforeAll(() => speak('auth-callback'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  who.session = { state: 'signed-out' };
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

/** The effect of a link is remembered for as long as the page lives, so each test has links of its own. */
let links = 0;
const newLink = (mode = 'verifyEmail') => {
  links += 1;
  return `?mode=${mode}&ticket=ticket-${links}`;
};

async function open(search: string, locale = 'en') {
  const router = createMemoryRouter(
    [
      {
        path: '/:locale/auth/callback',
        loader,
        element: (
          <MantineProvider>
            <Component />
          </MantineProvider>
        ),
      },
      { path: '*', element: null },
    ],
    { initialEntries: [`/${locale}/auth/callback${search}`] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading');
  return router;
}
const title = () => screen.getByRole('heading').textContent;
const w = wordsOf('auth-callback');
const leadsTo = (name: string) => screen.getByRole('link', { name: w(name) }).getAttribute('href');
const refuse = (code: ProblemCode) => call.mockRejectedValueOnce(new SendingError({ code }, undefined));
const press = (name: string) => act(async () => screen.getByRole('button', { name: w(name) }).click());

describe('the page of a mailed link', () => {
  it.each(['', '?mode=verifyEmail', '?mode=format&ticket=x', '?ticket=x'])(
    'says that a link is not complete, and asks nobody: %s',
    async (search) => {
      await open(search);
      expect(title()).toBe(w('problems.broken.title'));
      expect(screen.getByText(w('problems.broken.text'))).toBeTruthy();
      expect(leadsTo('signIn')).toBe('/en/login');
      expect(call).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['ticket-invalid', 'used'],
    ['ticket-expired', 'expired'],
  ] as const)('says that it is %s, in either language, and leads to a new one', async (code, words) => {
    refuse(code);
    const router = await open(newLink());
    expect(title()).toBe(w(`problems.${words}.title`));
    expect(screen.getByText(w(`problems.${words}.text`))).toBeTruthy();
    expect(leadsTo('resend')).toBe('/en/think');
    await goTo(router, router.state.location.pathname.replace('/en', '/ar') + router.state.location.search);
    expect(title()).toBe(w(`problems.${words}.title`, {}, 'ar'));
  });

  it('tries again from the page itself where there was no network', async () => {
    refuse('offline');
    await open(newLink());
    expect(title()).toBe(w('problems.offline.title'));
    await press('tryAgain');
    expect(title()).toBe(w('verified.title'));
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('verifies by its marker in the browser of the sign-up, removes the marker, and leads to the log-in', async () => {
    keepSignUpMarker();
    const marker = signUpMarker();
    await open(newLink());
    expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: 'verifyEmail', marker }));
    expect(title()).toBe(w('verified.title'));
    expect(leadsTo('verified.signIn')).toBe('/en/login');
    expect(signUpMarker()).toBeUndefined();
  });

  it('leads a signed-in person to their account', async () => {
    const user = { uid: 'layla', email: 'layla@example.com', emailVerified: true, roles: [] };
    who.session = {
      state: 'signed-in',
      user: { ...user, displayName: undefined, photoURL: undefined },
      authTime: 0,
    };
    await open(newLink());
    expect(leadsTo('verified.goOn')).toBe('/en/account');
  });

  it('asks for a password, with the right to set one, in a browser where the account was not made', async () => {
    call.mockResolvedValue({ passwordTicket: TICKET });
    await open(newLink());
    expect(title()).toBe(w('choosePassword.title'));
    expect(leadsTo('newPassword')).toBe('/en/newpassword');
    expect(readReset()).toMatchObject({ email: TICKET.email, ticket: { value: 'right' } });
  });

  it('takes an address back only after a confirmation, since mail programs open links too', async () => {
    call.mockResolvedValue(TICKET);
    await open(newLink('takeBackEmail'));
    expect(title()).toBe(w('askKeep.title'));
    expect(call).not.toHaveBeenCalled();
    await press('askKeep.agree');
    expect(title()).toBe(w('kept.title'));
    expect(leadsTo('newPassword')).toBe('/en/newpassword');
    expect(readReset()?.ticket?.value).toBe('right');
  });
});
