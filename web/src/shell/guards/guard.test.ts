import { createMemoryRouter, type LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../core/session/session.ts';
import { keepReset } from '../../member/reset-password/reset-state.ts';
import { eventually } from '../../testing/eventually.ts';
import { guard } from './guard.ts';
import { showNotice } from './notices.ts';

const who = vi.hoisted(() => ({ session: { state: 'signed-out' } as Session, asked: 0 }));
vi.mock(import('../../core/session/session.ts'), () => ({
  knownSession: () => {
    who.asked += 1;
    return Promise.resolve(who.session);
  },
}));
vi.mock(import('./notices.ts'), () => ({ showNotice: vi.fn<typeof showNotice>(() => Promise.resolve()) }));
/** One more page, behind a rule that does not exist. */
vi.mock(import('@rawi/model/routes/route-rules'), async (original) => {
  const table = await original();
  return {
    ...table,
    routeAt: (path: string) =>
      path === '/lounge'
        ? ({ path, layout: 'default', part: 'site', rule: 'members' } as never)
        : table.routeAt(path),
  };
});

const signIn = (...roles: Extract<Session, { state: 'signed-in' }>['user']['roles'][number][]) => {
  const user = {
    uid: 'layla',
    email: 'layla@example.com',
    emailVerified: true,
    displayName: 'Layla',
    photoURL: undefined,
    roles,
  };
  who.session = { state: 'signed-in', user, authTime: 0 };
};

/** What a router hands to the loader of a page. */
const at = (address: string) =>
  ({ request: new Request(`https://rawi.example${address}`), params: {} }) as LoaderFunctionArgs;

/** Where the guard leads to. */
async function leadsTo(routePath: string, address: string): Promise<string | null> {
  try {
    await guard(routePath, at(address));
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    throw thrown;
  }
  return null;
}

beforeEach(() => {
  who.session = { state: 'signed-out' };
  who.asked = 0;
  sessionStorage.clear();
  vi.mocked(showNotice).mockClear();
});
afterEach(() => history.replaceState(null, '', '/'));

describe('the guard of a page', () => {
  it('asks who is here only when the rule is about people', async () => {
    await guard('/terms', at('/en/terms'));
    await guard('/comic/:comic', at('/en/comic/x'));
    expect(who.asked).toBe(0);
    await guard('/login', at('/en/login'));
    expect(who.asked).toBe(1);
  });

  it('leads a visitor to the log-in of the same language, with the way back', async () => {
    expect(await leadsTo('/settings', '/ar/settings?tab=mail')).toBe(
      `/ar/login?next=${encodeURIComponent('/ar/settings?tab=mail')}`,
    );
  });

  it('checks the roles in the token', async () => {
    signIn('reviewer');
    expect(await leadsTo('/mywork', '/en/mywork')).toBeNull();
    await expect(guard('/review', at('/en/review'))).resolves.toBeUndefined();
  });

  it('says why the application opens instead of a translators’ page, in the language of the address', async () => {
    signIn();
    expect(await leadsTo('/mywork', '/ar/mywork')).toBe('/ar/translator-request');
    expect(showNotice).toHaveBeenCalledExactlyOnceWith('translators-only', 'ar');
    expect(await leadsTo('/login', '/ar/login')).toBe('/ar/account');
    expect(showNotice).toHaveBeenCalledOnce();
  });

  it('checks the reset of this tab and the expiry of its ticket', async () => {
    const soon = Date.now() + 60_000;
    const reset = { email: 'layla@example.com', resendAt: soon, codeExpiresAt: soon };
    expect(await leadsTo('/resetcode', '/en/resetcode')).toBe('/en/resetpassword');
    keepReset(reset);
    expect(await leadsTo('/resetcode', '/en/resetcode')).toBeNull();
    expect(await leadsTo('/newpassword', '/en/newpassword')).toBe('/en/resetpassword');
    keepReset({ ...reset, ticket: { value: 'ticket', expiresAt: soon } });
    expect(await leadsTo('/newpassword', '/en/newpassword')).toBeNull();
    keepReset({ ...reset, ticket: { value: 'ticket', expiresAt: Date.now() } });
    expect(await leadsTo('/newpassword', '/en/newpassword')).toBe('/en/resetpassword');
  });

  it('answers with a page that does not exist to whoever may not know of it', async () => {
    await expect(guard('/review', at('/en/review'))).rejects.toMatchObject({
      name: 'PageError',
      status: 404,
      words: 'pageNotFound',
    });
  });

  it('does not know a rule or a page that the table does not have', async () => {
    await expect(guard('/lounge', at('/en/lounge'))).rejects.toThrow('Unknown route middleware');
    await expect(guard('/nowhere', at('/en/nowhere'))).rejects.toThrow('/nowhere');
  });
});

describe('the history of a refused page', () => {
  const page = (path: string) => ({ path, element: null });
  /** A router over a history of its own, whose addresses the window has as they are opened. */
  const open = (entries: readonly string[]) => {
    const router = createMemoryRouter(
      [
        page('/en'),
        page('/en/comic/x'),
        page('/en/login'),
        { ...page('/en/settings'), loader: (args) => guard('/settings', args).then(() => null) },
      ],
      { initialEntries: [...entries] },
    );
    const follow = ({ location }: typeof router.state) =>
      history.replaceState(null, '', location.pathname + location.search);
    follow(router.state);
    router.subscribe(follow);
    return router;
  };
  const address = (router: ReturnType<typeof open>) => router.state.location.pathname;

  it('has the page before, where a link led there', async () => {
    const router = open(['/en']);
    await router.navigate('/en/comic/x');
    await router.navigate('/en/settings');
    expect(address(router)).toBe('/en/login');
    await router.navigate(-1);
    await eventually(() => expect(address(router)).toBe('/en/comic/x'));
    router.dispose();
  });

  it('does not have the page itself, where it was opened by its address', async () => {
    const router = open(['/en', '/en/settings']);
    await eventually(() => expect(address(router)).toBe('/en/login'));
    await router.navigate(-1);
    await eventually(() => expect(address(router)).toBe('/en'));
    router.dispose();
  });

  it('does not have it either, where the session ended while it was open', async () => {
    signIn();
    const router = open(['/en', '/en/settings']);
    await eventually(() => expect(router.state.initialized).toBe(true));
    expect(address(router)).toBe('/en/settings');
    who.session = { state: 'signed-out' };
    await router.revalidate();
    expect(address(router)).toBe('/en/login');
    await router.navigate(-1);
    await eventually(() => expect(address(router)).toBe('/en'));
    router.dispose();
  });
});
