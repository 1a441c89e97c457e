import { randomUUID } from 'node:crypto';
import { linkIn, mailsTo, mailTo } from '../backend/accounts/mailbox.ts';
import { field, note, send } from './support/form.ts';
import { createAccount } from './support/owner.ts';
import { logInAt, mayLogIn, newReader, signedUpReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;
const VERIFICATION = 'Confirm your e-mail address';
const freshEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`;

/** Who asks twice within a minute is answered with a 429. */
test.use({ expectedErrors: ['tooSoon'] });

for (const locale of inOneLanguage('ar')) {
  const t = (key: string, values = {}) => words(locale, 'account', key, values);
  const mail = (key: string, values = {}) => words(locale, 'session', `verification.${key}`, values);
  const callback = `/${locale}/auth/callback`;

  test(`${locale}: who is signed in has the mail sent again, and is confirmed by its link at once`, async ({
    page,
  }) => {
    const reader = await signedUpReader(locale, NAMES[locale]);
    const isolated = { email: `\u2068${reader.email}\u2069` };
    await logInAt(page, locale, '/account', reader);
    await expect(page.getByText(t('unverified', isolated))).toBeVisible();
    await expect(page.getByText(t('email.notVerified'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: mail('resend'), exact: true }).click();
    await expect(page.locator('main output').first()).toContainText(mail('sent', isolated));
    await expect(page.getByRole('button', { name: mail('again').trim() })).toBeDisabled();
    await expect.poll(async () => (await mailsTo(reader.email)).length).toBe(2);

    await page.goto(linkIn(await mailTo(reader.email, VERIFICATION), callback).href);
    await expect(page.locator('main h1')).toHaveText(words(locale, 'auth-callback', 'verified.title'));
    const goOn = words(locale, 'auth-callback', 'verified.goOn');
    await page.locator('main').getByRole('link', { name: goOn, exact: true }).click();
    await expect(page).toHaveURL(`/${locale}/account`);
    await expect(page.getByText(t('email.verified'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('unverified', isolated))).toBeHidden();
  });

  test(`${locale}: the thanks send the mail again, and answer every address alike`, async ({ page }) => {
    const [confirmed, waiting] = [freshEmail('confirmed'), freshEmail('waiting')];
    await createAccount(confirmed, 'Reader#123');
    await createAccount(waiting, 'Reader#123', false);
    for (const email of [freshEmail('nobody'), confirmed, waiting]) {
      await page.goto(`/${locale}/think`);
      await field(page, 'email').fill(email);
      await send(page);
      await expect(page.getByText(words(locale, 'sign-up', 'think.resent'), { exact: true })).toBeVisible();
      const again = page.getByRole('button', { name: words(locale, 'sign-up', 'think.resendIn').trim() });
      await expect(again).toBeDisabled();
    }
    await mailTo(waiting, VERIFICATION);
    expect(await mailsTo(confirmed)).toEqual([]);

    await page.reload();
    await field(page, 'email').fill(waiting);
    await send(page);
    await expect(note(page)).toBeVisible();
    await expect(field(page, 'email')).toHaveValue(waiting);
  });

  test(`${locale}: another address is in force once its link was opened`, async ({ page, browser }) => {
    const reader = await newReader(locale, NAMES[locale]);
    const wanted = freshEmail('wanted');
    await logInAt(page, locale, '/account', reader);
    await page.getByRole('button', { name: t('email.change'), exact: true }).click();
    await field(page, 'email').fill(wanted);
    await field(page, 'currentPassword').fill(reader.password);
    await page.getByRole('button', { name: t('email.send'), exact: true }).click();
    await expect(page.getByText(t('email.sentTitle'))).toBeVisible();

    await page.goto(linkIn(await mailTo(wanted, 'Confirm your new e-mail address'), callback).href);
    await expect(page.locator('main h1')).toHaveText(words(locale, 'auth-callback', 'changed.title'));
    // The session ended with the old address, without being called ended elsewhere.
    await expect(page.getByText(words(locale, 'session', 'ended.title'), { exact: true })).toBeHidden();
    await logInAt(page, locale, '/account', { ...reader, email: wanted });
    await expect(page.locator('main')).toContainText(wanted);
    await expect(page.locator('main')).not.toContainText(reader.email);

    await test.step('until the old one takes that back, which a mail program that opens links does not do', async () => {
      const back = linkIn(await mailTo(reader.email, 'about to change'), callback).href;
      const elsewhere = await browser.newPage();
      const title = elsewhere.locator('main h1');
      await elsewhere.goto(back);
      await expect(title).toHaveText(words(locale, 'auth-callback', 'askKeep.title'));
      await page.reload();
      await expect(page.locator('main')).toContainText(wanted);
      const agree = words(locale, 'auth-callback', 'askKeep.agree');
      await elsewhere.getByRole('button', { name: agree, exact: true }).click();
      await expect(title).toHaveText(words(locale, 'auth-callback', 'kept.title'));
      // The other session has ended.
      await expect(page).toHaveURL(new RegExp(`/${locale}/login`));
      const choose = words(locale, 'auth-callback', 'newPassword');
      await elsewhere.getByRole('link', { name: choose, exact: true }).click();
      await expect(elsewhere).toHaveURL(`/${locale}/newpassword`);
      await field(elsewhere, 'password').fill('Writer+456');
      await field(elsewhere, 'passwordConfirmation').fill('Writer+456');
      await send(elsewhere);
      await expect(elsewhere).toHaveURL(`/${locale}/login`);
      expect(await mayLogIn(reader.email, 'Writer+456')).toBe(true);
      await elsewhere.context().close();
    });
  });
}
