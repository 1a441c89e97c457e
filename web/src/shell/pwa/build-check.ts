import { fieldOf, keptText } from '../../core/device/device-store.ts';
import { ownBuild } from '../../core/firebase/env.ts';

/**
 * Whether the site has a newer build than this page (specification, sections 4 and 7: `builds/latest.json`). Where a worker
 * keeps the site, its newer one brings the build; elsewhere the next page does.
 */

/** The build that this tab has told of: a page that comes from a cache once more is not loaded anew for ever. */
const told = keptText('sessionStorage', 'toldBuild', (stored) => stored);

/** Resolves with whether there is a newer build that this tab has not been told of. Without a network there is none. */
export async function hasNewerBuild(): Promise<boolean> {
  const own = ownBuild();
  if (own === undefined) return false;
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' });
    const latest = response.ok ? fieldOf(await response.json(), 'id') : undefined;
    if (typeof latest !== 'string' || latest === own || latest === told.read()) return false;
    return told.keep(latest);
  } catch {
    return false;
  }
}
