import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Chunking = Rolldown.ChunkingContext;

/**
 * The modules that `start` imports, directly or not, with itself. A package's index imports the whole
 * package, used or not, so the walk ends there. Icons are found by the names that our modules give them.
 */
function reachedFrom(start: string, chunking: Chunking): ReadonlySet<string> {
  const found = new Set([start]);
  for (const module of found) {
    if (module.includes('/node_modules/')) continue;
    const info = chunking.getModuleInfo(module);
    for (const imported of info?.importedIds ?? []) found.add(imported);
    for (const [icon] of info?.code?.matchAll(/\bIcon[A-Z]\w*/g) ?? []) found.add(icon);
  }
  return found;
}

/** How `reachedFrom` calls a module: an icon by its name, any other by its file; undefined for a package's other files. */
function reachedName(id: string): string | undefined {
  const icon = /\/icons-react\/dist\/esm\/icons\/(\w+)\./.exec(id)?.[1];
  return icon ?? (id.includes('/node_modules/') ? undefined : id);
}

/**
 * Names the chunk of our modules that at least `least` of these routes import, directly or not; returns
 * nothing for any other module.
 */
export function sharedBy(
  name: string,
  routes: readonly string[],
  least = 2,
): Rolldown.CodeSplittingNameFunction {
  let reached: readonly ReadonlySet<string>[] | undefined;
  return (id, chunking) => {
    reached ??= routes.map((route) =>
      reachedFrom(join(import.meta.dirname, `src/shell/${route}.tsx`), chunking),
    );
    const module = reachedName(id);
    return module !== undefined && reached.filter((modules) => modules.has(module)).length >= least
      ? name
      : null;
  };
}

/** Names the chunk of the modules that this route and at least one of the others import. */
export function sharedFrom(
  name: string,
  route: string,
  others: readonly string[],
): Rolldown.CodeSplittingNameFunction {
  const shared = others.map((other) => sharedBy(name, [route, other]));
  return (id, chunking) => (shared.some((each) => each(id, chunking) !== null) ? name : null);
}

/**
 * As `sharedBy`, without the modules that lead to this package: a page that imports one of the others does
 * not load it.
 */
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
