import { RELOAD_GUARD_SECONDS } from '@rawi/model/constants';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** Specification, section 4: no second reload for the same path within this time, in milliseconds. */
export const RELOAD_GUARD = RELOAD_GUARD_SECONDS * 1000;

export interface Reload {
  readonly path: string;
  /** In milliseconds since the epoch. */
  readonly at: number;
}

/** Whether a page may reload itself. A build that never becomes current must not reload it endlessly. */
export function mayReload(last: Reload | undefined, path: string, now: number): boolean {
  // After a clock was set back, the time since the last reload is unknown.
  return last === undefined || last.path !== path || now < last.at || now - last.at >= RELOAD_GUARD;
}

const last = keptJson('sessionStorage', 'lastReload', (value): Reload | undefined => {
  const [path, at] = [fieldOf(value, 'path'), fieldOf(value, 'at')];
  return typeof path === 'string' && typeof at === 'number' ? { path, at } : undefined;
});

export const parseReload = last.parse;

/** Whether this tab has just reloaded a path: once more would change nothing. */
export const isReloaded = (path: string, now: number = Date.now()): boolean =>
  !mayReload(last.read(), path, now);

/** Reloads `path` from the server unless this tab has just done so. Returns whether it does. */
export function reloadAt(path: string, now: number = Date.now()): boolean {
  if (!mayReload(last.read(), path, now)) return false;
  // A reload that cannot be remembered cannot be guarded: the old build is better than an endless reload.
  if (!last.keep({ path, at: now })) return false;
  location.assign(path);
  return true;
}
