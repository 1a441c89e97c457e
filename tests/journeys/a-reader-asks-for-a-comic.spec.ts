import type { Locator, Page } from '@playwright/test';
import { LOCALE_TAGS } from '@rawi/model/lists/locales';
import type { ComicCard } from '@rawi/model/pages/cards';
import { violations } from './support/axe.ts';
import { bell } from './support/bell.ts';
import { comicOf, readComic } from './support/catalogue.ts';
import { createPerson } from './support/owner.ts';
import { publishChapter } from './support/publish.ts';
import { Reader } from './support/reader.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { anotherDevice } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, type WordKey, words } from './support/words.ts';

const w = (locale: Locale, key: WordKey<'ask'>, values?: Record<string, string>) =>
  words(locale, 'ask', key, values);
const search = (page: Page, locale: Locale) => page.getByLabel(w(locale, 'label'), { exact: true });
const row = (page: Page, name: string): Locator =>
  page.locator('main').getByRole('listitem').filter({ hasText: name });
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page, locale: Locale) =>
  dialog(page)
    .getByRole('button', { name: w(locale, 'form.send'), exact: true })
    .click();
const unique = (name: string) => `${name} ${Date.now().toString(36)}`;

const nameIn = ({ names, series }: Pick<ComicCard, 'names' | 'series'>, locale: Locale) =>
  names[locale] ?? series;
const formatNumber = (value: number, locale: Locale) =>
  new Intl.NumberFormat(LOCALE_TAGS[locale]).format(value);
/** A number that no chapter and no other run of this journey has. */
const newNumber = () => Number((100 + Math.random() * 800).toFixed(3));

for (const locale of inOneLanguage('en')) {
  test(`${locale}: a comic that two readers asked for arrives, and both are notified`, async ({
    page,
    browser,
  }) => {
    const comic = await readComic((await comicOf('seeded')).slug);
    const number = newNumber();
    const shown = formatNumber(number, locale);
    const name = nameIn(comic, locale);
    const [first, second] = [
      await newReader(locale, 'Layla Haddad', true),
      await newReader(locale, 'Omar Nasser', true),
    ];

    // The first finds the comic, and asks for a chapter of it.
    await logInAt(page, locale, '/ask', first);
    await search(page, locale).fill(comic.series.toUpperCase());
    const read = w(locale, 'read');
    const found = row(page, name).filter({ has: page.getByText(read, { exact: true }) });
    await expect(found.first()).toBeVisible();
    expect(await violations(page), 'what was found').toEqual([]);
    await found.first().getByRole('button').click();
    await dialog(page).locator('[name="number"]').fill('seven');
    await send(page, locale);
    await expect(dialog(page).getByText(w(locale, 'form.numberWrong'))).toBeVisible();
    await dialog(page).locator('[name="number"]').fill(shown);
    await dialog(page).locator('[name="language"]').selectOption('de');
    expect(await violations(page), 'what is asked for').toEqual([]);
    await send(page, locale);
    await expect(page.getByText(w(locale, 'saved'))).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await search(page, locale).fill('');
    await expect(row(page, shown)).toContainText(w(locale, 'joined'));

    // The second reader finds the ask and joins it, and both see how many want it.
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await context.newPage();
    await logInAt(other, locale, '/ask', second);
    await search(other, locale).fill(comic.series);
    const ask = row(other, shown);
    await expect(ask).toContainText(w(locale, 'readers_one', { number: formatNumber(1, locale) }));
    await ask.getByRole('button').click();
    await expect(ask).toContainText(w(locale, 'joined'));
    const two = w(locale, locale === 'ar' ? 'readers_two' : 'readers_other', { number: '2' });
    await expect(ask).toContainText(two);
    await expect(row(page, shown)).toContainText(two);

    // It arrives with an import: both readers are notified, and the notification leads to it.
    const published = await publishChapter(comic, { number, language: 'de' });
    try {
      for (const each of [page, other]) await expect(bell(each, locale, 1)).toBeVisible();
      await expect(row(page, shown)).toContainText(w(locale, 'arrived'));
      await row(page, shown).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/chapter/${published.id}`));
      await new Reader(page).shows(1);
      await context.close();
    } finally {
      await published.withdraw();
    }
  });

  test(`${locale}: a title that nobody has is asked for, left, and leaves nothing`, async ({ page }) => {
    const title = unique('قصة البحر');
    const reader = await newReader(locale, 'Layla Haddad', true);
    await logInAt(page, locale, '/ask', reader);
    await search(page, locale).fill(title);
    await expect(page.getByText(w(locale, 'notHereAtAll'))).toBeVisible();
    await page.getByRole('button').filter({ hasText: title }).click();
    await expect(dialog(page).locator('[name="number"]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(search(page, locale)).toHaveValue(title);
    await page.getByRole('button').filter({ hasText: title }).click();
    await send(page, locale);
    const own = row(page, title);
    await expect(own).toContainText(w(locale, 'notOnRawi'));

    // The ask is in their own list, also after a reload; leaving it removes it for everybody.
    await search(page, locale).fill('');
    await page.reload();
    await expect(page.getByRole('heading', { name: w(locale, 'own'), exact: true })).toBeVisible();
    expect(await violations(page), 'their asks').toEqual([]);
    await button(row(page, title), new RegExp(w(locale, 'joined'))).click();
    await expect(row(page, title)).toHaveCount(0);
    await search(page, locale).fill(title);
    await expect(page.getByText(w(locale, 'notHereAtAll'))).toBeVisible();
  });

  test(`${locale}: a reviewer hides a reader’s ask and takes that back, and says which comic it is`, async ({
    page,
    browser,
  }) => {
    const comic = await comicOf('seeded');
    const name = nameIn(comic, locale);
    const chapterId = comic.firstChapter[locale]?.id;
    const title = unique('Way of salt');
    const reader = await newReader(locale, 'Layla Haddad', true);
    const other = await anotherDevice(browser);
    await logInAt(other, locale, '/ask', reader);
    await search(other, locale).fill(title);
    await other.getByRole('button').filter({ hasText: title }).click();
    await send(other, locale);
    await expect(dialog(other)).toBeHidden();

    const uid = `reviewer-${crypto.randomUUID()}`;
    const email = `${uid}@rawi.test`;
    const claims = { reviewer: true } as const;
    await createPerson({ uid, email, displayName: 'Maha Saleh', emailVerified: true, claims, locale });
    await logInAt(page, locale, '/ask', { email, password: 'Reader#123' });
    await search(page, locale).fill(title);
    const more = button(row(page, title), w(locale, 'menu.label', { name: '' }).trim());
    const confirm = dialog(page).getByRole('button', { name: w(locale, 'hide.confirm'), exact: true });
    // The row is drawn again while the rest of what was found arrives, which closes its menu. A dialog stays.
    await expect(async () => {
      await more.click({ timeout: 5000 });
      await button(page, w(locale, 'menu.hide')).click({ timeout: 5000 });
    }).toPass();
    await confirm.click();
    await expect(row(page, title)).toHaveCount(0);
    await button(page, w(locale, 'hide.undo')).click();
    await expect(row(page, title)).toBeVisible();

    await more.click();
    await button(page, w(locale, 'menu.choose')).click();
    await dialog(page).getByLabel(w(locale, 'choose.label')).fill(comic.series);
    await dialog(page).getByRole('listitem').filter({ hasText: name }).getByRole('button').first().click();
    await expect(dialog(page)).toBeHidden();
    await expect(bell(other, locale, 1)).toBeVisible();
    await search(other, locale).fill('');
    await expect(row(other, name).getByRole('link').first()).toHaveAttribute(
      'href',
      `/${locale}/chapter/${chapterId}`,
    );
    await other.context().close();
  });
}

test('an ask for a chapter that is there already leads to it, from a comic’s page with the comic filled in', async ({
  page,
}) => {
  const like = await comicOf('seeded');
  const reader = await newReader('en', 'Layla Haddad', true);
  await logInAt(page, 'en', '/ask', reader);
  await page.goto(`/en/comic/${like.slug}`);
  await page.getByRole('link', { name: words('en', 'comic', 'askForMissing'), exact: true }).click();
  await expect(dialog(page)).toContainText(like.series);
  await expect(dialog(page).locator('[name="language"]')).toHaveValue('en');
  await dialog(page).locator('[name="number"]').fill('1');
  await send(page, 'en');
  await expect(dialog(page).getByText(w('en', 'form.there'))).toBeVisible();
  // The page does not say so of another chapter.
  await dialog(page).locator('[name="number"]').fill('1.5');
  await expect(dialog(page).getByText(w('en', 'form.there'))).toBeHidden();
  await dialog(page).locator('[name="number"]').fill('1');
  await dialog(page)
    .getByRole('link', { name: w('en', 'form.read') })
    .click();
  await expect(page).toHaveURL(/\/en\/chapter\//);
});

test('a reader who has not confirmed their address learns it on the form', async ({ page }) => {
  const reader = await newReader('ar', 'ليلى حداد');
  await logInAt(page, 'ar', '/ask', reader);
  await expect(
    page.getByRole('button', { name: words('ar', 'session', 'verification.resend') }),
  ).toBeVisible();
  const title = unique('قصة');
  await search(page, 'ar').fill(title);
  await expect(page.getByRole('button').filter({ hasText: title })).toBeDisabled();
});
