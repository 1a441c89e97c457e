import { type Layout, ROUTES } from '@rawi/model/routes/route-rules';
import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GUARDED, pathsOf } from './guards/guarded.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { FullScreenLayout } from './layouts/full-screen-layout.tsx';
import { PageLayout } from './layouts/page-layout.tsx';
import { pages, routes } from './router.tsx';

/** The component that each layout of the table renders in. */
const STANDS_IN: Readonly<Record<Layout, unknown>> = {
  home: PageLayout,
  default: PageLayout,
  blogs: PageLayout,
  dynamic: PageLayout,
  account: PageLayout,
  login: AuthLayout,
  'sign-up': AuthLayout,
  reader: FullScreenLayout,
};

const filledIn = (path: string) => path.replaceAll(/:\w+/g, 'any');
const elementOf = ({ element }: RouteObject) => (isValidElement(element) ? element.type : undefined);

describe('the router', () => {
  const paths = pathsOf(pages);
  const built = ROUTES.filter(({ path }) => paths.includes(path));

  it('builds no page that the table does not have, and none twice', () => {
    expect(paths.toSorted()).toEqual(built.map(({ path }) => path).toSorted());
  });

  it('has every page with restricted access, so that its rule is checked before the page counts as missing', () => {
    const open = ROUTES.filter(({ rule }) => rule === undefined);
    expect([...built, ...open].map(({ path }) => path)).toEqual(
      expect.arrayContaining(ROUTES.map(({ path }) => path)),
    );
  });

  it.each(built.map(({ path, rule }) => [path, rule] as const))(
    'checks the rule of %s before it opens: %s',
    (path, rule) => {
      const { handle } = matchRoutes(routes, `/en${filledIn(path)}`)?.at(-1)?.route ?? {};
      // Where a comic moved to, and whether there is such a publisher, the page's own document tells.
      const hasRule = rule !== undefined && rule !== 'redirect' && rule !== 'publisher';
      expect(handle === GUARDED).toBe(hasRule);
    },
  );

  it.each(built.map(({ path }) => path))('leads %s to its own route', (path) => {
    const matches = matchRoutes(routes, `/en${filledIn(path)}`) ?? [];
    const last = matches.at(-1)?.route;
    expect(last?.index ? '/' : `/${last?.path}`).toBe(path);
  });

  it.each(built.map(({ path, layout }) => [path, layout] as const))(
    '%s stands in the %s layout',
    (path, layout) => {
      const matches = matchRoutes(pages, filledIn(path)) ?? [];
      expect(elementOf(matches[0]?.route ?? {})).toBe(STANDS_IN[layout]);
      expect(STANDS_IN[layout]).toBeDefined();
      // The account's own frame, and that of the staff's lists, adds one more level.
      const isFramed = layout === 'account' || /^\/review(\/[a-z-]+)?$/.test(path);
      expect(matches.length).toBe(isFramed ? 3 : 2);
    },
  );

  it.each(['/en/no/such/page', '/en/comic', '/ar/account/more', '/no/such/page'])(
    'has no page for %s',
    (address) => {
      expect(matchRoutes(routes, address)?.at(-1)?.route.path).toBe('*');
    },
  );
});
