import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import { messageText } from '@rawi/model/validation/messages';
import { violations } from './support/axe.ts';
import { muteFor, review } from './support/owner.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, words } from './support/words.ts';

const PATH = '/translator-request';
const w = (locale: Locale, key: string, values?: Record<string, string>) =>
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
const button = (page: Page, locale: Locale, key: string) =>
  page.getByRole('button', { name: w(locale, key), exact: true });
const current = (page: Page) => page.locator('main li[aria-current="step"]');
const state = (page: Page) => page.locator('main header output');

/** Types something, and waits until the page says that it is kept. */
async function fillIn(page: Page, locale: Locale, text: string = SKILLS[locale]): Promise<void> {
  await box(page, locale, 'ar').check();
  await skills(page).fill(text);
}

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
    await page
      .locator('main')
      .getByRole('link', { name: w(locale, 'program') })
      .click();
    await page
      .locator('main')
      .getByRole('link', { name: words(locale, 'translator-details', 'apply') })
      .first()
      .click();
    await expect(page).toHaveURL(`/${locale}${PATH}`);

    await test.step('what was typed outlives a reload', async () => {
      await fillIn(page, locale);
      await expect(page.getByText(w(locale, 'form.kept', { time: '' }).slice(0, 12))).toBeVisible();
      await page.reload();
      await expect(skills(page)).toHaveValue(SKILLS[locale]);
      await expect(box(page, locale, 'ar')).toBeChecked();
      await expect(box(page, locale, 'en')).not.toBeChecked();
      expect(await violations(page), 'the form').toEqual([]);
    });

    await test.step('it is sent', async () => {
      await button(page, locale, 'form.send').click();
      await expect(heading(page, w(locale, 'own'))).toBeFocused();
      await expect(state(page)).toHaveText(w(locale, 'states.submitted'));
      await expect(current(page)).toContainText(w(locale, 'steps.submittedWaiting.title'));
      await expect(page.getByText(SKILLS[locale], { exact: true })).toBeVisible();
      expect(await violations(page), 'sent').toEqual([]);
      await page.reload();
      await expect(state(page)).toHaveText(w(locale, 'states.submitted'));
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

  test(`${locale}: bad input is answered at its field, and nothing typed is lost`, async ({ page }) => {
    const reader = await newReader(locale, NAMES[locale], true);
    await logInAt(page, locale, PATH, reader);
    const says = (text: string) =>
      expect(page.locator('main form').getByText(text, { exact: true })).toBeVisible();
    const tries = async (text: string, sentence: string) => {
      await skills(page).fill(text);
      await button(page, locale, 'form.send').click();
      await says(sentence);
      await expect(skills(page)).toHaveValue(text);
      await expect(skills(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(skills(page)).toBeFocused();
    };
    await button(page, locale, 'form.send').click();
    await expect(box(page, locale, 'ar')).toBeFocused();
    await expect(page.getByText(messageText('required', locale), { exact: true })).toHaveCount(2);
    expect(await violations(page), 'refused').toEqual([]);
    await box(page, locale, 'ar').check();
    await tries('    ', messageText('required', locale));
    await tries('\u200B\u200B\u200B', messageText('required', locale));
    await tries('ab', messageText('min', locale));
    await tries('a'.repeat(1001), messageText('max', locale));
    await tries(`${SKILLS[locale]}\u202E`, w(locale, 'form.invisible'));
    await page.reload();
    await expect(skills(page)).toHaveValue(`${SKILLS[locale]}\u202E`);
    // What comes along with a copied text is no mistake.
    await skills(page).fill(`${SKILLS[locale]}\tمرحبا`);
    await button(page, locale, 'form.send').click();
    await expect(state(page)).toHaveText(w(locale, 'states.submitted'));
    await expect(page.getByText(`${SKILLS[locale]} مرحبا`, { exact: true })).toBeVisible();
  });
}

test('the keyboard alone applies and takes it back', async ({ page }) => {
  const reader = await newReader('en', NAMES.en, true);
  await logInAt(page, 'en', PATH, reader);
  await box(page, 'en', 'ar').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(skills(page)).toBeFocused();
  await page.keyboard.type(SKILLS.en);
  await page.keyboard.press('Tab');
  await expect(button(page, 'en', 'form.send')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, w('en', 'own'))).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'en', 'sent.withdraw')).toBeFocused();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: w('en', 'withdraw.confirm') });
  await expect(confirm).toBeVisible();
  for (let press = 0; press < 4; press += 1) {
    if (await confirm.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state(page)).toHaveText(w('en', 'states.withdrawn'));
});

test('whose address is not confirmed writes, and is told what is missing', async ({ page }) => {
  const reader = await newReader('en', NAMES.en);
  await logInAt(page, 'en', PATH, reader);
  await fillIn(page, 'en');
  await expect(
    page.locator('main').getByText(w('en', 'form.verify', { email: reader.email }).slice(0, 40)),
  ).toBeVisible();
  await expect(button(page, 'en', 'form.send')).toBeDisabled();
  await page
    .locator('main')
    .getByRole('button', { name: words('en', 'session', 'verification.resend'), exact: true })
    .click();
  await expect(page.locator('main output').first()).toContainText(reader.email);
  await page.reload();
  await expect(skills(page)).toHaveValue(SKILLS.en);
});

test('logging out says what is lost, and takes it off the device', async ({ page }) => {
  const reader = await newReader('en', NAMES.en, true);
  await logInAt(page, 'en', PATH, reader);
  await fillIn(page, 'en');
  await page.goto('/en/account');
  const area = page.getByRole('navigation', { name: words('en', 'account', 'area') });
  await area.getByRole('button', { name: words('en', 'account', 'tabs.logOut'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('en', 'session', 'signOut.application'));
  await dialog.getByRole('button', { name: words('en', 'session', 'signOut.confirm'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await logInAt(page, 'en', PATH, reader);
  await expect(skills(page)).toHaveValue('');
  await expect(box(page, 'en', 'ar')).not.toBeChecked();
});

test('a translator is told that they are one, and finds their account', async ({ page, people }) => {
  await logInAt(page, 'ar', PATH, await people('translator'));
  await expect(heading(page, w('ar', 'translator.title'))).toBeVisible();
  await expect(skills(page)).toHaveCount(0);
  expect(await violations(page), 'a translator’s').toEqual([]);
  await expect(page.getByRole('link', { name: w('ar', 'translator.account'), exact: true })).toHaveAttribute(
    'href',
    '/ar/account',
  );
});

test.describe('where it is not taken', () => {
  test.use({ expectedErrors: ['refused', 'offline', 'denied'], maySlow: false });

  test('a lost network or a mute is said below the form, and what was typed goes through later', async ({
    page,
    context,
  }) => {
    const reader = await newReader('en', NAMES.en, true);
    await logInAt(page, 'en', PATH, reader);
    await fillIn(page, 'en');
    await context.setOffline(true);
    await button(page, 'en', 'form.send').click();
    await expect(page.getByRole('alert')).toHaveText(words('en', 'session', 'problems.offline'));
    await expect(skills(page)).toHaveValue(SKILLS.en);
    await context.setOffline(false);

    await muteFor(reader.email, 1);
    await button(page, 'en', 'form.send').click();
    await expect(page.getByRole('alert')).toHaveText(w('en', 'problems.muted'));
    await muteFor(reader.email, -1);
    await button(page, 'en', 'form.send').click();
    await expect(state(page)).toHaveText(w('en', 'states.submitted'));
  });
});
