import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, type WordKey, words } from './support/words.ts';

test.use({ layout: 'screen' });

const t = (locale: Locale, key: WordKey<'reader'>) => words(locale, 'reader', key);
const sheetOf = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: t(locale, 'settings.title') });

/** Opens a chapter with its settings beside or over it. */
async function openSettings(page: Page, locale: Locale): Promise<Locator> {
  const chapter = await firstChapterOf(await comicOf('seeded'), locale);
  await page.goto(`/${locale}/chapter/${chapter.id}`);
  await new Reader(page).shows(1);
  await page.keyboard.press(',');
  await expect(sheetOf(page, locale)).toBeVisible();
  return sheetOf(page, locale);
}

/** What of the sheet is cut: words that are longer than their box, or stand beyond the edge of the screen. */
const cutIn = (sheet: Locator) =>
  sheet.evaluate((dialog) => {
    const parts = Array.from(
      dialog.querySelectorAll<HTMLElement>('h2, p, span, label, button, output, input'),
    );
    const seen = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 2);
    return [dialog, ...seen]
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const isBeyond = left < -0.5 || right > window.innerWidth + 0.5;
        return (
          isBeyond || (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline')
        );
      })
      .map((part) => `${part.tagName} ${part.textContent?.trim().slice(0, 40)}`);
  });

for (const locale of inOneLanguage('en')) {
  test(`${locale}: nothing of the settings is cut on a phone of 390 or 320 px, whatever is read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const sheet = await openSettings(page, locale);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const layout of ['single', 'double', 'vertical'] as const) {
        await sheet
          .getByRole('radio', { name: words(locale, 'reading-settings', `layout.${layout}`), exact: true })
          .check();
        await expect(page.locator('[data-reader]')).toHaveAttribute('data-reader', layout);
        await sheet.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
        expect(await cutIn(sheet), `${layout}, ${width} px`).toEqual([]);
        if (width === 320) expect(await violations(page), layout).toEqual([]);
      }
      // Its end can be reached, above the foot of the screen.
      const last = sheet.getByRole('button', { name: t(locale, 'help.title'), exact: true });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
