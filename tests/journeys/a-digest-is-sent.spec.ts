import { linkIn, mailsTo, mailTo } from '../backend/accounts/mailbox.ts';
import { scheduled } from '../support/schedules.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { replyNotification } from './support/notifications.ts';
import { notify } from './support/owner.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type WordKey, words } from './support/words.ts';

const SUBJECT = { en: 'New for you on Rawi', ar: 'جديدك في راوي' } as const;
const MINUTES = 10;

for (const locale of inOneLanguage('en')) {
  test(`${locale}: a reader who chose it gets their notifications by mail, once, and ends that signed out`, async ({
    page,
    context,
    request,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const reader = await newReader(locale, 'Layla Haddad', true);
    const row = page.getByRole('switch', { name: words(locale, 'account', 'settings.notified.mail') });
    await logInAt(page, locale, '/settings', reader);
    await expect(row).not.toBeChecked();
    await row.click();
    await expect(row).toBeChecked();
    await expect(page.getByText(words(locale, 'account', 'saving.saved')).first()).toBeVisible();

    await notify(reader.email, replyNotification(chapter, 'Mahwiii', MINUTES));
    const digests = await scheduled('sendDigests');
    await digests.run();
    const mail = await mailTo(reader.email, SUBJECT[locale]);
    expect(mail.subject.startsWith(SUBJECT[locale])).toBe(true);
    expect(mail.text).toContain('Mahwiii');
    await digests.run();
    expect(await mailsTo(reader.email)).toHaveLength(1);

    // Programs open the links of mails: that changes nothing.
    const link = linkIn(mail, `/${locale}/unsubscribe`);
    const token = link.searchParams.get('token') ?? '';
    const opened = await request.get('/api/unsubscribe', { params: { token } });
    expect(opened.status()).toBe(405);

    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(link.pathname + link.search);
    const title = (key: WordKey<'unsubscribe'>) =>
      page.getByRole('heading', { level: 1, name: words(locale, 'unsubscribe', key), exact: true });
    await expect(title('title')).toBeVisible();
    await page.getByRole('button', { name: words(locale, 'unsubscribe', 'stop'), exact: true }).click();
    await expect(title('done.title')).toBeFocused();

    await logInAt(page, locale, '/settings', reader);
    await expect(row).not.toBeChecked();
  });
}

test.describe('without a network', () => {
  test.use({ expectedErrors: ['offline'] });

  test('the digest stays on, and the page says so', async ({ page }) => {
    await page.goto('/en/unsubscribe?token=layla.x');
    await page.route('**/api/unsubscribe**', (route) => route.abort());
    await page.getByRole('button', { name: words('en', 'unsubscribe', 'stop'), exact: true }).click();
    await expect(page.getByText(words('en', 'unsubscribe', 'offline'))).toBeVisible();
  });
});
