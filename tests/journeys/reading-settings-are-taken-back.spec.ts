import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, words } from './support/words.ts';

test.use({ layout: 'screen' });

const t = (locale: Locale, key: string) => words(locale, 'reader', key);
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

test('what was chosen is taken back for this comic alone, and for all, by a button that is there to be seen', async ({
  page,
}) => {
  const sheet = await openSettings(page, 'en');
  const layout = page.locator('[data-reader]');
  const choose = (name: string) => sheet.getByRole('radio', { name: t('en', name), exact: true }).check();
  const reset = (scope: 'all' | 'comic') =>
    sheet.getByRole('button', { name: t('en', `settings.reset.${scope}`), exact: true });
  const brightness = sheet.getByRole('slider', { name: t('en', 'settings.brightness') });
  await expect(layout).toHaveAttribute('data-reader', 'double');
  // There is nothing to take back.
  await expect(reset('all')).toBeDisabled();
  await choose('layout.single');
  await choose('settings.backgrounds.page');
  await brightness.press('Home');
  await expect(reset('all')).toBeEnabled();

  await choose('settings.for.comic');
  await expect(reset('comic')).toBeDisabled();
  await choose('layout.vertical');
  await expect(layout).toHaveAttribute('data-reader', 'vertical');
  await reset('comic').click();
  // What is chosen for all holds again.
  await expect(layout).toHaveAttribute('data-reader', 'single');
  await expect(reset('comic')).toBeDisabled();
  await expect(brightness).toHaveValue('30');

  await choose('settings.for.all');
  await reset('all').click();
  await expect(layout).toHaveAttribute('data-reader', 'double');
  await expect(brightness).toHaveValue('100');
  await expect(
    sheet.getByRole('radio', { name: t('en', 'settings.backgrounds.black'), exact: true }),
  ).toBeChecked();
  await expect(reset('all')).toBeDisabled();
  await page.reload();
  await expect(layout).toHaveAttribute('data-reader', 'double');
});

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
  for (const width of [390, 320]) {
    test(`${locale}: nothing of the settings is cut on a phone of ${width} px, whatever is read`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const sheet = await openSettings(page, locale);
      for (const layout of ['single', 'double', 'vertical']) {
        await sheet.getByRole('radio', { name: t(locale, `layout.${layout}`), exact: true }).check();
        await expect(page.locator('[data-reader]')).toHaveAttribute('data-reader', layout);
        await sheet.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
        expect(await cutIn(sheet), layout).toEqual([]);
        expect(await violations(page), layout).toEqual([]);
      }
      // Its end can be reached, above the foot of the screen.
      const last = sheet.getByRole('button', { name: t(locale, 'help.title'), exact: true });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
