import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { bell } from './support/bell.ts';
import { comicOf } from './support/catalogue.ts';
import { createPerson } from './support/owner.ts';
import { addComic, publishChapter } from './support/publish.ts';
import { Reader } from './support/reader.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { LOCALES, type Locale, words } from './support/words.ts';

const w = (locale: Locale, key: string, values?: Record<string, string>) => words(locale, 'ask', key, values);
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

for (const locale of LOCALES) {
  test(`${locale}: what two readers asked for arrives, and both are told`, async ({ page, browser }) => {
    const like = await comicOf('seeded');
    const series = unique('Falcons of Zerzura');
    const comicId = await addComic(like, series);
    const [first, second] = [
      await newReader(locale, 'Layla Haddad', true),
      await newReader(locale, 'Omar Nasser', true),
    ];

    // The first finds the comic, and that it has no chapters.
    await logInAt(page, locale, '/ask', first);
    await search(page, locale).fill(series.toLowerCase());
    const found = row(page, series);
    await expect(found.getByRole('link', { name: w(locale, 'readName', { name: '' }).trim() })).toBeVisible();
    expect(await violations(page), 'what was found').toEqual([]);
    await found.getByRole('button').click();
    await dialog(page).locator('[name="number"]').fill('seven');
    await send(page, locale);
    await expect(dialog(page).getByText(w(locale, 'form.numberWrong'))).toBeVisible();
    await dialog(page).locator('[name="number"]').fill('٧');
    await dialog(page).locator('[name="language"]').selectOption('de');
    expect(await violations(page), 'what is asked for').toEqual([]);
    await send(page, locale);
    await expect(page.getByText(w(locale, 'saved'))).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, w(locale, 'joined'))).toBeVisible();

    // The second finds the ask and joins it, and both see how many want it.
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await context.newPage();
    await logInAt(other, locale, '/ask', second);
    await search(other, locale).fill(series);
    const ask = row(other, series).filter({
      has: button(other, new RegExp(`^${w(locale, 'joinName', { name: '' }).trim()}`)),
    });
    await expect(ask).toContainText(
      words(locale, 'ask', 'readers_one', { number: locale === 'ar' ? '١' : '1' }),
    );
    await button(ask, new RegExp(`^${w(locale, 'joinName', { name: '' }).trim()}`)).click();
    await expect(other.getByText(w(locale, 'joined'), { exact: true })).toBeVisible();
    const two = words(locale, 'ask', locale === 'ar' ? 'readers_two' : 'readers_other', { number: '2' });
    for (const each of [page, other]) await expect(each.getByText(two)).toBeVisible();

    // It arrives: both are told, though it came with an import, and the notification leads to it.
    const chapterId = await publishChapter(like, comicId, { number: 7, language: 'de' });
    for (const each of [page, other]) await expect(bell(each, locale, 1)).toBeVisible();
    await search(page, locale).fill('');
    const arrived = row(page, series);
    await expect(arrived).toContainText(w(locale, 'arrived'));
    await arrived.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/chapter/${chapterId}`));
    await new Reader(page).shows(1);
    await context.close();
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

    // It stands among their own asks, also after a reload; leaving takes it away for everybody.
    await search(page, locale).fill('');
    await page.reload();
    await expect(page.getByRole('heading', { name: w(locale, 'own'), exact: true })).toBeVisible();
    expect(await violations(page), 'their asks').toEqual([]);
    await button(row(page, title), new RegExp(w(locale, 'joined'))).click();
    await expect(row(page, title)).toHaveCount(0);
    await search(page, locale).fill(title);
    await expect(page.getByText(w(locale, 'notHereAtAll'))).toBeVisible();
  });

  test(`${locale}: a reviewer hides an ask and takes that back, and says which comic it is`, async ({
    page,
  }) => {
    const like = await comicOf('seeded');
    const series = unique('The Salt Road');
    const comicId = await addComic(like, series);
    const chapterId = await publishChapter(like, comicId, { number: 1, language: locale });
    const title = unique('Way of salt');
    const uid = `reviewer-${crypto.randomUUID()}`;
    const email = `${uid}@rawi.test`;
    const claims = { reviewer: true } as const;
    await createPerson({ uid, email, displayName: 'Maha Saleh', emailVerified: true, claims, locale });
    await logInAt(page, locale, '/ask', { email, password: 'Reader#123' });
    await search(page, locale).fill(title);
    await page.getByRole('button').filter({ hasText: title }).click();
    await send(page, locale);
    const more = button(row(page, title), w(locale, 'menu.label', { name: '' }).trim());
    await more.click();
    await button(page, w(locale, 'menu.hide')).click();
    await dialog(page)
      .getByRole('button', { name: w(locale, 'hide.confirm'), exact: true })
      .click();
    await expect(row(page, title)).toHaveCount(0);
    await button(page, w(locale, 'hide.undo')).click();
    await expect(row(page, title)).toBeVisible();

    await more.click();
    await button(page, w(locale, 'menu.choose')).click();
    await dialog(page).getByLabel(w(locale, 'choose.label')).fill(series);
    await button(dialog(page), w(locale, 'choose.confirm', { name: '' }).trim()).click();
    await expect(dialog(page)).toBeHidden();
    await expect(bell(page, locale, 1)).toBeVisible();
    await search(page, locale).fill('');
    await expect(row(page, series).getByRole('link')).toHaveAttribute(
      'href',
      `/${locale}/chapter/${chapterId}`,
    );
  });
}

test('what is there already is led to, from a comic’s page with it filled in', async ({ page }) => {
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
  await dialog(page)
    .getByRole('link', { name: w('en', 'form.read') })
    .click();
  await expect(page).toHaveURL(/\/en\/chapter\//);
});

test('who has not confirmed their address is told so in place', async ({ page }) => {
  const reader = await newReader('ar', 'ليلى حداد');
  await logInAt(page, 'ar', '/ask', reader);
  await expect(
    page.getByRole('button', { name: words('ar', 'session', 'verification.resend') }),
  ).toBeVisible();
  const title = unique('قصة');
  await search(page, 'ar').fill(title);
  await expect(page.getByRole('button').filter({ hasText: title })).toBeDisabled();
});
