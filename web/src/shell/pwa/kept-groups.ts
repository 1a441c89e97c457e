import { type BuildGroup, isBuildGroup } from './build-groups.ts';

/**
 * Which groups of the build this device keeps beside a visitor's. Page and service worker share the list, so that a
 * worker that is installed later, of this build or a newer one, fetches them with it.
 */

/** Holds the files of the groups, and their list. Nothing takes a file out of it but a newer build. */
export const GROUPS_CACHE = 'rawi-groups';
const LIST = '/rawi-groups/list.json';

/** What a page says to the worker. */
export interface KeepGroups {
  readonly type: 'KEEP_GROUPS';
  readonly groups: readonly BuildGroup[];
}

export async function readKeptGroups(): Promise<readonly BuildGroup[]> {
  const cache = await caches.open(GROUPS_CACHE);
  const stored: unknown = await (await cache.match(LIST))?.json();
  return Array.isArray(stored) ? stored.filter(isBuildGroup) : [];
}

/**
 * Adds groups to the list, and has the worker fetch them as soon as one is active. Rejects where the browser keeps nothing
 * (private mode, a full device).
 */
export async function keepGroups(groups: readonly BuildGroup[]): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  const listed = await readKeptGroups();
  const fresh = groups.filter((group) => !listed.includes(group));
  if (fresh.length > 0) {
    const cache = await caches.open(GROUPS_CACHE);
    await cache.put(LIST, Response.json([...listed, ...fresh]));
  }
  const message: KeepGroups = { type: 'KEEP_GROUPS', groups };
  // Not awaited: the first worker is registered after this, and fetches what is listed when it is installed.
  void navigator.serviceWorker.ready.then(({ active }) =>
    // A worker is one party, so there is no origin to address.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    active?.postMessage(message),
  );
}

/** Whether a path is of the list and no file of the build. */
export const isList = (path: string): boolean => path === LIST;
