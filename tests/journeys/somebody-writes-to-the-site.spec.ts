import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CONTACT_SUBJECT_NAMES } from '@rawi/model/lists/contact-subjects';
import { mailTo } from '../backend/accounts/mailbox.ts';
import { field, note, says, send } from './support/form.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, words } from './support/words.ts';
import { newReviewer } from './support/work.ts';

const API = '**/api/visitor';
const c = (locale: Locale, key: string, values?: Record<string, string>) =>
  words(locale, 'contact', key, values);
const freshEmail = () => `lina-${randomUUID().slice(0, 8)}@example.com`;

async function waitsForReviewers(page: Page, locale: Locale, text: string) {
  await logInAt(page, locale, '/notifications', await newReviewer(locale, 'Rana'));
  await expect(
    page.getByRole('heading', { level: 1, name: words(locale, 'notifications', 'title'), exact: true }),
  ).toBeVisible();
  await page.goto(`/${locale}/review/messages`);
  const row = page.locator('main li').filter({ hasText: text });
  await expect(row).toBeVisible();
  return row;
}

for (const locale of inOneLanguage('ar')) {
  test.describe('a message', () => {
    test.use({ expectedErrors: ['offline'] });
    test(`${locale}: is checked, survives a failure and a reload, arrives, and is dealt with by a reviewer`, async ({
      page,
    }) => {
      const email = freshEmail();
      const text = locale === 'ar' ? `في الفصل السادس تتوقف الصفحات. ${email}` : `The pages stop. ${email}`;
      await page.goto(`/${locale}/contact-us`);
      await send(page);
      for (const name of ['name', 'email', 'message']) await says(field(page, name), 'required', locale);
      await page.getByRole('radio', { name: CONTACT_SUBJECT_NAMES.technical[locale], exact: true }).check();
      await field(page, 'name').fill(locale === 'ar' ? 'لينا بركات' : 'Lina Barakat');
      await field(page, 'email').fill('nobody');
      await field(page, 'message').fill(text);
      await says(field(page, 'email'), 'email', locale);
      await field(page, 'email').fill(email);

      await page.route(API, (route) => route.abort());
      await send(page);
      await expect(note(page)).toContainText(c(locale, 'error'));
      await page.unroute(API);
      await page.reload();
      await expect(field(page, 'message')).toHaveValue(text);
      await expect(page.getByRole('radio', { checked: true })).toHaveValue('technical');
      await send(page);
      await expect(page.getByRole('heading', { name: c(locale, 'success.title') })).toBeFocused();
      await expect(page.getByText(c(locale, 'success.text'), { exact: true })).toBeVisible();
      const subject = locale === 'ar' ? 'وصلتنا رسالتك' : 'We have received your message';
      expect((await mailTo(email, subject)).text).toContain(c(locale, 'success.text'));
      await page.getByRole('button', { name: c(locale, 'success.again') }).click();
      await expect(field(page, 'message')).toHaveValue('');

      const row = await waitsForReviewers(page, locale, email);
      await expect(row).toContainText(text);
      await expect(row.getByRole('heading')).toHaveText(CONTACT_SUBJECT_NAMES.technical[locale]);
      await expect(row.getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${encodeURIComponent(email)}\\?subject=`),
      );
      await row.getByRole('button', { name: words(locale, 'staff', 'messages.close'), exact: true }).click();
      await expect(row).toBeHidden();
    });
  });

  test(`${locale}: a notice is found from the page about notices, and asks for what makes it one`, async ({
    page,
  }) => {
    const email = freshEmail();
    await page.goto(`/${locale}/DMCA`);
    await page.locator(`main a[href="/${locale}/contact-us?form=notice"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(c(locale, 'notice.title'));
    await field(page, 'name').fill('Lina Barakat');
    await field(page, 'email').fill(email);
    await field(page, 'work').fill('The Salt Caravan, drawn by me in 2019.');
    await field(page, 'addresses').fill('https://rawi.test/en/comic/the-salt-caravan');
    await field(page, 'signature').fill('Lina Barakat');
    await send(page);
    for (const name of ['goodFaith', 'accurate']) {
      await says(field(page, name), 'accepted', locale);
      await field(page, name).check();
    }
    await send(page);
    await expect(page.getByRole('heading', { name: c(locale, 'notice.success.title') })).toBeFocused();
    await mailTo(email, locale === 'ar' ? 'وصلنا بلاغك' : 'We have received your notice');
    const row = await waitsForReviewers(page, locale, email);
    await expect(row).toContainText(words(locale, 'staff', 'messages.takedown'));
    await expect(row).toContainText('https://rawi.test/en/comic/the-salt-caravan');
  });
}

test('one answer is open at a time, and the hours are said in the reader’s own time too', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T15:00:00Z'));
  await page.goto('/en/contact-us');
  const open = page.locator('details[open]');
  await expect(open).toHaveCount(1);
  await page.getByText(c('en', 'questions.rights.title'), { exact: true }).click();
  await expect(open).toHaveCount(1);
  await expect(open.getByRole('link')).toHaveAttribute('href', '/en/contact-us?form=notice');
  await expect(page.getByText(c('en', 'hours.open'), { exact: true })).toBeVisible();
  const own = await page.evaluate(() =>
    [14, 23].map((hour) =>
      new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(Date.UTC(2026, 10, 24, hour)),
    ),
  );
  const [first = '', last = ''] = own;
  await expect(page.getByText(c('en', 'hours.own', { first, last }))).toBeVisible();
});
