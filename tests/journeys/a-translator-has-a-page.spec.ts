import type { Page } from '@playwright/test';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { comicOf, lastOfComic, readComic } from './support/catalogue.ts';
import { ageAccount, newTranslator, showTranslatorOf, uidOf } from './support/owner.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, isolated, type Locale, number, words } from './support/words.ts';

const NAME = { en: 'Lina Bishara', ar: 'لينا بشارة' } as const;
const TRANSLATOR = { en: 'Amal Farouk', ar: 'أمل فاروق' } as const;

const followers = (page: Page) => page.locator('main [data-followers]');
const tab = (page: Page, locale: Locale, name: 'published' | 'languages' | 'ratings') =>
  page.getByRole('tab', { name: words(locale, 'translator', `tabs.${name}`) });
const scale = (page: Page, locale: Locale, name: 'quality' | 'clarity') =>
  page.getByRole('radiogroup', { name: words(locale, 'choices', `rating.${name}`) });
const follow = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('button', { name: words(locale, 'choices', 'follow'), exact: false });
/** Unlike every other of this run and of those before. */
const newId = (locale: Locale) => `t${Date.now()}${locale}`;

// The comics that these translators are given have no pages, which a link that takes focus asks for.
test.use({ expectedErrors: ['missing'] });

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: a visitor opens a translator’s page from a comic, reads on, and is asked to log in for more`, async ({
    page,
  }) => {
    const comic = await readComic((await comicOf('seeded')).slug);
    const { slug } = comic;
    const { row, translator } = lastOfComic(comic, locale);

    await page.goto(`/${locale}/comic/${slug}`);
    await page
      .getByRole('region', { name: words(locale, 'comic', 'translators') })
      .getByRole('link', { name: translator.name })
      .click();
    await expect(page).toHaveURL(`/${locale}/translator/${translator.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator.name);
    await expect(page).toHaveTitle(new RegExp(translator.name));
    await expect(page.locator('meta[name="description"]')).not.toHaveAttribute(
      'content',
      words(locale, 'shell', 'description'),
    );

    await test.step('the tabs go by the arrow keys, as the language runs', async () => {
      const next = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
      await tab(page, locale, 'published').focus();
      await page.keyboard.press(next);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(
        words(locale, 'translator', 'languages.title'),
      );
      await page.keyboard.press(next);
      await expect(tab(page, locale, 'ratings')).toHaveAttribute('aria-selected', 'true');
      await expect(scale(page, locale, 'quality')).toBeVisible();
    });

    await test.step('to rate and to follow need an account', async () => {
      const dialog = page.getByRole('dialog');
      await scale(page, locale, 'quality').getByRole('radio').nth(3).click();
      await scale(page, locale, 'clarity').getByRole('radio').nth(4).click();
      await expect(dialog.getByRole('heading')).toHaveText(words(locale, 'session', 'loginFirst.title'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await follow(page, locale).click();
      await expect(dialog.getByRole('heading')).toHaveText(words(locale, 'session', 'loginFirst.title'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await tab(page, locale, 'published').click();
    await page.getByRole('tabpanel').locator(`a[href="/${locale}/comic/${slug}"]`).click();
    await expect(page).toHaveURL(`/${locale}/comic/${slug}`);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/${locale}/chapter/${row.id}"]`) })
      .getByRole('link', { name: translator.name, exact: true })
      .click();
    await expect(page).toHaveURL(`/${locale}/translator/${translator.id}`);
  });

  test(`${locale}: a reader’s follow and rating are in the numbers of a translator’s page, and nobody follows or rates themselves`, async ({
    page,
    browser,
  }) => {
    const id = newId(locale);
    const name = TRANSLATOR[locale];
    await newTranslator(id, { name });
    const reader = await newReader(locale, NAME[locale], true);
    await ageAccount(reader.email);
    await logInAt(page, locale, '/account', reader);
    await page.goto(`/${locale}/translator/${id}`);
    await expect(page.getByRole('main')).toContainText(words(locale, 'translator', 'empty.title'));
    await expect(followers(page)).toContainText(number(5, locale));
    await follow(page, locale).click();
    // The reader's own follow is in the number at once.
    await expect(followers(page)).toContainText(number(6, locale));
    await tab(page, locale, 'ratings').click();
    for (const which of ['quality', 'clarity'] as const) {
      await scale(page, locale, which).getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      await expect(scale(page, locale, which).getByRole('radio').first()).toBeChecked();
    }
    await expect(page.getByRole('button', { name: words(locale, 'choices', 'rating.unrate') })).toBeVisible();

    await test.step('a visitor sees one more of both, and the new mean', async () => {
      const visitor = await browser.newPage();
      await expect(async () => {
        await visitor.goto(`/${locale}/translator/${id}`);
        await expect(followers(visitor)).toContainText(number(6, locale), { timeout: 2000 });
        await expect(tab(visitor, locale, 'ratings')).toContainText(number(6, locale), { timeout: 2000 });
        // (10 × 3.5 + 5 × 4 + 1) / 16
        await expect(visitor.getByRole('main')).toContainText(number(3.5, locale), { timeout: 2000 });
      }).toPass({ intervals: [1000], timeout: 60_000 });
      await visitor.close();
    });

    await test.step('the reader finds both again, under those followed too', async () => {
      await page.goto(`/${locale}/following`);
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/translator/${id}`);
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: words(locale, 'choices', 'followingName', { name: isolated(name) }) }),
      ).toBeVisible();
    });

    await test.step('one’s own page offers neither', async () => {
      const uid = await uidOf(reader.email);
      await newTranslator(uid, { name: NAME[locale] });
      await page.goto(`/${locale}/translator/${uid}`);
      await tab(page, locale, 'ratings').click();
      await expect(page.getByText(words(locale, 'translator', 'ratings.self'))).toBeVisible();
      await expect(follow(page, locale)).toBeHidden();
      await expect(page.getByRole('radiogroup')).toHaveCount(0);
    });
  });

  test(`${locale}: more comics of a translator’s page come on request, by keyboard too`, async ({ page }) => {
    const { works } = PAGE_LIMITS.translatorPage;
    const id = newId(locale);
    await showTranslatorOf(id, TRANSLATOR[locale], works + 2);
    await page.goto(`/${locale}/translator/${id}`);
    const cards = page.getByRole('tabpanel').getByRole('listitem');
    await expect(cards).toHaveCount(works);
    const more = page.getByRole('button', { name: words(locale, 'translator', 'works.more') });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(works + 2);
    await expect(cards.nth(works).getByRole('link')).toBeFocused();
    await expect(more).toBeHidden();
    // The loaded comics stay when another tab was opened.
    await tab(page, locale, 'languages').click();
    await tab(page, locale, 'published').click();
    await expect(cards).toHaveCount(works + 2);
  });
}
