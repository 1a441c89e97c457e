import { readFile } from 'node:fs/promises';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

const isLoaded = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;

for (const [kind, locale] of [
  ['seeded', 'ar'],
  ['imported', 'en'],
] as const) {
  test(`home, comic, chapter, page 2, download: ${kind}, in ${locale}`, async ({ page }) => {
    const comic = await comicOf(kind);
    const chapter = await firstChapterOf(comic, locale);
    const reader = new Reader(page);

    await page.goto(`/${locale}`);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await page.locator(`a[href="/${locale}/comic/${comic.slug}"]`).filter({ visible: true }).first().click();

    await expect(page).toHaveURL(`/${locale}/comic/${comic.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(comic.names[locale] ?? comic.series);
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
    expect(file.byteLength).toBe(chapter.pdf.bytes + (chapter.credits?.bytes ?? 0));
    await expect(page.getByText(words(locale, 'chapter-file', 'saved')).first()).toBeVisible();
  });
}

for (const locale of inOneLanguage('ar')) {
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
}
