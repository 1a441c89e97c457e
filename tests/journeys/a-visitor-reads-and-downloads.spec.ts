import { readFile } from 'node:fs/promises';
import { comicOf, findChapter, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { LOCALES, number, words } from './support/words.ts';

const isLoaded = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;

for (const locale of LOCALES) {
  for (const kind of ['seeded', 'imported'] as const) {
    test(`home, comic, chapter, page 2, download: ${kind}, in ${locale}`, async ({ page }) => {
      const comic = await comicOf(kind);
      const chapter = await firstChapterOf(comic, locale);
      const reader = new Reader(page);

      await page.goto(`/${locale}`);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await page
        .locator(`a[href="/${locale}/comic/${comic.slug}"]`)
        .filter({ visible: true })
        .first()
        .click();

      await expect(page).toHaveURL(`/${locale}/comic/${comic.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        comic.names[locale] ?? comic.series,
      );
      await page.getByRole('link', { name: words(locale, 'comic', 'readNow') }).click();

      await expect(page).toHaveURL(`/${locale}/chapter/${chapter.id}`);
      await reader.shows(1);
      await expect(page.locator('section[data-pages]')).toHaveAttribute('dir', 'ltr');
      await expect(page.locator('section[data-pages]')).toHaveAttribute(
        'data-pages',
        String(chapter.pageCount),
      );
      await reader.turn(chapter.readingDirection);
      await reader.shows(2);
      await expect(page).toHaveURL(`/${locale}/chapter/${chapter.id}?page=2`);
      await page.reload();
      await reader.shows(2);

      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: words(locale, 'reader', 'download.action') }).click();
      const download = await downloading;
      const name = comic.names[locale] ?? comic.series;
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      expect(download.suggestedFilename()).toContain(name);
      const file = await readFile(await download.path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      expect(file.byteLength).toBe(chapter.pdf.bytes);
      await expect(page.getByText(words(locale, 'reader', 'download.saved')).first()).toBeVisible();
    });
  }

  test(`a chapter is offered as a strip of its panels, in the order of the language, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/comic/${(await comicOf('seeded')).slug}`);
    const strip = page.locator('[data-strip]').first();
    const panels = strip.locator('img');
    await expect.poll(() => panels.first().evaluate(isLoaded)).toBe(true);
    expect(await panels.count()).toBe(Number(await strip.getAttribute('data-strip')));
    const starts = await strip
      .locator('span')
      .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().left));
    expect(starts.length).toBeGreaterThan(1);
    expect(starts).toEqual(starts.toSorted((one, other) => (locale === 'ar' ? other - one : one - other)));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(strip.locator('span').filter({ visible: true })).toHaveCount(Math.min(3, starts.length));
  });

  test(`the end of a chapter leads to the next, and back, in ${locale}`, async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const next = chapter.next;
    if (next === undefined) throw new Error('The first seeded chapter has no next one.');
    await page.goto(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
    await new Reader(page).shows(chapter.pageCount);
    await new Reader(page).turn(chapter.readingDirection);
    await page
      .getByRole('link', {
        name: words(locale, 'reader', 'end.readNext', { number: number(next.number, locale) }),
      })
      .click();
    await expect(page).toHaveURL(`/${locale}/chapter/${next.id}`);
    await new Reader(page).shows(1);
    const back = words(locale, 'reader', 'previousChapterNamed', {
      chapter: words(locale, 'reader', 'chapter', { number: number(chapter.number, locale) }),
    });
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(`/${locale}/chapter/${chapter.id}`);
  });

  test(`a chapter that may not be downloaded says so, in ${locale}`, async ({ page }) => {
    const chapter = await findChapter(({ downloadable }) => !downloadable);
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await new Reader(page).shows(1);
    await expect(page.getByText(words(locale, 'reader', 'download.notYet'))).toBeVisible();
    await expect(page.getByRole('button', { name: words(locale, 'reader', 'download.action') })).toHaveCount(
      0,
    );
  });
}

test('the sentence about downloads is the specification’s', () => {
  expect(words('en', 'reader', 'download.notYet')).toBe(
    'Some chapters may not be downloadable because the feature is not yet activated for all.',
  );
});

test('a chapter drawn as a strip scrolls, and the address follows', async ({ page }) => {
  const chapter = await findChapter(({ readingDirection }) => readingDirection === 'vertical');
  await page.goto(`/en/chapter/${chapter.id}`);
  await new Reader(page).shows(1);
  await page.locator('[data-page="2"]').scrollIntoViewIfNeeded();
  await page.mouse.move(700, 450);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    expect(new URL(page.url()).searchParams.get('page')).not.toBeNull();
  }).toPass();
});
