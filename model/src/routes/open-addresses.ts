import { PAYLOAD } from '../constants.ts';
import { LOCALES } from '../lists/locales.ts';
import { OEMBED } from './embed-addresses.ts';

/**
 * What programs and pages of other sites may read, too: what search reads and the public interface (`/data/`), the documents of
 * pages, feeds and catalogues for reading programs. Nothing below `/api/` is among them, and no document of a page of somebody's own: of a reader, of a
 * list. Imports no zod.
 */
const OPEN_ADDRESS = new RegExp(
  `^/data/|^/(?:${LOCALES.join('|')})(?:/(?:feeds|opds)(?:/|$)|(?:/(?!(?:reader|list)/).*)?${PAYLOAD.replace('.', String.raw`\.`)}$)`,
);

/** Whether other sites may read what is at this address. */
export function isOpenAddress(pathname: string): boolean {
  return OPEN_ADDRESS.test(pathname);
}

/** What is there for programs alone; what the app reads is not among it, so that no program uses up what readers need. */
const METERED_ADDRESS = new RegExp(
  `^(?:/data/v[1-9][0-9]?|${OEMBED}|/(?:${LOCALES.join('|')})/(?:feeds|opds|embed))(?:/|$)`,
);

/** Whether so many answers a minute are made of what is at this address. */
export function isMeteredAddress(pathname: string): boolean {
  return METERED_ADDRESS.test(pathname);
}
