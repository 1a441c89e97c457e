/**
 * Cleans up what ReactFire leaves behind. ReactFire keeps every observable and every query for as long as the
 * page lives, under an id. An id of ours names the person, the session and the path, and is used by one mount
 * only. When that mount ends, its source is completed and its id is deleted. When a session ends, both caches
 * are emptied once its last component has unmounted (docs/decisions/010). This file imports nothing, so that
 * the session can use it on pages that never load ReactFire.
 */

export interface LiveEntry {
  readonly id: string;
  /** Closes the listener; a component that still shows the entry gets no further values. */
  readonly end: () => void;
}

interface ReactFireCaches {
  // oxlint-disable-next-line no-underscore-dangle
  readonly _reactFirePreloadedObservables?: Map<string, unknown>;
  // oxlint-disable-next-line no-underscore-dangle
  readonly _reactFireFirestoreQueryCache?: unknown[];
}

let session = 0;
let mounts = 0;
const open = new Map<LiveEntry, number>();

/** A new id, different from those of other mounts and of earlier sessions of the same person. */
export function newLiveId(uid: string, path: string): string {
  mounts += 1;
  return `${uid}/${session}/${path}#${mounts}`;
}

/** Registers that a component begins to show an entry. */
export function openLive(entry: LiveEntry): void {
  open.set(entry, session);
}

/** Registers that the component has unmounted, or has opened a new listener. */
export function closeLive(entry: LiveEntry): void {
  entry.end();
  open.delete(entry);
  observables()?.delete(entry.id);
  if (open.size === 0 || [...open.values()].every((at) => at === session)) emptyIfEnded();
}

let hasEnded = false;

/** Ends a session: all of its listeners close now, and both caches are emptied after the last unmount. */
export function endLiveSession(): void {
  session += 1;
  hasEnded = true;
  for (const entry of open.keys()) entry.end();
  if (open.size === 0) emptyIfEnded();
}

/** Empties both caches together, except for what the next session has opened already. */
function emptyIfEnded(): void {
  if (!hasEnded) return;
  hasEnded = false;
  const kept = new Set([...open.keys()].map(({ id }) => id));
  const map = observables();
  for (const id of map?.keys() ?? []) if (!kept.has(id)) map?.delete(id);
  queries()?.splice(0);
}

function observables(): Map<string, unknown> | undefined {
  // oxlint-disable-next-line no-underscore-dangle
  return (globalThis as ReactFireCaches)._reactFirePreloadedObservables;
}

function queries(): unknown[] | undefined {
  // oxlint-disable-next-line no-underscore-dangle
  return (globalThis as ReactFireCaches)._reactFireFirestoreQueryCache;
}
