import { describe, expect, it } from 'vitest';
import type { Role } from '../lists/roles.ts';
import { decideRoute, logInPath, type RouteState } from './decide-route.ts';
import { ROUTES } from './route-rules.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');

/** Everyone who may stand before a page; an unverified account passes the same guards as a reader. */
const ACTORS: Record<string, { roles: Role[] } | undefined> = {
  visitor: undefined,
  unverified: { roles: [] },
  reader: { roles: [] },
  translator: { roles: ['translator'] },
  reviewer: { roles: ['reviewer'] },
  admin: { roles: ['admin'] },
};
const SIGNED_IN = ['unverified', 'reader', 'translator', 'reviewer', 'admin'];

/** Who passes each rule when nothing else is known of the page. */
const PASSES: Record<string, string[]> = {
  none: Object.keys(ACTORS),
  auth: SIGNED_IN,
  authed: ['visitor'],
  'auth-type': ['translator', 'reviewer'],
  otp: [],
  publisher: [],
  redirect: Object.keys(ACTORS),
  reviewer: ['reviewer', 'admin'],
  admin: ['admin'],
};

function at(path: string, state: Partial<RouteState> = {}): RouteState {
  return { locale: 'en', path, params: {}, otp: { asked: false }, now: NOW, ...state };
}

describe('every route, for every actor', () => {
  const cases = ROUTES.flatMap((route) =>
    Object.keys(ACTORS).map((actor) => [route.path, route.rule ?? 'none', actor] as const),
  );
  it.each(cases)('%s (%s) for the %s', (path, rule, actor) => {
    const decision = decideRoute(
      rule === 'none' ? undefined : rule,
      at(`/en${path}`, { user: ACTORS[actor] }),
    );
    expect(decision.kind === 'pass').toBe(PASSES[rule]?.includes(actor));
  });
});

describe('auth', () => {
  it('leads a visitor to the login and remembers the way back', () => {
    expect(decideRoute('auth', at('/ar/ask?comic=x#form', { locale: 'ar' }))).toEqual({
      kind: 'redirect',
      to: `/ar/login?next=${encodeURIComponent('/ar/ask?comic=x#form')}`,
    });
  });

  it('remembers nothing that leads away', () => {
    expect(logInPath({ locale: 'en', path: '//evil.test' })).toBe('/en/login');
  });
});

describe('authed', () => {
  const user = { roles: [] };
  it('leads a signed-in person to the account', () => {
    expect(decideRoute('authed', at('/en/login', { user }))).toEqual({ kind: 'redirect', to: '/en/account' });
  });

  it('leads straight back after the login', () => {
    const path = `/en/login?next=${encodeURIComponent('/ar/ask?comic=x')}`;
    expect(decideRoute('authed', at(path, { user }))).toEqual({ kind: 'redirect', to: '/ar/ask?comic=x' });
  });

  it.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/%2Fevil.test'])(
    'never leads to %s',
    (next) => {
      const path = `/en/login?next=${encodeURIComponent(next)}`;
      expect(decideRoute('authed', at(path, { user }))).toEqual({ kind: 'redirect', to: '/en/account' });
    },
  );
});

describe('auth-type', () => {
  it('asks a visitor to log in, and tells a reader who may', () => {
    expect(decideRoute('auth-type', at('/en/mywork'))).toEqual({
      kind: 'redirect',
      to: '/en/login?next=%2Fen%2Fmywork',
    });
    expect(decideRoute('auth-type', at('/en/mywork', { user: { roles: [] } }))).toEqual({
      kind: 'redirect',
      to: '/en/translator-request',
      notice: 'translators-only',
    });
  });
});

describe('otp', () => {
  const toReset = { kind: 'redirect', to: '/en/resetpassword' };
  const pass = { kind: 'pass' };

  it('opens the code page where a reset was asked for in this tab', () => {
    expect(decideRoute('otp', at('/en/resetcode'))).toEqual(toReset);
    expect(decideRoute('otp', at('/en/resetcode', { otp: { asked: true } }))).toEqual(pass);
    expect(decideRoute('otp', at('/en/resetcode/?x=1', { otp: { asked: true } }))).toEqual(pass);
  });

  it('opens the password page while the ticket lasts', () => {
    const ticket = (ticketExpiresAt: number) =>
      at('/en/newpassword', { otp: { asked: true, ticketExpiresAt } });
    expect(decideRoute('otp', at('/en/newpassword', { otp: { asked: true } }))).toEqual(toReset);
    expect(decideRoute('otp', ticket(NOW + 1))).toEqual(pass);
    expect(decideRoute('otp', ticket(NOW))).toEqual(toReset);
  });
});

describe('publisher', () => {
  it('is there, or is not found by its address', () => {
    expect(decideRoute('publisher', at('/en/publisher/x', { publisherExists: true }))).toEqual({
      kind: 'pass',
    });
    expect(decideRoute('publisher', at('/en/publisher/x?page=2', { publisherExists: false }))).toEqual({
      kind: 'not-found',
      message: 'Page Not Found: /en/publisher/x',
    });
  });
});

describe('redirect', () => {
  it('replaces an id or an old slug by the current one and keeps the rest', () => {
    const state = at('/en/comic/old?from=home#chapters', { params: { comic: 'old' }, currentSlug: 'new' });
    expect(decideRoute('redirect', state)).toEqual({
      kind: 'redirect',
      to: '/en/comic/new?from=home#chapters',
    });
    expect(decideRoute('redirect', { ...state, currentSlug: 'old' })).toEqual({ kind: 'pass' });
  });
});

describe('reviewer', () => {
  it('does not exist for others', () => {
    expect(decideRoute('reviewer', at('/en/review'))).toEqual({
      kind: 'not-found',
      message: 'Page not found',
    });
  });
});

describe('a rule that does not exist', () => {
  it.each(['', 'administrator', 'AUTH', 'toString'])('%j is an error', (rule) => {
    expect(() => decideRoute(rule, at('/en'))).toThrow('Unknown route middleware');
  });
});
