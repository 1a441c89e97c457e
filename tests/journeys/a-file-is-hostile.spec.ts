import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drawPdf, HOSTILE_FILES } from '@rawi/import/testing/sample-folder';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { serveParts, withoutImages } from './support/changed-chapter.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/**
 * Files made to break things, as the file of a chapter that has no page images: they are refused when they are uploaded, so
 * the reader meets them only if something has gone wrong. Each shows its page or says what is the matter. One of each kind:
 * that every one of them is refused or made harmless before it is stored is held by `media/src/distill/hostile.test.ts`.
 */

/** What the page must become: drawn, or one of the reader's sentences. `either` where pdf.js may repair it or not. */
type Outcome = 'shown' | 'said' | 'either';
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  'zero-bytes.pdf': 'said',
  'text-renamed.pdf': 'said',
  'only-header.pdf': 'said',
  'png-renamed.pdf': 'said',
  'cbz-renamed.pdf': 'said',
  'truncated-comic.pdf': 'said',
  'zero-pages.pdf': 'said',
  'page-tree-loop.pdf': 'said',
  'REDHAT-1531897-0.pdf': 'said',
  'poppler-742-0-fuzzed.pdf': 'said',
  'issue6010_1.pdf': 'said',
  'encrypted-user-password-reader.pdf': 'said',
  'ok-minimal.pdf': 'shown',
  'rotation.pdf': 'shown',
  'huge-mediabox.pdf': 'either',
  // These ask for something to be run or opened; what is drawn of them is their own matter.
  'openaction-js.pdf': 'either',
  'openaction-uri.pdf': 'either',
  'openaction-submitform.pdf': 'either',
  'js-buttons.pdf': 'either',
  'autoprint.pdf': 'either',
};

async function hostileFiles(): Promise<readonly (readonly [string, Buffer])[]> {
  if (HOSTILE_FILES !== undefined) {
    const folder = HOSTILE_FILES;
    return ['handmade', 'pdfjs'].flatMap((part) =>
      readdirSync(join(folder, part))
        .filter((name) => name in OUTCOMES)
        .map((name) => [name, readFileSync(join(folder, part, name))] as const),
    );
  }
  console.warn('No hostile files here (RAWI_SAMPLES): made ones of the same kinds are read.');
  const whole = Buffer.from(await drawPdf(2));
  return [
    ['ok-minimal.pdf', whole],
    ['zero-bytes.pdf', Buffer.alloc(0)],
    ['only-header.pdf', Buffer.from('%PDF-1.7')],
    ['text-renamed.pdf', Buffer.from('just words')],
    ['truncated-comic.pdf', whole.subarray(0, whole.length / 3)],
  ];
}

/** Makes chapters that are like one but for their only page, which is a file; resolves with the address of each. */
async function chaptersOfOneFile(page: Page, chapter: ChapterPayload) {
  const answer = await page.request.get(`/en/chapter/${chapter.id}/_payload.json`);
  const document = (await answer.json()) as { readonly payload: ChapterPayload };
  return async (id: string, file: Buffer): Promise<string> => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const pdf = { path: `public/${id}.pdf`, bytes: Math.max(1, file.length) };
    const payload = { ...withoutImages(document.payload), id, pdf, pageCount: 1 };
    await page.route(`**/chapter/${id}/_payload.json`, (route) =>
      route.fulfill({ json: { ...document, payload } }),
    );
    await serveParts(page, file);
    return `/en/chapter/${id}`;
  };
}

/** Goes to an address as a link of the app does: in the document that is open. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

test('a file that is made to break things shows its page or says what is the matter; nothing of it runs', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const chapter = await firstChapterOf(await comicOf('imported'), 'en');
  const strange: string[] = [];
  page.on('dialog', (dialog) => {
    strange.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', (opened) => strange.push(`a window: ${opened.url()}`));
  context.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== '' && hostname !== '127.0.0.1') strange.push(`a request: ${request.url()}`);
  });
  const alert = page.locator('main').getByRole('alert');
  const asFile = await chaptersOfOneFile(page, chapter);
  await page.goto(`/en/comic/${chapter.comic.slug}`);
  // In one document, each as a chapter of its own: what a file leaves behind is there when the next one comes.
  for (const [index, [name, file]] of (await hostileFiles()).entries()) {
    await test.step(name, async () => {
      await follow(page, await asFile(`hostile-${index}`, file));
      const shown = new Reader(page).drawn(1);
      await expect(shown.or(alert).first(), name).toBeVisible({ timeout: 90_000 });
      const became = async () => ((await alert.count()) > 0 ? 'said' : 'shown');
      const expected = OUTCOMES[name] ?? 'either';
      // A page may stand there for a moment before its file turns out to have none.
      if (expected !== 'either') await expect.poll(became, name).toBe(expected);
      if ((await became()) === 'said') await expect(alert).toContainText(words('en', 'reader', 'tryAgain'));
      // The back button works, whatever the file has done.
      await page.goBack();
      await expect(page.locator('main [data-page]')).toHaveCount(0);
      await expect(page.locator('main h1')).toBeVisible();
    });
  }
  expect(strange).toEqual([]);
});
