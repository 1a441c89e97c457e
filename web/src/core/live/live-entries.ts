/**
 * What ReactFire leaves behind, and how it is taken away. ReactFire keeps every observable and every query for as long
 * as the page, under an id. An id of ours names the person, the session and the path, and is used by one mount only. When
 * that mount ends, its source is completed and its id is deleted. When a session ends, both caches are emptied once the
 * last component of it has unmounted (docs/decisions/010). This file imports nothing, so that the session can use it on
 * pages that never load ReactFire.
 */

export interface LiveEntry {
  readonly id: string;
  /** Closes the listener; a component that still shows the entry is told nothing more. */
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

/** An id that no other mount has, nor one of an earlier session of the same person. */
export function newLiveId(uid: string, path: string): string {
  mounts += 1;
  return `${uid}/${session}/${path}#${mounts}`;
}

/** Says that a component begins to show an entry. */
export function openLive(entry: LiveEntry): void {
  open.set(entry, session);
}

/** Says that the component has unmounted, or asks anew. */
export function closeLive(entry: LiveEntry): void {
  entry.end();
  open.delete(entry);
  observables()?.delete(entry.id);
  if (open.size === 0 || [...open.values()].every((at) => at === session)) emptyIfEnded();
}

let hasEnded = false;

/** The session has ended: every listener of it closes now, and both caches are emptied after the last unmount. */
export function endLiveSession(): void {
  session += 1;
  hasEnded = true;
  for (const entry of open.keys()) entry.end();
  if (open.size === 0) emptyIfEnded();
}

/** Empties both caches together, but for what the next session has opened already. */
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
