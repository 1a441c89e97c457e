import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isolated } from '@rawi/model/text/decision-text';
import { messageText } from '@rawi/model/validation/messages';
import { codeIn, linkIn, mailTo } from '../backend/accounts/mailbox.ts';
import { PICTURE } from './support/picture.ts';
import { expect, test } from './support/test.ts';
import { type Feature, inOneLanguage, type Locale, type WordKey, words } from './support/words.ts';

const PASSWORD = 'Reader#123';
const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;
const RENAMED = { en: 'Layla Nour', ar: 'ليلى نور' } as const;
const OTHER_PASSWORD = 'Writer+456';

async function logIn(page: Page, locale: Locale, email: string, password: string) {
  await page.goto(`/${locale}/login`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('main button[type="submit"]').click();
}

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));

/** What this device still knows of who was here: Firestore's copies, and the choices of the profile. */
async function personalTraces(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const copies = databases.flatMap(({ name }) => (name?.startsWith('firestore/') ? [name] : []));
  return [
    ...copies,
    ...['rawi-session', 'rawi-settings'].filter((key) => localStorage.getItem(key) !== null),
  ];
}

/** The subjects are bilingual. */
const VERIFICATION = 'Confirm your e-mail address';

test.describe('an account, from the sign-up to its deletion', () => {
  test.setTimeout(180_000);
  // Wrong codes are answered with an HTTP status that the console shows.
  test.use({ expectedErrors: ['refused'] });

  for (const locale of inOneLanguage('ar')) {
    test(locale, async ({ page, browser }) => {
      const email = `journey-${randomUUID().slice(0, 8)}@example.com`;
      const t = <F extends Feature>(feature: F, key: WordKey<F>) => words(locale, feature, key);

      await test.step('signs up in two steps', async () => {
        await page.goto(`/${locale}/signup`);
        await page.locator('main button[type="submit"]').click();
        await expect(page.locator('input[name="fullName"]')).toBeFocused();
        await page.locator('input[name="fullName"]').fill(NAMES[locale]);
        // Half a date is a wrong date, not an empty one.
        await page.locator('input[name="dateOfBirth"]').focus();
        await page.keyboard.type('12');
        await page.locator('main button[type="submit"]').click();
        await expect(page.locator('input[name="dateOfBirth"]')).toBeFocused();
        await expect(page.getByText(messageText('validDate', locale))).toBeVisible();
        await page.locator('input[name="dateOfBirth"]').fill('2001-02-03');
        await page.locator('input[type=file]').setInputFiles(PICTURE);
        await page.getByRole('button', { name: words(locale, 'person', 'photo.use') }).click();
        const changePhoto = page.getByRole('button', { name: words(locale, 'person', 'photo.change') });
        await expect(changePhoto).toBeVisible();
        await page.reload();
        await expect(changePhoto).toBeVisible();
        await expect(page.locator('input[name="fullName"]')).toHaveValue(NAMES[locale]);
        await page.locator('main button[type="submit"]').click();
        await expect(page).toHaveURL(/\?step=2$/);
        await expect(page.locator('main h1')).toBeFocused();
        await page.locator('input[name="email"]').fill(email);
        await page.reload();
        await expect(page.locator('input[name="email"]')).toHaveValue(email);
        await page.locator('input[name="password"]').fill(PASSWORD);
        await page.locator('input[name="passwordConfirmation"]').fill(PASSWORD);
        await page.locator('input[name="consent"]').check();
        await page.locator('main button[type="submit"]').click();
        await expect(page).toHaveURL(`/${locale}/think`);
        await expect(page.getByRole('heading', { name: t('sign-up', 'think.title') })).toBeVisible();
      });

      await test.step('opens the mailed link, once', async () => {
        const link = linkIn(await mailTo(email, VERIFICATION), '/auth/callback');
        await page.goto(link.href);
        await expect(page.locator('main h1')).toHaveText(
          words(link.pathname.startsWith('/ar') ? 'ar' : 'en', 'auth-callback', 'verified.title'),
        );
        await page.goto(link.href);
        await expect(page.locator('main h1')).toHaveText(
          words(link.pathname.startsWith('/ar') ? 'ar' : 'en', 'auth-callback', 'problems.used.title'),
        );
      });

      await test.step('logs in to the page that was asked for, and out', async () => {
        await page.goto(`/${locale}/settings`);
        await expect(page).toHaveURL(`/${locale}/login?next=%2F${locale}%2Fsettings`);
        await page.locator('input[name="email"]').fill(email);
        await page.locator('input[name="password"]').fill(PASSWORD);
        await page.locator('main button[type="submit"]').click();
        await expect(page).toHaveURL(`/${locale}/settings`);
        // The photo of the sign-up went up with the first log-in.
        const menu = page.getByRole('button', {
          name: words(locale, 'session', 'menu.label', { name: isolated(NAMES[locale]) }),
        });
        await expect(menu.locator('img')).toBeVisible();
        await page.goto(`/${locale}/signup`);
        await expect(page).toHaveURL(`/${locale}/account`);
        await menu.click();
        await page
          .locator('header')
          .getByRole('button', { name: t('session', 'menu.signOut') })
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: t('session', 'signOut.confirm') }).click();
        await expect(page).toHaveURL(`/${locale}`);
        await expect(page.locator('header a[href*="/login"]')).toBeVisible();
        // None of their data stays on the device.
        await expect.poll(() => page.evaluate(personalTraces)).toEqual([]);
      });

      const elsewhere = await browser.newPage();
      await test.step('is signed in on another device', async () => {
        await logIn(elsewhere, locale, email, PASSWORD);
        await expect(elsewhere).toHaveURL(`/${locale}`);
        await elsewhere.goto(`/${locale}/account`);
        await elsewhere.locator('input[name="fullName"]').fill(RENAMED[locale]);
      });

      await test.step('resets the password by code', async () => {
        await page.goto(`/${locale}/newpassword`);
        await expect(page).toHaveURL(`/${locale}/resetpassword`);
        await page.locator('input[name="email"]').fill(email);
        await page.locator('main button[type="submit"]').click();
        await expect(page).toHaveURL(`/${locale}/resetcode`);
        const code = codeIn(await mailTo(email, 'code'));
        const boxes = page.locator('main fieldset input:not([type="hidden"])');
        await expect(boxes).toHaveCount(6);
        const wrong = code === '000000' ? '111111' : '000000';
        await boxes.first().focus();
        await page.keyboard.type(wrong);
        await expect(page.getByRole('alert')).toBeVisible();
        await boxes.first().focus();
        // On an Arabic keyboard the digits are Arabic ones.
        await page.keyboard.type(locale === 'ar' ? arabicDigits(code) : code);
        await expect(page).toHaveURL(`/${locale}/newpassword`);
        await page.locator('input[name="password"]').fill(OTHER_PASSWORD);
        await page.locator('input[name="passwordConfirmation"]').fill(OTHER_PASSWORD);
        await page.locator('main button[type="submit"]').click();
        await expect(page).toHaveURL(`/${locale}/login`);
        await expect(page.getByText(t('log-in', 'passwordSet'))).toBeVisible();
      });

      await test.step('the other session has ended', async () => {
        await expect(elsewhere).toHaveURL(new RegExp(`/${locale}/login`));
        await expect(elsewhere.getByText(t('session', 'ended.title'), { exact: true })).toBeVisible();
        // Text that was typed and not saved is still there after the log-in.
        await elsewhere.locator('input[name="password"]').fill(OTHER_PASSWORD);
        await elsewhere.locator('main button[type="submit"]').click();
        await expect(elsewhere).toHaveURL(`/${locale}/account`);
        await expect(elsewhere.locator('input[name="fullName"]')).toHaveValue(RENAMED[locale]);
        await elsewhere.context().close();
      });

      await test.step('the new password signs in', async () => {
        await logIn(page, locale, email, OTHER_PASSWORD);
        await expect(page).toHaveURL(`/${locale}`);
      });

      await test.step('deletes the account, which then signs nobody in', async () => {
        await page.goto(`/${locale}/account`);
        await page.getByRole('button', { name: t('account', 'tabs.deleteAccount') }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('account', 'password.current')).fill(OTHER_PASSWORD);
        await dialog.getByRole('checkbox', { name: t('account', 'delete.confirm') }).check();
        await dialog.getByRole('button', { name: t('account', 'delete.submit') }).click();
        await expect(page).toHaveURL(`/${locale}`);
        await expect(page.getByText(t('account', 'delete.done'), { exact: true })).toBeVisible();
        await expect(page.locator('header a[href*="/login"]')).toBeVisible();
        await mailTo(email, 'Your account was deleted');
        await logIn(page, locale, email, OTHER_PASSWORD);
        await expect(page.getByRole('alert')).toHaveText(t('session', 'problems.wrongCredentials'));
      });
    });
  }
});
