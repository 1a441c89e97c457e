import { LOCALES } from '@rawi/model/lists/locales';
import { type BuildGroup, groupOf, withNeeded } from './build-groups.ts';
import { GROUPS_CACHE, isList, readKeptGroups } from './kept-groups.ts';

/** What the service worker keeps of the build beside a visitor's files: a group at a time. */

/** A file of the build: the worker's list has paths, or paths with a revision where the name has none. */
type Entry = string | { readonly url: string };
export const pathOf = (entry: Entry): string => `/${typeof entry === 'string' ? entry : entry.url}`;

export interface KeptBuild {
  /** Fetches what is missing of these groups, and of those that they build on. Rejects where a file does not arrive. */
  readonly keep: (groups: readonly BuildGroup[]) => Promise<void>;
  /** The groups for a new worker: those that the device keeps, and the languages of its open pages. */
  readonly keepForInstall: (openPages: readonly string[]) => Promise<void>;
  /** Drops the files of other builds. */
  readonly drop: () => Promise<void>;
}

/** Keeps files out of `entries`, which are all files of the build. */
export function keptBuild(entries: readonly Entry[]): KeptBuild {
  const files = new Map<string, BuildGroup | undefined>(
    entries.map((entry) => [pathOf(entry), groupOf(pathOf(entry))]),
  );

  async function keep(groups: readonly BuildGroup[]): Promise<void> {
    const cache = await caches.open(GROUPS_CACHE);
    const all = withNeeded(groups);
    const wanted = [...files].flatMap(([path, group]) => (group && all.has(group) ? [path] : []));
    const isHere = await Promise.all(wanted.map((path) => cache.match(path)));
    // One after the other is slow, and all at once takes the network from the page.
    for (const path of wanted.filter((_, index) => isHere[index] === undefined)) await cache.add(path);
  }

  return {
    keep,
    async keepForInstall(openPages) {
      const open = LOCALES.filter((locale) =>
        openPages.some((page) => new URL(page).pathname.split('/')[1] === locale),
      );
      await keep([...(open.length > 0 ? open : LOCALES), ...(await readKeptGroups())]);
    },
    async drop() {
      const cache = await caches.open(GROUPS_CACHE);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (!files.has(pathname) && !isList(pathname)) await cache.delete(request);
      }
    },
  };
}
