import type { Page } from '@playwright/test';
import { contentNoteName } from '@rawi/model/lists/content-notes';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pagesOf } from '@rawi/model/truth/page-images';
import { violations } from './support/axe.ts';
import { comicOf, readChapter, readComic } from './support/catalogue.ts';
import { publishChapter } from './support/publish.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { LOCALES, type Locale, words } from './support/words.ts';

const RATED = { ageRating: '16', contentNotes: ['frightening'] } as const;

/** A chapter of its own for each language, with its page. */
async function noticed(locale: Locale) {
  const comic = await readComic((await comicOf('seeded')).slug);
  const rated = { ageRating: RATED.ageRating, contentNotes: [...RATED.contentNotes] };
  const published = await publishChapter(comic, {
    number: locale === 'en' ? 7161 : 7162,
    language: locale,
    rated,
  });
  // Asked for before it is there it would be missing for a while.
  await expect
    .poll(
      () =>
        readChapter(published.id).then(
          ({ ageRating }) => ageRating,
          () => undefined,
        ),
      { timeout: 60_000 },
    )
    .toBe(RATED.ageRating);
  return { ...published, comic, chapter: await readChapter(published.id) };
}

/** The pictures of a chapter's pages that a browser has asked for. */
function pagesAskedFor(page: Page, { manifest }: ChapterPayload): readonly string[] {
  const pages = manifest ? pagesOf(manifest) : [];
  const paths = pages.flatMap((sources) => JSON.stringify(sources).match(/public\/[^"]+/g) ?? []);
  expect(paths.length).toBeGreaterThan(0);
  const files = new Set(paths.map((path) => encodeURIComponent(path)));
  const asked: string[] = [];
  page.on('request', (request) => {
    if ([...files].some((file) => request.url().includes(file))) asked.push(request.url());
  });
  return asked;
}

for (const locale of LOCALES) {
  test(`${locale}: what a chapter contains comes before its pages, is answered by keyboard alone, and without scripts they stay closed`, async ({
    page,
    browser,
  }) => {
    const { id, comic, chapter, withdraw } = await noticed(locale);
    const address = `/${locale}/chapter/${id}`;
    const heading = page.getByRole('heading', { level: 1 });
    const title = words(locale, 'age', 'notice.heading.afterNotice');
    try {
      const asked = pagesAskedFor(page, chapter);
      await page.goto(`/${locale}/comic/${comic.slug}`);
      await page.goto(`${address}?page=2`);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expect(heading).toHaveText(title);
      await expect(heading).toBeFocused();
      await expect(page.getByRole('listitem')).toContainText([contentNoteName('frightening')[locale]]);
      await expect(page.locator('main img, [data-pages]')).toHaveCount(0);
      expect(asked).toEqual([]);
      expect(await violations(page)).toEqual([]);

      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: words(locale, 'age', 'notice.read') })).toBeFocused();
      await page.keyboard.press('Enter');
      const reader = new Reader(page);
      await reader.shows(2);
      await expect(page).toHaveURL(`${address}?page=2`);
      expect(asked).not.toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/comic/${comic.slug}`);
      await page.goto(address);
      await reader.shows(1);
      await expect(page.locator('[data-notice]:not(html)')).toHaveCount(0);

      const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
      const still = await context.newPage();
      const askedStill = pagesAskedFor(still, chapter);
      await still.goto(address, { waitUntil: 'networkidle' });
      await expect(still.getByRole('heading', { level: 1 })).toHaveText(title);
      const why = still.locator('main noscript p');
      await expect(why).toBeVisible();
      await expect(why).toHaveText(words(locale, 'age', 'notice.noScript'));
      expect(askedStill).toEqual([]);
      await context.close();
    } finally {
      await withdraw();
    }
  });
}
