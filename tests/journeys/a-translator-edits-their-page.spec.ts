import { LIMITS } from '@rawi/model/limits';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { newTranslator, uidOf } from './support/owner.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type WordKey, words } from './support/words.ts';

const NAME = { en: 'Amal Farouk', ar: 'أمل فاروق' } as const;
const BIO = { en: 'Loves sound effects and bad puns.', ar: 'أحب المؤثرات الصوتية وألعاب الألفاظ.' } as const;

for (const locale of inOneLanguage('ar')) {
  const t = (key: WordKey<'translator-account'>) => words(locale, 'translator-account', key);

  test(`${locale}: a translator says something else of themselves, and everyone reads it`, async ({
    page,
    browser,
  }) => {
    const account = await newReader(locale, NAME[locale], true);
    const uid = await uidOf(account.email);
    await newTranslator(uid, { name: NAME[locale], languages: ['ar'] });
    await logInAt(page, locale, '/account', account);
    await page.goto(`/${locale}/translatorAccount`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    const bio = page.getByRole('textbox', { name: t('bio') });
    const box = (language: 'ar' | 'en' | 'fr') =>
      page.getByRole('checkbox', { name: LANGUAGE_NAMES[language][locale] });
    const save = page.getByRole('button', { name: t('save') });
    await expect(box('ar')).toBeChecked();
    await expect(save).toBeDisabled();

    await test.step('a mistake is shown at its field, and nothing typed is lost', async () => {
      const long = 'ab '.repeat(LIMITS.bioLength / 3 + 1).trim();
      await bio.fill(long);
      await box('ar').uncheck();
      await expect(page.getByText(t('languagesRequired'))).toBeVisible();
      await save.click();
      await expect(bio).toHaveAttribute('aria-invalid', 'true');
      await expect(bio).toBeFocused();
      await expect(bio).toHaveValue(long);
      await expect(page.getByText(t('languagesRequired'))).toBeVisible();
    });

    await bio.fill(BIO[locale]);
    await box('fr').check();
    await save.click();
    await expect(page.getByText(t('saved'))).toBeVisible();

    const visitor = await browser.newPage();
    await expect(async () => {
      await visitor.goto(`/${locale}/translator/${uid}`);
      await expect(visitor.getByText(BIO[locale])).toBeVisible({ timeout: 2000 });
    }).toPass({ intervals: [1000], timeout: 60_000 });
    await visitor.getByRole('tab', { name: words(locale, 'translator', 'tabs.languages') }).click();
    await expect(visitor.getByRole('tabpanel').getByRole('listitem')).toHaveText([LANGUAGE_NAMES.fr[locale]]);
    await visitor.close();

    await page.getByRole('link', { name: t('see') }).click();
    await expect(page).toHaveURL(`/${locale}/translator/${uid}`);
  });

  test(`${locale}: a reader who is no translator learns how to become one`, async ({ page, people }) => {
    await logInAt(page, locale, '/account', await people('reader'));
    await page.goto(`/${locale}/translatorAccount`);
    await expect(page.getByRole('main')).toContainText(t('none.title'));
    // The tabs before it lead there too.
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: t('none.action') })
        .last(),
    ).toHaveAttribute('href', `/${locale}/translator-request`);
  });
}
