/** Specification, section 4: no second reload for the same path within 10 seconds, in milliseconds. */
export const RELOAD_GUARD = 10_000;

export interface Reload {
  readonly path: string;
  /** In milliseconds since the epoch. */
  readonly at: number;
}

/** Whether a page may reload itself: a build that never becomes current must not reload it for ever. */
export function mayReload(last: Reload | undefined, path: string, now: number): boolean {
  // A clock that was put back says nothing about the time since.
  return last === undefined || last.path !== path || now < last.at || now - last.at >= RELOAD_GUARD;
}

const KEY = 'rawi-last-reload';

/** Loads `path` anew from the server unless this tab has just done so. Says whether it does. */
export function reloadAt(path: string, now: number = Date.now()): boolean {
  if (!mayReload(lastReload(), path, now)) return false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, at: now } satisfies Reload));
  } catch {
    // What cannot be remembered cannot be guarded: better the old build than an endless reload.
    return false;
  }
  location.assign(path);
  return true;
}

function lastReload(): Reload | undefined {
  try {
    return parseReload(sessionStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Reads what was stored; anything else than a reload is none. */
export function parseReload(stored: string | null): Reload | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null || !('path' in value) || !('at' in value))
      return undefined;
    const { path, at } = value;
    return typeof path === 'string' && typeof at === 'number' ? { path, at } : undefined;
  } catch {
    return undefined;
  }
}
