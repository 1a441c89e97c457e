import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { openLocale } from '../open-locale.ts';
import { PaintedFallback } from '../painted-fallback.tsx';

/** What the rules decide is fetched beside the page that asks. */
const loadGuard = () => import('./guard.ts');

interface RouteModule {
  readonly Component: () => ReactNode;
  readonly loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
  readonly shouldRevalidate?: (args: ShouldRevalidateFunctionArgs) => boolean;
}

/** Below the language prefix a route has no slash in front. */
const below = (path: string) => path.replace(/^\//, '');

/** A page of the route table behind its rule: its own loader runs once the rule has let it pass. */
export function guarded(path: string, load: () => Promise<RouteModule>): RouteObject {
  return {
    path: below(path),
    lazy: async () => {
      const [{ loader, Component, shouldRevalidate }, { guard }] = await Promise.all([load(), loadGuard()]);
      return {
        Component,
        ...(shouldRevalidate && { shouldRevalidate }),
        loader: async (args: LoaderFunctionArgs) => {
          await openLocale(args.params['locale']);
          await guard(path, args);
          return (await loader?.(args)) ?? null;
        },
      };
    },
    HydrateFallback: PaintedFallback,
  };
}

/** The paths that routes lead to, as the table writes them. */
export function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : []),
    ...(path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children),
  ]);
}
