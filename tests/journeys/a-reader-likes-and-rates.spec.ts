import type { Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { digitsIn } from './support/digits.ts';
import { Reader } from './support/reader.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, number, words } from './support/words.ts';

const endCard = (page: Page) => page.locator('[data-end-card]');
const reaction = (page: Page, locale: Locale, value: 'like' | 'dislike') =>
  endCard(page).getByRole('button', {
    // With its number; what readers say below has likes of its own.
    name: new RegExp(`^${words(locale, 'reader', `end.${value}`)}(?:\\s*[\\d٠-٩]+)?$`),
  });
const scale = (page: Page, locale: Locale, name: 'quality' | 'clarity') =>
  endCard(page).getByRole('radiogroup', { name: words(locale, 'choices', `rating.${name}`) });

/** Goes over the last page of the chapter that is open, or that is opened for it. */
async function toTheEnd(page: Page, chapter: ChapterPayload): Promise<void> {
  await new Reader(page).shows(chapter.pageCount);
  await new Reader(page).turn(chapter.readingDirection);
  await expect(endCard(page)).toBeVisible();
}

async function openEnd(page: Page, locale: Locale, chapter: ChapterPayload): Promise<void> {
  await page.goto(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
  await toTheEnd(page, chapter);
}

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: a visitor who likes a chapter logs in first, and finds it liked`, async ({
    page,
    people,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const reader = await people('reader');
    await openEnd(page, locale, chapter);
    await reaction(page, locale, 'like').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(words(locale, 'session', 'loginFirst.title'));
    await dialog
      .getByRole('link', { name: words(locale, 'session', 'loginFirst.logIn'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/login\?next=/);
    expect(page.url()).not.toContain('like');
    await page.getByLabel(words(locale, 'log-in', 'email')).fill(reader.email);
    await page
      .getByLabel(words(locale, 'log-in', 'password'), { exact: false })
      .first()
      .fill(reader.password);
    await page.getByRole('button', { name: words(locale, 'log-in', 'submit'), exact: true }).click();
    await expect(page).toHaveURL(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
    await expect(page.getByText(words(locale, 'session', 'intent.done'), { exact: true })).toBeVisible();
    // The question about what was read on the way here is a separate one.
    await page.getByRole('button', { name: words(locale, 'session', 'merge.decline') }).click();
    await toTheEnd(page, chapter);
    await expect(reaction(page, locale, 'like')).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => sessionStorage.getItem('rawi-intent'))).toBeNull();
  });

  test(`${locale}: a reader changes their mind, rates on two scales, and takes both back`, async ({
    page,
    people,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const word = words(locale, 'reader', 'end.like');
    await logInAt(page, locale, '/account', await people('admin'));
    await openEnd(page, locale, chapter);
    const like = reaction(page, locale, 'like');
    const dislike = reaction(page, locale, 'dislike');
    const [others = 0] = digitsIn(await like.innerText());
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    // The reader's own like is in the number at once.
    await expect(like).toHaveText(new RegExp(`${word}.*${number(others + 1, locale)}$`));
    await dislike.click();
    await expect(dislike).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await dislike.click();
    await expect(dislike).toHaveAttribute('aria-pressed', 'false');

    await scale(page, locale, 'quality').getByRole('radio').nth(3).click();
    await expect(endCard(page)).toContainText(words(locale, 'choices', 'rating.bothScales'));
    await scale(page, locale, 'clarity').getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(scale(page, locale, 'clarity').getByRole('radio').nth(1)).toBeChecked();
    const unrate = endCard(page).getByRole('button', { name: words(locale, 'choices', 'rating.unrate') });
    await expect(unrate).toBeVisible();

    await openEnd(page, locale, chapter);
    await expect(scale(page, locale, 'quality').getByRole('radio').nth(3)).toBeChecked();
    await expect(scale(page, locale, 'clarity').getByRole('radio').nth(1)).toBeChecked();
    await expect(dislike).toHaveAttribute('aria-pressed', 'false');
    await unrate.click();
    await expect(endCard(page).getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test(`${locale}: an address must be confirmed first, which can be asked for in place`, async ({
    page,
    people,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    await logInAt(page, locale, '/account', await people('unverified'));
    await openEnd(page, locale, chapter);
    await expect(reaction(page, locale, 'like')).toBeDisabled();
    await expect(scale(page, locale, 'quality').getByRole('radio').first()).toBeDisabled();
    await expect(
      endCard(page).getByRole('button', { name: words(locale, 'session', 'verification.resend') }),
    ).toBeVisible();
  });
}
