import { type BrowserContext, type Page, expect as wait } from '@playwright/test';
import { comicOf, readComic } from './support/catalogue.ts';
import { logInAt, newReader, type ReaderAccount } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, isolated, type Locale, number, type WordKey, words } from './support/words.ts';
import { waitForWorker } from './support/worker.ts';

const NAME = { en: 'Lina Bishara', ar: 'لينا بشارة' } as const;

/** What the SDK asks for without a network, and says when it gives up waiting. */
test.use({ serviceWorkers: 'allow', expectedErrors: ['offline'], maySlow: false });

/** The words of saving and following, of one comic. */
async function pageOf(locale: Locale) {
  const card = await comicOf('seeded');
  const comic = await readComic(card.slug);
  const [translator] = comic.translators;
  const chapter = comic.chapters.find(({ language }) => language === locale);
  if (!translator || !chapter)
    throw new Error('The comic has no translator, or no chapter in this language.');
  const name = comic.names[locale] ?? comic.series;
  const t = (key: WordKey<'choices'>, values: Readonly<Record<string, string>> = {}) =>
    words(locale, 'choices', key, values);
  return {
    slug: card.slug,
    name,
    translator,
    chapter,
    t,
    save: t('saveComic', { comic: isolated(name) }),
    saved: t('savedComic', { comic: isolated(name) }),
    saveChapter: t('saveChapter', { chapter: number(chapter.number, locale) }),
    follow: t('followName', { name: isolated(translator.name) }),
    following: t('followingName', { name: isolated(translator.name) }),
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The server has all that was chosen: the device keeps nothing that waits. */
async function isSettled(page: Page): Promise<void> {
  await wait
    .poll(
      () => page.evaluate(() => (localStorage.getItem('rawi-choices') ?? '').includes('"settledAt":null')),
      // Where the browser does not tell that its network is back, the SDK asks again by itself, after 90 seconds at most.
      { timeout: 120_000 },
    )
    .toBe(false);
}

async function openSignedIn(page: Page, locale: Locale, path: string): Promise<ReaderAccount> {
  const reader = await newReader(locale, NAME[locale]);
  await logInAt(page, locale, '/account', reader);
  await page.goto(`/${locale}${path}`);
  return reader;
}

/** A second browser of the same person. */
async function secondDevice(context: BrowserContext, locale: Locale, reader: ReaderAccount): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('There is no browser.');
  const other = await browser.newContext({ baseURL: new URL(context.pages()[0]?.url() ?? '').origin });
  const page = await other.newPage();
  await logInAt(page, locale, '/savedItems', reader);
  return page;
}

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: a reader saves and follows, finds both in the account, and takes them back`, async ({
    page,
    context,
  }) => {
    const { slug, name, translator, chapter, t, ...of } = await pageOf(locale);
    const reader = await openSignedIn(page, locale, `/comic/${slug}`);

    await test.step('one press saves the comic, another the chapter, a third follows', async () => {
      await button(page, of.save).click();
      await expect(button(page, of.saved)).toBeVisible();
      const bookmark = button(page, of.saveChapter).first();
      await bookmark.click();
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
      await button(page, of.follow).click();
      await expect(button(page, of.following)).toBeVisible();
      await isSettled(page);
    });

    await test.step('a reload knows it', async () => {
      await page.reload();
      await expect(button(page, of.saved)).toBeVisible();
      await expect(button(page, of.following)).toBeVisible();
    });

    await test.step('the reader’s bookmark is that of the row', async () => {
      const rows = page.locator('li', { has: button(page, of.saveChapter) });
      const pressed = rows.filter({ has: page.locator('[aria-pressed=true]') });
      await pressed.first().locator('a[href*="/chapter/"]').click();
      await expect(page).toHaveURL(/\/chapter\//);
      await expect(button(page, of.saveChapter)).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('both kinds are listed, and can be found and ordered', async () => {
      await page.goto(`/${locale}/savedItems`);
      const account = (key: WordKey<'account'>) => words(locale, 'account', key);
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
      await page.getByRole('radio', { name: account('lists.chapters') }).click();
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
      await page.goto(`/${locale}/savedItems?order=name`);
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    });

    await test.step('a comic that is put on a shelf stands there, in both orders', async () => {
      const shelves = (key: WordKey<'shelves'>) => words(locale, 'shelves', key);
      await page.goto(`/${locale}/comic/${slug}`);
      await button(page, t('shelveComic', { comic: isolated(name) })).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: shelves('shelf.reading') }).click();
      await dialog.getByRole('button', { name: shelves('dialog.done'), exact: true }).click();
      await isSettled(page);
      for (const order of ['latest', 'name']) {
        await page.goto(`/${locale}/savedItems?shelf=reading&order=${order}`);
        await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
      }
      await page.goto(`/${locale}/savedItems?order=name`);
    });

    const remove = page.getByRole('button', {
      name: words(locale, 'account', 'lists.remove', { name: isolated(name) }),
      exact: true,
    });
    await test.step('what is taken off the list can be undone', async () => {
      await remove.click();
      await expect(
        page.getByRole('heading', { name: words(locale, 'account', 'empty.savedItems.title') }),
      ).toBeVisible();
      await button(page, t('undo')).click();
      await expect(remove).toBeVisible();
      await isSettled(page);
    });

    await test.step('another device of theirs sees it, and what it takes off goes here too', async () => {
      const other = await secondDevice(context, locale, reader);
      const there = other.getByRole('button', {
        name: words(locale, 'account', 'lists.remove', { name: isolated(name) }),
        exact: true,
      });
      await there.click();
      await expect(remove).toBeHidden();
      await other.context().close();
    });

    await test.step('whoever is followed is listed, and unfollowing can be undone', async () => {
      await page.goto(`/${locale}/following`);
      const row = page.getByRole('listitem').filter({ hasText: translator.name });
      await row.getByRole('button', { name: of.following }).click();
      await expect(row).toBeHidden();
      await button(page, t('undo')).click();
      await expect(row).toBeVisible();
      await isSettled(page);
    });
    expect(chapter.id).not.toBe('');
  });

  test(`${locale}: a choice made without a network waits, over a reload too, and logging out asks first`, async ({
    page,
    context,
  }) => {
    const { slug, ...of } = await pageOf(locale);
    await openSignedIn(page, locale, `/comic/${slug}`);
    await expect(button(page, of.follow)).toBeVisible();
    // The worker has the page, so that it opens without a network.
    await waitForWorker(page);
    await page.reload();
    await expect(button(page, of.save)).toBeVisible();

    await test.step('offline it shows at once', async () => {
      await context.setOffline(true);
      await button(page, of.save).click();
      await expect(button(page, of.saved)).toBeVisible();
      await button(page, of.follow).click();
      await expect(button(page, of.following)).toBeVisible();
    });

    await test.step('a waiting choice is undone by choosing again', async () => {
      await button(page, of.following).click();
      await expect(button(page, of.follow)).toBeVisible();
    });

    await test.step('logging out says what would be lost', async () => {
      const session = (key: WordKey<'session'>, values = {}) => words(locale, 'session', key, values);
      await page
        .getByRole('button', { name: session('menu.label', { name: isolated(NAME[locale]) }) })
        .click();
      await page.getByRole('button', { name: session('menu.signOut') }).click();
      const two = session(locale === 'en' ? 'signOut.waiting_other' : 'signOut.waiting_two', {
        number: number(2, locale),
      });
      await expect(page.getByRole('dialog')).toContainText(two);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: session('signOut.cancel') })
        .click();
    });

    await test.step('a reload still shows it', async () => {
      await page.reload();
      await expect(button(page, of.saved)).toBeVisible();
    });

    await test.step('with the network it reaches the account', async () => {
      await context.setOffline(false);
      await isSettled(page);
      await page.goto(`/${locale}/savedItems`);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    });
  });
}
