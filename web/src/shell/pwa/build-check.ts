import { fieldOf, keptText } from '../../core/device/device-store.ts';
import { ownBuild } from '../../core/firebase/env.ts';

/**
 * Whether the site has a newer build than this page (specification, sections 4 and 7: `builds/latest.json`).
 * Where a worker keeps the site, its newer worker brings the build; elsewhere the next page does.
 */

/**
 * The build that this tab has already reported. Without it, a page that comes from a cache again would be
 * reloaded endlessly.
 */
const reported = keptText('sessionStorage', 'toldBuild', (stored) => stored);

/**
 * Resolves with whether there is a newer build that this tab has not reported yet. Without a network there is
 * none.
 */
export async function hasNewerBuild(): Promise<boolean> {
  const own = ownBuild();
  if (own === undefined) return false;
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' });
    const latest = response.ok ? fieldOf(await response.json(), 'id') : undefined;
    if (typeof latest !== 'string' || latest === own || latest === reported.read()) return false;
    return reported.keep(latest);
  } catch {
    return false;
  }
}
