import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Chunking = Rolldown.ChunkingContext;

/** The modules that `start` leads to, itself among them. A package's index leads to all of it, used or not: it ends there. */
function reachedFrom(start: string, chunking: Chunking): ReadonlySet<string> {
  const found = new Set([start]);
  for (const module of found) {
    if (module.includes('/node_modules/')) continue;
    for (const imported of chunking.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/** Names the chunk of our modules that at least two of these routes import, however far away; of any other, none. */
export function sharedBy(name: string, routes: readonly string[]): Rolldown.CodeSplittingNameFunction {
  let reached: readonly ReadonlySet<string>[] | undefined;
  return (id, chunking) => {
    reached ??= routes.map((route) =>
      reachedFrom(join(import.meta.dirname, `src/app/${route}.tsx`), chunking),
    );
    return !id.includes('/node_modules/') && reached.filter((modules) => modules.has(id)).length > 1
      ? name
      : null;
  };
}

/** Names the chunk of what this route imports and one of the others does too. */
export function sharedFrom(
  name: string,
  route: string,
  others: readonly string[],
): Rolldown.CodeSplittingNameFunction {
  const shared = others.map((other) => sharedBy(name, [route, other]));
  return (id, chunking) => (shared.some((each) => each(id, chunking) !== null) ? name : null);
}

/** As `sharedBy`, without the modules that lead to this package: who imports one of the others is not sent it. */
export function sharedWithout(
  packageName: string,
  ...[name, routes]: Parameters<typeof sharedBy>
): Rolldown.CodeSplittingNameFunction {
  const shared = sharedBy(name, routes);
  const inPackage = `/node_modules/${packageName}/`;
  return (id, chunking) => {
    const found = shared(id, chunking);
    const leadsThere = () => [...reachedFrom(id, chunking)].some((module) => module.includes(inPackage));
    return found === null || leadsThere() ? null : found;
  };
}
