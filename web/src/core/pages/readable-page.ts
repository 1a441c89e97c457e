import type { KeptPage } from './kept-pages.ts';
import { isOfOtherVersion } from './page-document.ts';

/**
 * A document as this build reads it: one of another version is converted as far as possible, else it stays what it is. The
 * site has one while its pages are built again after an update, and a device keeps what another build saved. Never rejects.
 */
export async function readableDocument(document: unknown): Promise<unknown> {
  if (!isOfOtherVersion(document)) return document;
  try {
    const { pageOfOtherVersion } = await import('@rawi/model/pages/other-version');
    return pageOfOtherVersion(document) ?? document;
  } catch {
    // The code for the conversion is not on the device.
    return document;
  }
}

/** A copy of a page as this build reads it, so that it opens without a network; undefined when that is not possible. */
export async function readablePage(copy: KeptPage | undefined): Promise<KeptPage | undefined> {
  const document = await readableDocument(copy?.document);
  if (!copy || document === copy.document) return isOfOtherVersion(document) ? undefined : copy;
  return { ...copy, document };
}
