import type { Locator, Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pageIds, paths } from '@rawi/model/paths';
import { violations } from './support/axe.ts';
import { comicOf, readComic } from './support/catalogue.ts';
import { newTranslator, ownersDatabase } from './support/owner.ts';
import { publishChapter } from './support/publish.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { LOCALES, type Locale, number, words } from './support/words.ts';
import { newUploader } from './support/work.ts';

const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;
const w = (locale: Locale, key: string, values?: Record<string, string>) =>
  words(locale, 'corrections', key, values);

async function openCorrections(page: Page, locale: Locale): Promise<Locator> {
  await page.getByRole('button', { name: words(locale, 'reader', 'settings.title'), exact: true }).click();
  await page.getByRole('button', { name: words(locale, 'reader', 'corrections'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: w(locale, 'title') })).toBeVisible();
  return dialog;
}

const tab = (dialog: Locator, locale: Locale, name: 'pairs' | 'matches' | 'panels') =>
  dialog.getByText(w(locale, `tabs.${name}`), { exact: true });

/** What a visitor is sent of the chapter, once it is as it shall be. */
async function expectSeen(chapterId: string, shown: Record<string, unknown>): Promise<void> {
  await expect(async () => {
    const page = await ownersDatabase()
      .doc(paths.page(pageIds.chapter(chapterId)))
      .get();
    expect(page.get('payload') as ChapterPayload | undefined).toMatchObject(shown);
  }).toPass({ timeout: 60_000 });
}

for (const locale of LOCALES) {
  test.describe(`${locale}, on a phone`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test(`${locale}: a translator corrects pairs, matching pages and first panels for everyone`, async ({
      page,
    }) => {
      const translator = await newUploader(locale, NAMES[locale]);
      await newTranslator(translator.uid, { name: NAMES[locale] });
      const comic = await readComic((await comicOf('seeded')).slug);
      const by = { id: translator.uid, name: NAMES[locale] };
      const chapterNumber = 600 + (locale === 'en' ? 0 : 1) + test.info().retry * 2;
      const own = await publishChapter(comic, { number: chapterNumber, language: 'fr', translator: by });
      const other = await publishChapter(comic, { number: chapterNumber, language: 'de' });
      try {
        await expectSeen(own.id, { translations: [{ id: other.id }] });
        await logInAt(page, locale, `/chapter/${own.id}`, translator);
        const dialog = await openCorrections(page, locale);
        const send = dialog.getByRole('button', { name: w(locale, 'send'), exact: true });
        await expect(send).toBeDisabled();
        await dialog.getByRole('checkbox', { name: w(locale, 'pairs.later') }).check();
        expect(await violations(page), 'pairs').toEqual([]);

        await tab(dialog, locale, 'matches').click();
        const one = number(1, locale);
        await dialog
          .getByRole('button', { name: w(locale, 'matches.earlier', { page: one }), exact: true })
          .click();
        await expect(dialog.getByLabel(w(locale, 'matches.rowNone', { page: one }))).toBeVisible();
        expect(await violations(page), 'matches').toEqual([]);

        await tab(dialog, locale, 'panels').click();
        await dialog.getByRole('button', { name: w(locale, 'panels.remove', { panel: one }) }).click();
        await dialog.getByRole('button', { name: w(locale, 'panels.add'), exact: true }).click();
        const count = number(await dialog.locator('ol > li').count(), locale);
        await dialog
          .getByRole('button', { name: w(locale, 'panels.panel', { panel: count, page: one }), exact: true })
          .focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Shift+ArrowDown');
        expect(await violations(page), 'panels').toEqual([]);

        await page.reload();
        await openCorrections(page, locale);
        await expect(dialog.getByRole('checkbox', { name: w(locale, 'pairs.later') })).toBeChecked();
        await page.context().setOffline(true);
        await send.click();
        await expect(dialog.getByText(w(locale, 'problems.offline'))).toBeVisible();
        await page.context().setOffline(false);
        await send.click();
        await expect(dialog.getByText(w(locale, 'sent'))).toBeVisible();

        await expectSeen(own.id, {
          shifted: true,
          translations: [{ id: other.id, matches: expect.arrayContaining([0, 1]) }],
        });
        const pages = await ownersDatabase()
          .doc(paths.page(pageIds.chapter(own.id)))
          .get();
        expect((pages.get('payload') as ChapterPayload).manifest?.panels.at(-1)).toMatchObject({
          page: 1,
          x: 260,
          y: 250,
          width: 500,
          height: 310,
        });
      } finally {
        await own.withdraw();
        await other.withdraw();
      }
    });
  });
}
