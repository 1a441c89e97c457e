import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** Names the chunk of our modules that at least two of these routes import, however far away; of any other, none. */
export function sharedBy(name: string, routes: readonly string[]): Rolldown.CodeSplittingNameFunction {
  let reached: readonly ReadonlySet<string>[] | undefined;
  return (id, chunking) => {
    reached ??= routes.map((route) => {
      const found = new Set([join(import.meta.dirname, `src/app/${route}.tsx`)]);
      for (const module of found) {
        // A package's index leads to all of it, used or not.
        if (module.includes('/node_modules/')) continue;
        for (const imported of chunking.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
      }
      return found;
    });
    return !id.includes('/node_modules/') && reached.filter((modules) => modules.has(id)).length > 1
      ? name
      : null;
  };
}
