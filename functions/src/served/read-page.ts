import { asThisVersion, isOutdated, versionOf } from '@rawi/model/pages/other-version';
import type { Serving } from './serving.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Reads a page's document as one of this build's version; undefined if there is none. Rejects in time, and for a document that
 * this build cannot read at all.
 */
export async function readPage(
  { read, onOutdated }: Pick<Serving, 'read' | 'onOutdated'>,
  pageId: string,
): Promise<unknown> {
  return readable(onOutdated, pageId, await withTimeout(read(pageId)));
}

/**
 * A stored document as one of this build's version: one of another version as far as this build understands it, and an
 * earlier one is renewed behind. Throws for one that this build cannot read at all.
 */
export function readable(onOutdated: Serving['onOutdated'], pageId: string, stored: unknown): unknown {
  const version = versionOf(stored);
  if (version === undefined) return stored;
  if (isOutdated(stored)) onOutdated(pageId, stored);
  const page = asThisVersion(stored);
  if (page === undefined) throw new Error(`The page ${pageId} is of version ${version} and cannot be read.`);
  return page;
}
