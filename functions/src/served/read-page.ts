import { pageOfOtherVersion, versionOf } from '@rawi/model/pages/other-version';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import type { Serving } from './serving.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Reads a page's document as one of this build's version; undefined if there is none. One of another version is read as far
 * as this build understands it, and an earlier one is renewed behind. Rejects in time, and for a document that this build
 * cannot read at all.
 */
export async function readPage({ read, onOutdated }: PageReading, pageId: string): Promise<unknown> {
  const document = await withTimeout(read(pageId));
  const version = versionOf(document);
  if (version === undefined || version === PAGE_VERSION) return document;
  if (version < PAGE_VERSION) onOutdated(pageId, document);
  const page = pageOfOtherVersion(document);
  if (!page) throw new Error(`The page ${pageId} is of version ${version} and cannot be read.`);
  return page;
}

export type PageReading = Pick<Serving, 'read' | 'onOutdated'>;
