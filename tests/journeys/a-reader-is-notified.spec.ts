import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { bell, bellName } from './support/bell.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { chapterNotification, hidingNotification, replyNotification } from './support/notifications.ts';
import { notify } from './support/owner.ts';
import { Reader } from './support/reader.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, type WordKey, words } from './support/words.ts';

const PHONE = { width: 390, height: 844 };
const DAY = 24 * 60;
const w = (locale: Locale, key: WordKey<'notifications'>, values?: Record<string, string>) =>
  words(locale, 'notifications', key, values);

const panel = (page: Page, locale: Locale) =>
  page.locator('header').getByRole('region', { name: w(locale, 'title') });
const list = (page: Page) => page.locator('main').getByRole('listitem');

for (const locale of inOneLanguage('en')) {
  test(`${locale}: a reader’s notifications come without a reload, are listed by day, and lead to what they are about`, async ({
    page,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const reader = await newReader(locale, locale === 'en' ? 'Layla Haddad' : 'ليلى حداد', true);
    await logInAt(page, locale, '/notifications', reader);
    await expect(
      page.getByText(words(locale, 'account', 'empty.notifications.title'), { exact: true }),
    ).toBeVisible();
    await expect(bell(page, locale, 0)).toBeVisible();

    await page.goto(`/${locale}`);
    await expect(bell(page, locale, 0)).toBeVisible();
    await notify(reader.email, chapterNotification(chapter, 'saved', 3 * DAY));
    await expect(bell(page, locale, 1)).toBeVisible();
    await notify(reader.email, hidingNotification(chapter, DAY), replyNotification(chapter, 'Mahwiii', 0));
    await bell(page, locale, 3).click();
    const rows = panel(page, locale).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('Mahwiii');
    await expect(rows.first()).toContainText(w(locale, 'isUnread'));
    expect(await violations(page), 'the panel').toEqual([]);
    // One more, while the panel is open.
    await notify(reader.email, replyNotification(chapter, 'Omar', 0));
    await expect(rows.first()).toContainText('Omar');
    await page.keyboard.press('Escape');
    await expect(panel(page, locale)).toBeHidden();
    await expect(bell(page, locale, 4)).toBeFocused();

    await bell(page, locale, 4).click();
    await panel(page, locale)
      .getByRole('link', { name: w(locale, 'seeAll'), exact: true })
      .click();
    await expect(page).toHaveURL(`/${locale}/notifications`);
    await expect(panel(page, locale)).toBeHidden();
    await expect(list(page)).toHaveCount(4);
    const days = page.locator('main').getByRole('heading', { level: 2 });
    await expect(days).toHaveCount(3);
    await expect(days.nth(0)).toHaveText(w(locale, 'today'));
    await expect(days.nth(1)).toHaveText(w(locale, 'yesterday'));
    expect(await violations(page), 'the page').toEqual([]);
    await expect(list(page).nth(2)).toContainText(words(locale, 'comments', 'reasons.insult'));

    // A phone's bell is a way to the page.
    await page.setViewportSize(PHONE);
    await page.goto(`/${locale}`);
    await page
      .locator('header')
      .getByRole('link', { name: bellName(locale, 4), exact: true })
      .click();
    await expect(page).toHaveURL(`/${locale}/notifications`);
    await expect(list(page).first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^/${locale}/comic/${chapter.comic.slug}#comment\\.[\\w-]+$`),
    );

    // What was opened is read, here and where it is stored.
    const isInvalidated = page.waitForResponse('**/api/community');
    await list(page).last().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/chapter/${chapter.id}`));
    await new Reader(page).shows(1);
    await isInvalidated;
    await page.goto(`/${locale}/notifications`);
    await expect(list(page).last()).not.toContainText(w(locale, 'isUnread'));
    const link = (unread: number) =>
      page.locator('header').getByRole('link', { name: bellName(locale, unread), exact: true });
    await expect(link(3)).toBeVisible();

    await page.getByRole('button', { name: w(locale, 'markAll'), exact: true }).click();
    await expect(link(0)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(list(page)).toHaveCount(4);
    await expect(link(0)).toBeVisible();
    await expect(list(page).first()).not.toContainText(w(locale, 'isUnread'));
  });

  test.describe('where the call does not get through', () => {
    test.use({ expectedErrors: ['offline'] });

    test(`${locale}: nothing is marked as read, and the page says so`, async ({ page }) => {
      const chapter = await firstChapterOf(await comicOf('seeded'), locale);
      const reader = await newReader(locale, 'Layla Haddad', true);
      await notify(
        reader.email,
        replyNotification(chapter, 'Mahwiii', 0),
        chapterNotification(chapter, 'following', 2 * DAY),
      );
      await logInAt(page, locale, '/notifications', reader);
      await expect(bell(page, locale, 2)).toBeVisible();
      await page.route('**/api/community', (route) => route.abort());
      await page.getByRole('button', { name: w(locale, 'markAll'), exact: true }).click();
      await expect(page.getByText(w(locale, 'notMarked.title'), { exact: true })).toBeVisible();
      await expect(bell(page, locale, 2)).toBeVisible();
      await expect(list(page).first()).toContainText(w(locale, 'isUnread'));

      // The link leads on all the same.
      await list(page).last().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/chapter/${chapter.id}`));
    });
  });
}

test('a visitor has no bell, and logs in to see their notifications', async ({ page }) => {
  await page.goto('/en/comics');
  await expect(page.locator('header a[href*="/login"]')).toBeVisible();
  await expect(page.locator('header').getByRole('button', { name: w('en', 'title') })).toHaveCount(0);
  await page.goto('/en/notifications');
  await expect(page).toHaveURL('/en/login?next=%2Fen%2Fnotifications');
});

test('a long list is shown page by page', async ({ page }) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  const reader = await newReader('en', 'Layla Haddad', true);
  const told = Array.from({ length: 30 }, (_, index) =>
    replyNotification(chapter, `Reader ${index}`, index * DAY),
  );
  await notify(reader.email, ...told);
  await logInAt(page, 'en', '/notifications', reader);
  await expect(list(page)).toHaveCount(24);
  await page.getByRole('button', { name: words('en', 'account', 'lists.more'), exact: true }).click();
  await expect(list(page)).toHaveCount(30);
  await expect(list(page).last()).toContainText('Reader 29');
});
