import { randomUUID } from 'node:crypto';
import { CONTACT_SUBJECT_NAMES } from '@rawi/model/lists/contact-subjects';
import { mailTo } from '../backend/accounts/mailbox.ts';
import { field, send } from './support/form.ts';
import { atTheDesk } from './support/review-desk.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type WordKey, words } from './support/words.ts';

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: a message arrives, is confirmed by mail, and is dealt with by a reviewer`, async ({
    page,
    browser,
    people,
  }) => {
    const c = (key: WordKey<'contact'>) => words(locale, 'contact', key);
    const email = `lina-${randomUUID().slice(0, 8)}@example.com`;
    const text = locale === 'ar' ? `في الفصل السادس تتوقف الصفحات. ${email}` : `The pages stop. ${email}`;
    await page.goto(`/${locale}/contact-us`);
    await page.getByRole('radio', { name: CONTACT_SUBJECT_NAMES.technical[locale], exact: true }).check();
    await field(page, 'name').fill(locale === 'ar' ? 'لينا بركات' : 'Lina Barakat');
    await field(page, 'email').fill(email);
    await field(page, 'message').fill(text);
    await send(page);
    await expect(page.getByRole('heading', { name: c('success.title') })).toBeFocused();
    const subject = locale === 'ar' ? 'وصلتنا رسالتك' : 'We have received your message';
    expect((await mailTo(email, subject)).text).toContain(c('success.text'));

    const desk = await (await browser.newContext()).newPage();
    await atTheDesk(desk, locale, '/review/messages', await people('reviewer'));
    const row = desk.locator('main li').filter({ hasText: text });
    await expect(row.getByRole('heading')).toHaveText(CONTACT_SUBJECT_NAMES.technical[locale]);
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${encodeURIComponent(email)}\\?subject=`),
    );
    await row.getByRole('button', { name: words(locale, 'staff', 'messages.close'), exact: true }).click();
    await expect(row).toBeHidden();
    await desk.context().close();
  });
}
