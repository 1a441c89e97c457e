import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../core/i18n/i18n.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { eventually } from '../../testing/eventually.ts';
import { guardRoute, pathsOf } from './guarded.tsx';

const who = vi.hoisted(() => ({ isSignedIn: false }));
vi.mock(import('../../core/session/session.ts'), () => ({
  knownSession: () => {
    const user = {
      uid: 'layla',
      email: 'layla@example.com',
      emailVerified: true,
      displayName: undefined,
      photoURL: undefined,
      roles: [],
    };
    return Promise.resolve(
      who.isSignedIn ? { state: 'signed-in', user, authTime: 0 } : { state: 'signed-out' },
    );
  },
}));

const Component = () => null;
const loader = vi.fn<() => Promise<string>>(() => Promise.resolve('settings'));

/** Opens an address of these routes, and returns where that ends and with what. */
async function open(routes: readonly RouteObject[], address: string) {
  const router = createMemoryRouter(
    [
      { path: '/:locale', children: [...routes, { path: 'login', element: null }] },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  await eventually(() => expect(router.state.initialized).toBe(true));
  const { location, loaderData, errors } = router.state;
  router.dispose();
  const [error] = Object.values(errors ?? {});
  return { at: location.pathname, data: Object.values(loaderData), error };
}

beforeAll(() => startI18n('en'));
beforeEach(() => {
  who.isSignedIn = false;
  loader.mockClear();
});

describe('a guarded page', () => {
  const settings = guardRoute('/settings', () => Promise.resolve({ Component, loader }));

  it('loads none of its own code for people whom its rule sends away', async () => {
    expect(await open([settings], '/en/settings')).toMatchObject({ at: '/en/login', error: undefined });
    expect(loader).not.toHaveBeenCalled();
  });

  it('loads its own code once its rule lets people pass', async () => {
    who.isSignedIn = true;
    expect(await open([settings], '/en/settings')).toMatchObject({ at: '/en/settings', data: ['settings'] });
    expect(loader).toHaveBeenCalledOnce();
  });

  it('opens without a loader of its own', async () => {
    const terms = guardRoute('/terms', () => Promise.resolve({ Component }));
    expect(await open([terms], '/ar/terms')).toMatchObject({ at: '/ar/terms', data: [null] });
  });

  it('does not exist below a prefix that is no language', async () => {
    const { error } = await open([settings], '/fr/settings');
    expect(error).toEqual(PageError.notFound());
    expect(loader).not.toHaveBeenCalled();
  });

  it("keeps its module's rule for when it is loaded again", async () => {
    const shouldRevalidate = () => false;
    const page = guardRoute('/terms', () => Promise.resolve({ Component, shouldRevalidate }));
    if (typeof page.lazy !== 'function') throw new Error('A guarded page is loaded when it is opened.');
    expect(await page.lazy()).toMatchObject({ shouldRevalidate });
  });
});

describe('the paths of routes', () => {
  it('are those of the table, however deep a layout holds them', () => {
    const routes: RouteObject[] = [
      { element: null, children: [{ index: true }, { element: null, children: [{ path: 'terms' }] }] },
      { path: 'chapter/:chapter' },
    ];
    expect(pathsOf(routes)).toEqual(['/', '/terms', '/chapter/:chapter']);
  });
});
