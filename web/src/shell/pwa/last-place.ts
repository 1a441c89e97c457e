import { DEFAULT_LOCALE, type Locale } from '@rawi/model/lists/locales';
import { keptText } from '../../core/device/device-store.ts';
import { isStandalone } from '../../core/device/standalone.ts';
import { localeOf } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';

/** Where an installed site was left: it opens there again, as an app does. */

/** What the manifest's `start_url` has, and no link: `/?app`. Its shortcuts name a page behind it: `/?app=downloads`. */
export const START_MARK = 'app';

/** Where the shortcuts of the manifest lead, in the language of whoever opens one. */
const SHORTCUTS: Readonly<Record<string, (locale: Locale) => string>> = {
  continue: paths.continueReading,
  downloads: paths.downloads,
  search: (locale) => paths.search(locale),
  saved: paths.savedItems,
};

/** Paths below the language whose purpose has passed when somebody comes back. */
const PASSING =
  /^\/(?:login|signup|think|resetpassword|resetcode|newpassword|auth|unsubscribe|shared-file)(?:\/|$)/;

/** Whether the app can open at this address again. */
export function isPlace(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  const locale = localeOf(path);
  return locale !== undefined && !PASSING.test(path.slice(locale.length + 1));
}

const place = keptText('localStorage', 'lastPlace', (stored) => (isPlace(stored) ? stored : undefined));

export const lastPlace = place.read;

/** Keeps the address at which the installed site stands, unless nobody should come back to it. */
export function keepPosition(address: string): void {
  if (isPlace(address)) place.keep(address);
}

/**
 * Puts the last address, or that of a shortcut, into the address bar where the installed site was just
 * started. Has to be called before the router reads it.
 */
export function openLastPlace(): void {
  const asked = new URLSearchParams(location.search).get(START_MARK);
  if (asked === null) return;
  // boot.js has put the language into the address.
  const shortcut = SHORTCUTS[asked]?.(localeOf(location.pathname) ?? DEFAULT_LOCALE);
  const address = shortcut ?? (isStandalone() ? lastPlace() : undefined);
  const own = location.pathname + location.hash;
  history.replaceState(history.state, '', address ?? own);
}
