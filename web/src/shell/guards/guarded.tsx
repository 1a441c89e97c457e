import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { opened, openLocale } from '../open-locale.ts';
import { PaintedFallback } from '../painted-fallback.tsx';

/** The rules' code is loaded in parallel with the page that needs it. */
const loadGuard = () => import('./guard.ts');

interface RouteModule {
  readonly Component: () => ReactNode;
  readonly loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
  readonly shouldRevalidate?: (args: ShouldRevalidateFunctionArgs) => boolean;
}

/** Marks a route whose rule is checked before it opens. */
export const GUARDED = { isGuarded: true } as const;

/** Below the language prefix a route has no slash in front. */
const below = (path: string) => path.replace(/^\//, '');

/** A page of the route table behind its rule: its own loader runs once the rule has allowed it. */
export function guardRoute(path: string, load: () => Promise<RouteModule>): RouteObject {
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
    handle: GUARDED,
    HydrateFallback: PaintedFallback,
  };
}

/** A page of the route table that has no rule: everybody may open it, and the rules' code is not loaded for it. */
export function openRoute(path: string, load: () => Promise<RouteModule>): RouteObject {
  return { path: below(path), lazy: opened(load), HydrateFallback: PaintedFallback };
}

/** The paths that routes lead to, as the table writes them. */
export function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : []),
    ...(path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children),
  ]);
}
