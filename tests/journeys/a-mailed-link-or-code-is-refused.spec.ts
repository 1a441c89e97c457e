import type { Page } from '@playwright/test';
import { messageText } from '@rawi/model/validation/messages';
import { codeIn, linkIn, mailsTo, mailTo } from '../backend/accounts/mailbox.ts';
import { field, note, says, send, switchLanguage } from './support/form.ts';
import { expireCodeOf, forgetResetLimit } from './support/owner.ts';
import { newReader, signedUpReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, number, words } from './support/words.ts';

const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;
const NEW_PASSWORD = 'Writer+456';
const VERIFICATION = 'Confirm your e-mail address';
/** Where this tab keeps how far a reset has come. */
const KEPT = 'rawi-reset';

/** What is refused is answered with a 400; without a network the browser reports each request. */
test.use({ expectedErrors: ['refused', 'offline'] });

const codeBoxes = (page: Page) => page.locator('main fieldset input:not([type="hidden"])');

async function typeCode(page: Page, code: string): Promise<void> {
  await expect(codeBoxes(page).first()).toBeEnabled();
  await codeBoxes(page).first().focus();
  await page.keyboard.type(code);
}

async function pasteCode(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await expect(codeBoxes(page).first()).toBeEnabled();
  await codeBoxes(page).first().focus();
  await page.keyboard.press('ControlOrMeta+v');
}

/** Asks for a code in the browser and reads it in the mail. */
async function askForCode(page: Page, locale: Locale, email: string): Promise<string> {
  await page.goto(`/${locale}/resetpassword`);
  await field(page, 'email').fill(email);
  await send(page);
  await expect(page).toHaveURL(`/${locale}/resetcode`);
  return codeIn(await mailTo(email, 'Your code for a new password'));
}

/** The codes that were mailed to an address, newest first. */
async function codesOf(email: string): Promise<string[]> {
  const mails = await mailsTo(email);
  return mails.filter(({ subject }) => subject.includes('Your code for a new password')).map(codeIn);
}

const wrongBy = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const kept = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key) ?? '', KEPT);
const keep = (page: Page, value: string) =>
  page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [KEPT, value] as const);

for (const locale of inOneLanguage('en')) {
  const t = (key: string) => words(locale, 'auth-callback', key);
  const reset = (key: string, values = {}) => words(locale, 'reset-password', `problems.${key}`, values);

  test(`${locale}: a link that is not complete, forged, expired or used says so and leads on`, async ({
    page,
    context,
  }) => {
    const { email, marker } = await signedUpReader(locale, NAMES[locale]);
    const mailed = linkIn(await mailTo(email, VERIFICATION), `/${locale}/auth/callback`);
    const title = page.locator('main h1');
    const callback = `/${locale}/auth/callback`;
    const offersNewLink = async () => {
      await page.getByRole('link', { name: t('resend'), exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/think`);
      await expect(
        page.getByRole('button', { name: words(locale, 'sign-up', 'think.resend'), exact: true }),
      ).toBeEnabled();
    };

    for (const query of ['', '?mode=verifyEmail', '?mode=format&ticket=x', '?ticket=x']) {
      await page.goto(callback + query);
      await expect(title, query).toHaveText(t('problems.broken.title'));
      await expect(page.getByText(t('problems.broken.text'))).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: t('signIn'), exact: true })).toBeVisible();
    }

    await page.goto(`${callback}?mode=verifyEmail&ticket=forged`);
    await expect(title).toHaveText(t('problems.used.title'));
    await offersNewLink();

    await test.step('expired, as the call answers after three days', async () => {
      const error = {
        status: 'FAILED_PRECONDITION',
        message: 'ticket-expired',
        details: { code: 'ticket-expired' },
      };
      await context.route('**/api/account', (route) => route.fulfill({ status: 400, json: { error } }));
      await page.goto(mailed.href);
      await expect(title).toHaveText(t('problems.expired.title'));
      await expect(page.getByText(t('problems.expired.text'))).toBeVisible();
      await offersNewLink();
      await context.unroute('**/api/account');
    });

    await test.step('elsewhere than where the account was made, where it asks for a password', async () => {
      await page.goto(mailed.href);
      await expect(title).toHaveText(t('choosePassword.title'));
      await page.getByRole('link', { name: t('newPassword'), exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/newpassword`);
      // From here on this is the browser of the sign-up.
      await page.evaluate((text) => localStorage.setItem('rawi-sign-up-marker', text), marker);
    });

    await test.step('not checked for want of a network, then checked by the same page', async () => {
      await context.route('**/api/account', (route) => route.abort('failed'));
      await page.goto(mailed.href);
      await expect(title).toHaveText(t('problems.offline.title'));
      await context.unroute('**/api/account');
      await page.getByRole('button', { name: t('tryAgain'), exact: true }).click();
      await expect(title).toHaveText(t('verified.title'));
    });

    await test.step('used', async () => {
      await page.goto(mailed.href);
      await expect(title).toHaveText(t('problems.used.title'));
      await expect(page.getByText(t('problems.used.text'))).toBeVisible();
      const other = locale === 'en' ? 'ar' : 'en';
      await switchLanguage(page, other);
      await expect(title).toHaveText(words(other, 'auth-callback', 'problems.used.title'));
    });
  });

  test(`${locale}: after three wrong codes the right one is refused, and an expired one too`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [guessed, late] = [await newReader(locale, NAMES[locale]), await newReader(locale, NAMES[locale])];
    const right = await askForCode(page, locale, guessed.email);

    await test.step('the next code has to wait, visibly', async () => {
      const resend = page.getByRole('button', {
        name: words(locale, 'reset-password', 'code.resendIn').trim(),
      });
      await expect(resend).toBeDisabled();
      const counted = await resend.innerText();
      await expect(resend).not.toHaveText(counted);
    });

    await test.step('too few digits', async () => {
      await typeCode(page, '12');
      await send(page);
      await expect(codeBoxes(page).first()).toBeFocused();
      await expect(page.locator('main fieldset')).toHaveAccessibleDescription(messageText('regex', locale));
    });

    await test.step('three wrong, told how many are left', async () => {
      await page.reload();
      await typeCode(page, wrongBy(right, 1));
      await expect(note(page)).toHaveText(
        reset(locale === 'ar' ? 'codeWrong_two' : 'codeWrong_other', { tries: number(2, locale) }),
      );
      await expect(codeBoxes(page).first()).toBeFocused();
      // The boxes have emptied themselves: sending them at once is no mistake of the reader's.
      await send(page);
      await expect(note(page)).toHaveText(
        reset(locale === 'ar' ? 'codeWrong_two' : 'codeWrong_other', { tries: number(2, locale) }),
      );
      await expect(page.locator('main fieldset')).toHaveAccessibleDescription('');
      await typeCode(page, wrongBy(right, 2));
      await expect(note(page)).toHaveText(reset('codeWrong_one'));
      await typeCode(page, wrongBy(right, 3));
      await expect(note(page)).toHaveText(reset('codeTriesSpent'));
    });

    await test.step('the right one, pasted', async () => {
      const answered = page.waitForResponse('**/api/account');
      await pasteCode(page, right);
      expect(await (await answered).text()).toContain('code-tries-spent');
      await expect(codeBoxes(page).first()).toHaveValue('');
      await expect(note(page)).toHaveText(reset('codeTriesSpent'));
      await expect(page).toHaveURL(`/${locale}/resetcode`);
    });

    await test.step('one that is older than ten minutes', async () => {
      const code = await askForCode(page, locale, late.email);
      await expireCodeOf(late.email);
      await typeCode(page, code);
      await expect(note(page)).toHaveText(reset('codeExpired'));
    });
  });

  test(`${locale}: a new code voids the one before`, async ({ page }) => {
    const { email } = await newReader(locale, NAMES[locale]);
    const first = await askForCode(page, locale, email);
    await test.step('once its minute is over', async () => {
      await forgetResetLimit(email);
      await keep(page, JSON.stringify({ ...JSON.parse(await kept(page)), resendAt: Date.now() }));
      await page.reload();
      const resend = words(locale, 'reset-password', 'code.resend');
      await page.getByRole('button', { name: resend, exact: true }).click();
      await expect(page.getByText(words(locale, 'reset-password', 'code.resent'))).toBeVisible();
    });
    await expect.poll(async () => (await codesOf(email)).length).toBe(2);
    const [second] = await codesOf(email);
    expect(second).not.toBe(first);
    await typeCode(page, first);
    await expect(note(page)).toBeVisible();
    await typeCode(page, second ?? '');
    await expect(page).toHaveURL(`/${locale}/newpassword`);
  });

  test(`${locale}: a new password is set once, within its time, by who typed the code`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { email } = await newReader(locale, NAMES[locale]);
    await pasteCode(page, await askForCode(page, locale, email));
    await expect(page).toHaveURL(`/${locale}/newpassword`);
    const accepted = await kept(page);
    const { ticket } = JSON.parse(accepted) as { readonly ticket: { readonly value: string } };
    const beginAgain = page.getByRole('link', { name: reset('startOver'), exact: true });
    const setPassword = async () => {
      await page.goto(`/${locale}/newpassword`);
      await field(page, 'password').fill(NEW_PASSWORD);
      await field(page, 'passwordConfirmation').fill(NEW_PASSWORD);
      await send(page);
    };

    await test.step('a weak one, and two that differ', async () => {
      await field(page, 'password').fill('weak');
      await field(page, 'passwordConfirmation').fill('week');
      await send(page);
      await expect(field(page, 'password')).toBeFocused();
      await says(field(page, 'password'), 'password', locale);
      await says(field(page, 'passwordConfirmation'), 'confirmed', locale);
    });

    await test.step('a forged ticket', async () => {
      await keep(page, accepted.replace(ticket.value, 'x'.repeat(ticket.value.length)));
      await setPassword();
      await expect(note(page)).toContainText(reset('ticketInvalid'));
      await beginAgain.click();
      await expect(page).toHaveURL(`/${locale}/resetpassword`);
      await expect(field(page, 'email')).toHaveValue(email);
    });

    await test.step('the right one, once', async () => {
      await keep(page, accepted);
      await setPassword();
      await expect(page).toHaveURL(`/${locale}/login`);
      await keep(page, accepted);
      await setPassword();
      await expect(note(page)).toContainText(reset('ticketUsed'));
      await expect(beginAgain).toBeVisible();
    });

    await test.step('not after its ten minutes', async () => {
      await keep(
        page,
        JSON.stringify({ ...JSON.parse(accepted), ticket: { ...ticket, expiresAt: Date.now() } }),
      );
      await page.goto(`/${locale}/newpassword`);
      await expect(page).toHaveURL(`/${locale}/resetpassword`);
    });
  });
}
