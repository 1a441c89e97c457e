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
