import { expect, type Page } from '@playwright/test';
import { comicOf, lastOfComic, readChapter, readComic } from './support/catalogue.ts';
import { digitsIn } from './support/digits.ts';
import { ageAccount, smallNumbersFor } from './support/owner.ts';
import { Reader } from './support/reader.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { test } from './support/test.ts';
import { inOneLanguage, type Locale, number, type WordKey, words } from './support/words.ts';

/** A comic with a chapter that no other journey likes, and its translator. */
async function chosen(locale: Locale) {
  const comic = await readComic((await comicOf('seeded')).slug);
  const { row, translator } = lastOfComic(comic, locale);
  return { slug: comic.slug, translator, chapter: await readChapter(row.id) };
}

/** How long a tab shows a page that it has read without asking again, and a minute more (`web/src/core/pages/pages.ts`). */
/** The chapter's own, with its number; what readers say below it has likes too. */
const likeName = (locale: Locale) => new RegExp(`^${words(locale, 'reader', 'end.like')}(?:\\s*[\\d٠-٩]+)?$`);

const NO_LONGER_FRESH = '06:00';

/** Goes to the home page and back some minutes later: the page is read again, the site is not reloaded. */
async function comesBack(page: Page, locale: Locale, path: string): Promise<void> {
  await page.clock.fastForward(NO_LONGER_FRESH);
  await page.evaluate(() => Reflect.set(window, 'wasHereBefore', true));
  await page
    .getByRole('banner')
    .getByRole('link', { name: words(locale, 'shell', 'nav.home'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/${locale}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(path));
  expect(await page.evaluate(() => Reflect.get(window, 'wasHereBefore'))).toBe(true);
}

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: what one reader follows, likes and rates, a visitor sees without reloading the site`, async ({
    page,
    browser,
  }) => {
    const { slug, translator, chapter } = await chosen(locale);
    await smallNumbersFor(translator.id);
    const visitor = await browser.newPage();
    await visitor.clock.install();
    await visitor.goto(`/${locale}/comic/${slug}`);
    const rowOf = (at: Page) =>
      at
        .getByRole('region', { name: words(locale, 'comic', 'translators') })
        .getByRole('listitem')
        .filter({ hasText: translator.name });
    await expect(rowOf(visitor)).toBeVisible();

    await test.step('one follows, saves, likes and rates', async () => {
      const reader = await newReader(locale, locale === 'ar' ? 'لينا بشارة' : 'Lina Bishara', true);
      await ageAccount(reader.email);
      await logInAt(page, locale, '/account', reader);
      await page.goto(`/${locale}/comic/${slug}`);
      const choose = (name: WordKey<'choices'>) => words(locale, 'choices', name);
      await page
        .getByRole('main')
        .getByRole('button', { name: choose('save'), exact: false })
        .first()
        .click();
      const follow = rowOf(page).getByRole('button');
      await follow.click();
      await expect(follow).toHaveText(words(locale, 'choices', 'following'));
      await page.goto(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
      await new Reader(page).shows(chapter.pageCount);
      await new Reader(page).turn(chapter.readingDirection);
      const end = page.locator('[data-end-card]');
      await end.getByRole('button', { name: likeName(locale) }).click();
      for (const scale of await end.getByRole('radiogroup').all()) {
        await scale.getByRole('radio').first().click();
        await expect(scale.getByRole('radio').first()).toBeChecked();
      }
      await expect(
        end.getByRole('button', { name: words(locale, 'choices', 'rating.unrate') }),
      ).toBeVisible();
    });

    await test.step('the other sees one follower more, and the new mean', async () => {
      await expect(async () => {
        await comesBack(visitor, locale, `/comic/${slug}`);
        const text = await rowOf(visitor).innerText();
        // (10 × 3.5 + 5 × 4 + 1) / 16
        expect(text).toContain(number(3.5, locale));
        // Others follow the same translator meanwhile: the page shows the stored number, which was counted again.
        const { translators } = await readComic(slug);
        const followers = translators.find(({ id }) => id === translator.id)?.followers ?? 0;
        expect(followers).toBeLessThan(100);
        expect(digitsIn(text)).toContain(followers);
      }).toPass({ intervals: [1000], timeout: 60_000 });
    });

    await test.step('and the like', async () => {
      await visitor.getByRole('main').locator(`a[href$="/chapter/${chapter.id}"]`).first().click();
      const end = visitor.locator('[data-end-card]');
      const like = end.getByRole('button', { name: likeName(locale) });
      const toTheEnd = async () => {
        await expect(visitor).toHaveURL(/\/chapter\//);
        // The reader is loaded after the address has changed: a key that is pressed before is lost.
        await expect(async () => {
          await visitor.keyboard.press('End');
          await expect(new Reader(visitor).drawn(chapter.pageCount)).toBeVisible({ timeout: 2000 });
        }).toPass();
        await new Reader(visitor).turn(chapter.readingDirection);
        await expect(end).toBeVisible();
      };
      await toTheEnd();
      await expect(async () => {
        await visitor.clock.fastForward(NO_LONGER_FRESH);
        await visitor.goBack();
        await expect(visitor).toHaveURL(/\/comic\//);
        await visitor.goForward();
        await toTheEnd();
        expect(digitsIn(await like.innerText())).toEqual([chapter.reactions.likes + 1]);
      }).toPass({ intervals: [1000], timeout: 60_000 });
    });
    await visitor.close();
  });
}
