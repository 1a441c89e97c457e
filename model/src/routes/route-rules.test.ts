import { describe, expect, it } from 'vitest';
import specification from '../../test-data/routes.json' with { type: 'json' };
import { isRouteRule, ROUTE_RULES, ROUTES, type RouteRule, routeAt } from './route-rules.ts';

const pathsWith = (rule: RouteRule | undefined) =>
  ROUTES.filter((route) => route.rule === rule).map(({ path }) => path);

describe('the route table', () => {
  it.each(Object.entries(specification.byRule))(
    'has the routes of the %s rule and no others',
    (rule, routes) => {
      if (!isRouteRule(rule)) throw new Error(`${rule} is no rule`);
      expect(pathsWith(rule).toSorted()).toEqual(routes.toSorted());
    },
  );

  it('has the routes without a rule, and ours', () => {
    expect(pathsWith(undefined).toSorted()).toEqual(
      [...specification.withoutRule, ...specification.oursWithoutRule].toSorted(),
    );
  });

  it('has each path once, and no rule that nobody uses', () => {
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
    for (const rule of ROUTE_RULES) expect(pathsWith(rule), rule).not.toEqual([]);
  });

  it('gives the account layout to what the specification says', () => {
    const withLayout = ROUTES.filter(({ layout }) => layout === 'account').map(({ path }) => path);
    expect(withLayout.toSorted()).toEqual(specification.accountLayout.toSorted());
  });

  it('finds an entry by its path', () => {
    expect(routeAt('/account').rule).toBe('auth');
    expect(() => routeAt('/nowhere')).toThrow('/nowhere');
  });
});
