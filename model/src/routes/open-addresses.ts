import { PAYLOAD } from '../constants.ts';
import { LOCALES } from '../lists/locales.ts';

/**
 * What programs and pages of other sites may read, too: what search reads and the public interface (`/data/`), the documents of
 * pages, feeds and catalogues for reading programs. Nothing below `/api/` is among them. Imports no zod.
 */
const OPEN_ADDRESS = new RegExp(
  `^/data/|^/(?:${LOCALES.join('|')})(?:/(?:feeds|opds)(?:/|$)|(?:/.*)?${PAYLOAD.replace('.', String.raw`\.`)}$)`,
);

/** Whether other sites may read what is at this address. */
export function isOpenAddress(pathname: string): boolean {
  return OPEN_ADDRESS.test(pathname);
}
