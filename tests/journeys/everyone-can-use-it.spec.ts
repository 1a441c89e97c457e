import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { field, says, send } from './support/form.ts';
import { Reader } from './support/reader.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

// One of the pages that are looked at is missing.
test.use({ expectedErrors: ['missing'] });

/**
 * Every pair of language, colours and width. The ways into an account and its pages are opened in the two that differ in all
 * three, by whoever is named.
 */
const COMBINATIONS = [
  ['en', 'dark', 390, 'unverified'],
  ['ar', 'light', 1440, 'reader'],
  ['en', 'light', 1440, undefined],
  ['ar', 'dark', 390, undefined],
] as const;

for (const [locale, colorScheme, width, who] of COMBINATIONS) {
  const open = (page: Page) => async (path: string, feature: Parameters<typeof words>[1], key: string) => {
    await page.goto(`/${locale}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale, feature, key));
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect(await violations(page), path).toEqual([]);
  };

  test.describe(`${locale}, ${colorScheme}, ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    });

    test('axe finds nothing on the pages for everybody', async ({ page }) => {
      const comic = await comicOf('seeded');
      const chapter = await firstChapterOf(comic, locale);

      await page.goto(`/${locale}`);
      await expect(
        page.locator(`a[href="/${locale}/comic/${comic.slug}"]`).filter({ visible: true }).first(),
      ).toBeVisible();
      expect(await violations(page), 'home').toEqual([]);

      await page.goto(`/${locale}/comic/${comic.slug}`);
      await expect(
        page.locator(`a[href="/${locale}/chapter/${chapter.id}"]`).filter({ visible: true }).first(),
      ).toBeVisible();
      expect(await violations(page), 'comic').toEqual([]);

      await page.goto(`/${locale}/translator/${chapter.translator?.id}`);
      await expect(page.locator('[data-followers]')).toBeVisible();
      expect(await violations(page), 'translator').toEqual([]);
      await page.getByRole('tab').last().click();
      await expect(page.getByRole('radiogroup').first()).toBeVisible();
      expect(await violations(page), 'ratings of a translator').toEqual([]);

      await page.goto(`/${locale}/publishers`);
      const publisher = page.locator(`main a[href="/${locale}/publisher/${comic.publisher.id}"]`);
      await expect(publisher).toBeVisible();
      expect(await violations(page), 'publishers').toEqual([]);
      await publisher.click();
      await expect(page.locator('#series')).toBeVisible();
      expect(await violations(page), 'publisher').toEqual([]);

      await page.goto(`/${locale}/blogs`);
      const article = page.locator('main article a').first();
      await expect(article).toBeVisible();
      expect(await violations(page), 'blogs').toEqual([]);
      await article.click();
      await expect(page.getByRole('heading', { name: words(locale, 'blog', 'share.title') })).toBeVisible();
      expect(await violations(page), 'article').toEqual([]);

      await page.goto(`/${locale}/contact-us`);
      await expect(page.getByRole('radiogroup').first()).toBeVisible();
      expect(await violations(page), 'contact').toEqual([]);

      await page.goto(`/${locale}/search?q=${encodeURIComponent(comic.series)}`);
      await expect(page.locator('main mark').first()).toBeVisible();
      expect(await violations(page), 'search').toEqual([]);
      const panel = page.getByRole('button', { name: words(locale, 'search', 'filters') });
      if (await panel.isVisible()) {
        await panel.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page), 'filters').toEqual([]);
      } else {
        await page.keyboard.press('Escape');
        await page.getByRole('combobox').fill(comic.series);
        await expect(page.getByRole('option').first()).toBeVisible();
        expect(await violations(page), 'the header’s search').toEqual([]);
      }

      await page.goto(`/${locale}/nothing-here`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page), 'error').toEqual([]);

      await page.goto(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
      await new Reader(page).shows(chapter.pageCount);
      expect(await violations(page), 'reader').toEqual([]);
      await new Reader(page).turn(chapter.readingDirection);
      await expect(page.locator('[data-end-card]')).toBeVisible();
      expect(await violations(page), 'end card').toEqual([]);
    });

    if (who === undefined) return;

    test('axe finds nothing on the way into an account', async ({ page }) => {
      const opens = open(page);
      await opens('/terms', 'legal', 'terms.title');
      await opens('/DMCA', 'legal', 'dmca.title');
      await opens('/privacy', 'legal', 'privacy.title');
      await opens('/translatorDetails', 'translator-details', 'title');
      await opens('/reject', 'reject', 'title');
      await opens('/think', 'sign-up', 'think.titleNoEmail');
      await opens('/auth/callback', 'auth-callback', 'problems.broken.title');

      await opens('/signup', 'sign-up', 'title');
      await send(page);
      await says(field(page, 'fullName'), 'required', locale);
      expect(await violations(page), 'first step, refused').toEqual([]);
      await field(page, 'fullName').fill(locale === 'ar' ? 'ليلى حداد' : 'Layla Haddad');
      await send(page);
      await expect(field(page, 'email')).toBeVisible();
      expect(await violations(page), 'second step').toEqual([]);
      await send(page);
      await says(field(page, 'consent'), 'accepted', locale);
      expect(await violations(page), 'second step, refused').toEqual([]);

      await opens('/resetpassword', 'reset-password', 'request.title');
      await page.evaluate(() => {
        const soon = Date.now() + 300_000;
        const ticket = { value: 'any', expiresAt: soon };
        const reset = { email: 'layla@example.com', resendAt: soon, codeExpiresAt: soon, ticket };
        sessionStorage.setItem('rawi-reset', JSON.stringify(reset));
      });
      await opens('/resetcode', 'reset-password', 'code.title');
      await send(page);
      await expect(page.locator('main fieldset input[aria-invalid]').first()).toBeVisible();
      expect(await violations(page), 'code, refused').toEqual([]);
      await opens('/newpassword', 'reset-password', 'password.title');
      await opens('/login', 'log-in', 'title');
    });

    test('axe finds nothing in an account', async ({ page, people }) => {
      const opens = open(page);
      await logInAt(page, locale, '/account', await people(who));
      await opens('/notifications', 'notifications', 'title');
      for (const tab of ['history', 'savedItems', 'following', 'comments', 'settings', 'account']) {
        await opens(`/${tab}`, 'account', `tabs.${tab}`);
      }
      await page.getByRole('button', { name: words(locale, 'account', 'password.change') }).click();
      await page.getByRole('button', { name: words(locale, 'account', 'email.change') }).click();
      await expect(field(page, 'email')).toBeVisible();
      expect(await violations(page), 'forms of the account').toEqual([]);
      await page.getByRole('button', { name: words(locale, 'account', 'tabs.deleteAccount') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page), 'dialog').toEqual([]);
    });
  });
}
