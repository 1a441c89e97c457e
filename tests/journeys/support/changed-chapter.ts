import type { BrowserContext, Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';

/** From now on the site says this of a chapter instead. Open it from a page of the site: a served one is not asked for. */
export async function changeChapter(
  where: Page | BrowserContext,
  id: string,
  change: (payload: ChapterPayload) => Partial<ChapterPayload>,
): Promise<void> {
  await where.route(`**/chapter/${id}/_payload.json`, async (route) => {
    const document = (await (await route.fetch()).json()) as { readonly payload: ChapterPayload };
    await route.fulfill({ json: { ...document, payload: change(document.payload) } });
  });
}

/** The chapter as one that is only a file. */
export function withoutImages(payload: ChapterPayload): Partial<ChapterPayload> {
  const { manifest: _, ...rest } = payload;
  return rest;
}

/** The files of chapters, as they are asked for. */
const FILES = /\/v0\/b\/.*\.pdf\?/;

/**
 * From now on the chapter is this file and no images; it is given out in parts, a part that `isCut` breaks off. Open it from a
 * page of the site.
 */
export async function serveFile(
  page: Page,
  chapter: ChapterPayload,
  served: {
    readonly file: Buffer;
    readonly pageCount: number;
    readonly isCut?: (begin: number) => boolean;
  },
): Promise<void> {
  const { file, pageCount, isCut } = served;
  await changeChapter(page, chapter.id, (payload) => ({
    ...withoutImages(payload),
    pdf: { ...payload.pdf, bytes: Math.max(1, file.length) },
    pageCount,
  }));
  await serveParts(page, file, isCut);
}

/** From now on every chapter's file is this one, in the parts that are asked for; a part that `isCut` breaks off. */
export async function serveParts(
  page: Page,
  file: Buffer,
  isCut: (begin: number) => boolean = () => false,
): Promise<void> {
  await page.route(FILES, async (route) => {
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers()['range'] ?? '') ?? [];
    if (isCut(Number(from))) return route.abort();
    const end = Math.min(to === '' ? file.length - 1 : Number(to), file.length - 1);
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/pdf' };
    await route.fulfill({ status: 206, headers, body: file.subarray(Number(from), end + 1) });
  });
}
