import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { LOCALES } from './support/words.ts';

/** What axe finds, one line each, so that a failure reads. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

// Five pages each, and axe looks at every element of them.
test.describe.configure({ timeout: 180_000 });

for (const locale of LOCALES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`axe finds nothing: ${locale}, ${colorScheme}, ${width} px`, async ({ page }) => {
        const comic = await comicOf('seeded');
        const chapter = await firstChapterOf(comic, locale);
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

        await page.goto(`/${locale}`);
        await expect(
          page.locator(`a[href="/${locale}/comic/${comic.slug}"]`).filter({ visible: true }).first(),
        ).toBeVisible();
        expect(await violations(page), 'home').toEqual([]);

        await page.goto(`/${locale}/comic/${comic.slug}`);
        await expect(
          page.locator(`a[href="/${locale}/chapter/${chapter.id}"]`).filter({ visible: true }).first(),
        ).toBeVisible();
        expect(await violations(page), 'comic').toEqual([]);

        await page.goto(`/${locale}/nothing-here`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page), 'error').toEqual([]);

        await page.goto(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
        await new Reader(page).shows(chapter.pageCount);
        expect(await violations(page), 'reader').toEqual([]);
        await new Reader(page).turn(chapter.readingDirection);
        await expect(page.locator('[data-end-card]')).toBeVisible();
        expect(await violations(page), 'end card').toEqual([]);
      });
    }
  }
}
