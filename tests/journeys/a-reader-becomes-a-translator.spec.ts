import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import { violations } from './support/axe.ts';
import { review } from './support/owner.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, type WordKey, words } from './support/words.ts';

const PATH = '/translator-request';
const w = (locale: Locale, key: WordKey<'apply'>, values?: Record<string, string>) =>
  words(locale, 'apply', key, values);
const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;
const SKILLS = {
  en: 'I grew up with Arabic and French, and have translated two short stories.',
  ar: 'نشأت على العربية والفرنسية، وترجمت قصتين قصيرتين.',
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const box = (page: Page, locale: Locale, language: 'ar' | 'en' | 'fr') =>
  page.getByRole('checkbox', { name: LANGUAGE_NAMES[language][locale], exact: true });
const skills = (page: Page) => page.locator('main textarea[name="skills"]');
const button = (page: Page, locale: Locale, key: WordKey<'apply'>) =>
  page.getByRole('button', { name: w(locale, key), exact: true });
const current = (page: Page) => page.locator('main li[aria-current="step"]');
const state = (page: Page) => page.locator('main header output');

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: a reader applies, takes it back, is turned down with reasons, applies again and is a translator`, async ({
    page,
  }) => {
    const reader = await newReader(locale, NAMES[locale], true);
    await logInAt(page, locale, '/account', reader);
    const area = page.getByRole('navigation', { name: words(locale, 'account', 'area') });
    await area.getByRole('link', { name: words(locale, 'account', 'tabs.becomeTranslator') }).click();
    await expect(page).toHaveURL(`/${locale}${PATH}`);
    await expect(heading(page, w(locale, 'title'))).toBeVisible();
    await expect(current(page)).toContainText(w(locale, 'steps.draftActing.title'));

    await test.step('what was typed outlives a reload, and is sent by the keyboard alone', async () => {
      await box(page, locale, 'ar').focus();
      await page.keyboard.press('Space');
      for (const _ of ['en', 'fr']) await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(skills(page)).toBeFocused();
      await skills(page).fill(SKILLS[locale]);
      await page.reload();
      await expect(skills(page)).toHaveValue(SKILLS[locale]);
      await expect(box(page, locale, 'ar')).toBeChecked();
      await skills(page).focus();
      await page.keyboard.press('Tab');
      await expect(button(page, locale, 'form.send')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(heading(page, w(locale, 'own'))).toBeFocused();
      await expect(state(page)).toHaveText(w(locale, 'states.submitted'));
      expect(await violations(page), 'sent').toEqual([]);
    });

    await test.step('it is taken back, and sent again', async () => {
      await button(page, locale, 'sent.withdraw').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: w(locale, 'withdraw.confirm'), exact: true }).click();
      await expect(heading(page, w(locale, 'own'))).toBeFocused();
      await expect(state(page)).toHaveText(w(locale, 'states.withdrawn'));
      await expect(current(page)).toContainText(w(locale, 'steps.withdrawn.title'));
      await button(page, locale, 'sent.again').click();
      await expect(heading(page, w(locale, 'title'))).toBeFocused();
      await expect(skills(page)).toHaveValue(SKILLS[locale]);
      await button(page, locale, 'form.send').click();
      await expect(state(page)).toHaveText(w(locale, 'states.submitted'));
    });

    await test.step('a reviewer takes it and turns it down, and the page follows by itself', async () => {
      await review(reader.email, { state: 'under_review' });
      await expect(state(page)).toHaveText(w(locale, 'states.under_review'));
      await expect(current(page)).toContainText(w(locale, 'steps.reviewWaiting.title'));
      const note = `Look at the verbs once more. ${Date.now()}`;
      await review(reader.email, { state: 'rejected', reasons: ['language', 'accuracy'], note });
      await expect(state(page)).toHaveText(w(locale, 'states.rejected'));
      for (const reason of ['language', 'accuracy'] as const) {
        await expect(current(page)).toContainText(REJECTION_REASON_TEXTS[reason][locale]);
      }
      await expect(current(page)).toContainText(note);
      expect(await violations(page), 'turned down').toEqual([]);
      await button(page, locale, 'sent.again').click();
      await expect(heading(page, w(locale, 'title'))).toBeFocused();
      await expect(page.locator('main')).toContainText(note);
      await box(page, locale, 'fr').check();
      await button(page, locale, 'form.send').click();
      await expect(state(page)).toHaveText(w(locale, 'states.submitted'));
      await expect(page.locator('main dl')).toContainText(LANGUAGE_NAMES.fr[locale]);
    });

    await test.step('it is approved', async () => {
      await review(reader.email, { state: 'approved' });
      await expect(heading(page, w(locale, 'translator.title'))).toBeVisible();
      await page.getByRole('link', { name: w(locale, 'translator.account'), exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/account`);
      await expect(area).toContainText(words(locale, 'account', 'role.translator'));
      await expect(
        area.getByRole('link', { name: words(locale, 'account', 'tabs.becomeTranslator') }),
      ).toHaveCount(0);
    });
  });
}
