import type { Page } from '@playwright/test';
import { paths } from '@rawi/model/paths';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { violations } from './support/axe.ts';
import { comicOf, readComic } from './support/catalogue.ts';
import { ownersDatabase } from './support/owner.ts';
import { publishChapter } from './support/publish.ts';
import { Reader } from './support/reader.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { number as digits, inOneLanguage, type Locale, type WordKey, words } from './support/words.ts';
import { newReviewer, newUploader } from './support/work.ts';

// The page of a chapter comes a moment after its document.
test.use({ expectedErrors: ['offline', 'missing'] });

const w = (locale: Locale, key: WordKey<'corrections'>, values?: Record<string, string>) =>
  words(locale, 'corrections', key, values);
const dialogOf = (page: Page, locale: Locale) => page.getByRole('dialog', { name: w(locale, 'title') });

/** Opens the corrections of the chapter that is read. */
async function openCorrections(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: words(locale, 'reader', 'settings.title'), exact: true }).click();
  await page
    .getByRole('button', { name: words(locale, 'reading-settings', 'corrections'), exact: true })
    .click();
  await expect(dialogOf(page, locale)).toBeVisible();
}

for (const locale of inOneLanguage('en')) {
  test(`${locale}: a chapter’s translator corrects pairs and panels; a correction that did not get through is kept and sent again`, async ({
    page,
  }) => {
    const comic = await readComic((await comicOf('seeded')).slug);
    // No page of an earlier try has it.
    const number = 100 + Math.floor(Math.random() * 800);
    const translator = await newUploader(locale, 'Layla Haddad');
    const chapter = await publishChapter(comic, {
      number,
      language: locale,
      translator: { id: translator.uid, name: translator.fullName },
    });
    const stored = async () => (await ownersDatabase().doc(paths.chapter(comic.id, chapter.id)).get()).data();
    try {
      await logInAt(page, locale, '/account', translator);
      await expect(async () => {
        await page.goto(`/${locale}/chapter/${chapter.id}`);
        await expect(new Reader(page).drawn(1)).toBeVisible({ timeout: 5000 });
      }).toPass();
      await openCorrections(page, locale);
      const dialog = dialogOf(page, locale);
      const send = dialog.getByRole('button', { name: w(locale, 'send'), exact: true });
      await expect(send).toBeDisabled();
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('radio', { name: w(locale, 'tabs.panels') }).check();
      const remove = dialog.getByRole('button', {
        name: w(locale, 'panels.remove', { panel: digits(1, locale) }),
        exact: true,
      });
      // There may be as many as there can be.
      if (await remove.isVisible()) await remove.click();
      const before = await dialog.getByRole('listitem').count();
      await dialog.getByRole('button', { name: w(locale, 'panels.add'), exact: true }).click();
      await expect(dialog.getByRole('listitem')).toHaveCount(before + 1);
      // The frame of the new panel is moved and made larger by keys alone.
      const frame = dialog
        .getByRole('button', {
          name: w(locale, 'panels.panel', { panel: digits(before + 1, locale), page: digits(1, locale) }),
          exact: true,
        })
        .last();
      await frame.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+ArrowRight');
      expect(await violations(page)).toEqual([]);

      // A line through which nothing comes, of which the browser knows nothing.
      for (const address of ['**/api/translators', '**/app.html']) {
        await page.route(address, (route) => route.abort());
      }
      await send.click();
      await expect(dialog.getByRole('alert')).toHaveText(w(locale, 'problems.offline'));
      // It is kept over a reload, too.
      await page.unrouteAll();
      await page.reload();
      await new Reader(page).shows(1);
      await openCorrections(page, locale);
      await expect(dialog.getByRole('checkbox')).toBeChecked();
      await send.click();
      await expect(dialog.getByText(w(locale, 'sent'))).toBeVisible();
      const { reading } = chapterSchema.parse(await stored());
      expect(reading?.shifted).toBe(true);
      expect(reading?.panels).toHaveLength(before + 1);
      expect(reading?.panels?.at(-1)).toMatchObject({ page: 1, x: 260, y: 260, width: 510, height: 300 });
    } finally {
      await chapter.withdraw();
    }
  });

  // Each on a device of its own: who logs in after reading is asked first what becomes of what was read.
  for (const isReviewer of [false, true]) {
    test(`${locale}: corrections are ${isReviewer ? 'offered to a reviewer' : 'not offered to a visitor'}`, async ({
      page,
    }) => {
      if (isReviewer) await logInAt(page, locale, '/account', await newReviewer(locale, 'Omar Saleh'));
      const comic = await readComic((await comicOf('seeded')).slug);
      const chapter = comic.chapters.find(({ language }) => language === locale);
      await page.goto(`/${locale}/chapter/${chapter?.id}`);
      await new Reader(page).shows(1);
      const settings = words(locale, 'reader', 'settings.title');
      await page.getByRole('button', { name: settings, exact: true }).click();
      await expect(page.getByRole('dialog', { name: settings })).toBeVisible();
      const name = words(locale, 'reading-settings', 'corrections');
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(isReviewer ? 1 : 0);
    });
  }
}
