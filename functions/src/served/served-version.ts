import { PAYLOAD } from '@rawi/model/constants';
import { DEFAULT_LOCALE } from '@rawi/model/lists/locales';
import { versionOf } from '@rawi/model/pages/other-version';

/** How long the site may take to answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * The version of the pages that a site answers with at its own address, which is that of the release that Hosting shows;
 * undefined where it does not answer with a page. `origin` has no slash at its end.
 */
export async function servedVersion(origin: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${origin}/${DEFAULT_LOCALE}${PAYLOAD}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return versionOf(await response.json());
  } catch {
    // It is down, or answers with something else: the next run asks again.
    return undefined;
  }
}
