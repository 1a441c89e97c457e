import type { Locator, Page } from '@playwright/test';
import { LIMITS } from '@rawi/model/limits';
import { bell } from './support/bell.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { composer, openComments, panel, post, press, saying, commentWords as w } from './support/comments.ts';
import { forgetInterval } from './support/owner.ts';
import { Reader } from './support/reader.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { anotherDevice } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, number, words } from './support/words.ts';

/** Chooses from the menu of a comment itself, which stands before those of its replies. */
async function choose(comment: Locator, locale: Locale, action: string): Promise<void> {
  const menu = comment
    .getByRole('button', { name: new RegExp(w(locale, 'actions', { name: '.*' })) })
    .first();
  const item = comment.getByRole('button', { name: w(locale, `menu.${action}`), exact: true });
  // What another does to the comment meanwhile may close its menu.
  await expect(async () => {
    if (!(await item.isVisible())) await menu.click({ timeout: 2000 });
    await item.click({ timeout: 2000 });
  }).toPass();
}

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: one comments, another sees it at once, likes it and replies; what was deleted leaves its place`, async ({
    page,
    browser,
  }) => {
    const comic = await comicOf('seeded');
    // A second try finds what the first has left, and another worker talks here too.
    const stamp = Date.now();
    const said = {
      en: {
        writer: 'Yara Haddad',
        answerer: 'Omar Saleh',
        first: 'The lamp! 12 مرة',
        reply: 'I went back too',
      },
      ar: {
        writer: 'يارا حداد',
        answerer: 'عمر صالح',
        first: 'المصباح! see page 2',
        reply: 'رجعت إليه أنا أيضًا',
      },
    }[locale];
    const [first, reply] = [`${said.first} ${stamp}`, `${said.reply} ${stamp}`];
    const [writer, answerer] = [
      await newReader(locale, said.writer, true),
      await newReader(locale, said.answerer, true),
    ];
    const other = await anotherDevice(browser);
    await logInAt(other, locale, '/account', answerer);
    await openComments(other, locale, comic.slug);
    await expect(composer(other, locale)).toBeVisible();

    await logInAt(page, locale, '/account', writer);
    await openComments(page, locale, comic.slug);
    await post(page, locale, first);
    await expect(composer(page, locale)).toHaveValue('');
    // It came without a reload.
    await expect(saying(other, first)).toBeVisible();
    const id = await saying(other, first).getAttribute('data-comment');
    const thread = (where: Page) => panel(where).locator(`article[data-comment="${id}"]`);
    await expect(thread(other)).toContainText(said.writer);

    const like = thread(other).getByRole('button', {
      name: new RegExp(`^${w(locale, 'like', { name: '.*' })}`),
    });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(thread(page)).toContainText(w(locale, 'likes_one', { number: number(1, locale) }));

    await thread(other)
      .getByRole('button', { name: new RegExp(w(locale, 'replyTo', { name: '.*' })) })
      .click();
    await thread(other)
      .getByRole('textbox', { name: new RegExp(w(locale, 'writeReply', { name: '.*' })) })
      .fill(reply);
    await press(thread(other), w(locale, 'postReply'));
    await expect(saying(other, reply)).toBeVisible();
    await press(thread(page), w(locale, 'replies_one', { number: number(1, locale) }));
    await expect(saying(page, reply)).toBeVisible();
    // Who is answered is told, on the page that they are on.
    await expect(bell(page, locale, 1)).toBeVisible();
    await expect(bell(other, locale, 0)).toBeVisible();

    // It is put in other words, and then deleted: the reply to it stays.
    const changed = `${first} +`;
    await choose(thread(page), locale, 'edit');
    await thread(page)
      .getByRole('textbox', { name: w(locale, 'edit'), exact: true })
      .fill(changed);
    await press(thread(page), w(locale, 'save'));
    await expect(thread(other)).toContainText(changed);
    await expect(thread(other)).toContainText(w(locale, 'edited'));
    // The other may see it before the one who saved it is told so; only then is there a menu once more.
    await expect(thread(page).getByRole('textbox')).toHaveCount(0);
    await choose(thread(page), locale, 'delete');
    await press(page.getByRole('dialog'), w(locale, 'delete.confirm'));
    await expect(thread(other)).toContainText(w(locale, 'isDeleted'));
    await expect(thread(other)).not.toContainText(changed);
    await expect(saying(other, reply)).toBeVisible();

    // Both have their own on one page.
    await other.goto(`/${locale}/comments`);
    await expect(other.locator('main').getByText(reply, { exact: true })).toBeVisible();
    await other.context().close();
  });

  test(`${locale}: what cannot be posted says why, and nothing that was typed is lost`, async ({ page }) => {
    const comic = await comicOf('seeded');
    await logInAt(page, locale, '/account', await newReader(locale, 'Yara Haddad', true));
    await openComments(page, locale, comic.slug);
    await composer(page, locale).fill('   ');
    await press(panel(page), w(locale, 'post'));
    await expect(panel(page).getByText(w(locale, 'empty'), { exact: true })).toBeVisible();
    const long = 'ن'.repeat(LIMITS.commentLength.max + 1);
    await composer(page, locale).fill(long);
    await expect(
      panel(page).getByText(w(locale, 'tooLong_one', { number: number(1, locale) })),
    ).toBeVisible();
    await press(panel(page), w(locale, 'post'));
    await expect(composer(page, locale)).toHaveValue(long);
    await page.reload();
    await expect(composer(page, locale)).toHaveValue(long);
    await press(panel(page), w(locale, 'cancel'));
    await expect(composer(page, locale)).toHaveValue('');
  });
}

test('a visitor reads what the page came with, without the SDK, and logs in to comment', async ({
  page,
  browser,
}) => {
  const comic = await comicOf('seeded');
  const other = await anotherDevice(browser);
  await logInAt(other, 'en', '/account', await newReader('en', 'Omar Saleh', true));
  await openComments(other, 'en', comic.slug);
  const text = `Seen by everyone ${Date.now()}`;
  await post(other, 'en', text);
  await expect(saying(other, text)).toBeVisible();
  await expect(async () => {
    await openComments(page, 'en', comic.slug);
    await expect(saying(page, text)).toBeVisible({ timeout: 5000 });
  }).toPass();
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => name.includes('read-comments'))).toEqual([]);
  await panel(page)
    .getByRole('link', { name: w('en', 'logIn') })
    .click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await other.context().close();
});

test('who has not confirmed their address is told so where they would write', async ({ page }) => {
  const comic = await comicOf('seeded');
  await logInAt(page, 'en', '/account', await newReader('en', 'Yara Haddad', false));
  await openComments(page, 'en', comic.slug);
  await expect(
    panel(page).getByRole('button', { name: words('en', 'session', 'verification.resend') }),
  ).toBeVisible();
  await expect(composer(page, 'en')).toHaveCount(0);
});

test('a spoiler stays folded until it is opened, and a chapter’s end shows what was said at it', async ({
  page,
}) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  const name = `Yara ${Date.now()}`;
  await logInAt(page, 'en', '/account', await newReader('en', name, true));
  await page.goto(`/en/chapter/${chapter.id}?page=${chapter.pageCount}`);
  await new Reader(page).shows(chapter.pageCount);
  await new Reader(page).turn(chapter.readingDirection);
  const text = `He was the captain all along ${Date.now()}`;
  await composer(page, 'en').click();
  // A letter is a letter here, and no command of the reader.
  await page.keyboard.type('m');
  await expect(composer(page, 'en')).toHaveValue('m');
  await composer(page, 'en').fill(text);
  await press(panel(page), w('en', 'spoiler'));
  await press(panel(page), w('en', 'post'));
  const folded = panel(page).locator('article[data-comment]').filter({ hasText: name }).first();
  await expect(folded.getByRole('button', { name: w('en', 'show'), exact: true })).toBeVisible();
  await expect(folded).not.toContainText(text);
  await press(folded, w('en', 'show'));
  await expect(folded).toContainText(text);
  await openComments(page, 'en', comic.slug);
  await expect(
    panel(page)
      .getByRole('link', { name: w('en', 'chapter', { number: number(chapter.number, 'en') }) })
      .first(),
  ).toHaveAttribute('href', `/en/chapter/${chapter.id}`);
});

test.describe('without a network', () => {
  test.use({ maySlow: false, expectedErrors: ['offline'] });

  test('comments wait, can be changed and discarded, and each arrives once', async ({ page, context }) => {
    const comic = await comicOf('seeded');
    const account = await newReader('en', 'Yara Haddad', true);
    await logInAt(page, 'en', '/account', account);
    await openComments(page, 'en', comic.slug);
    await expect(composer(page, 'en')).toBeVisible();
    // All that is needed to send is here.
    const stamp = Date.now();
    await post(page, 'en', `online ${stamp}`);
    await expect(saying(page, `online ${stamp}`)).toHaveAttribute('data-comment', /./);
    await context.setOffline(true);
    for (const text of ['one', 'two', 'three']) {
      await post(page, 'en', `${text} ${stamp}`);
      await expect(saying(page, `${text} ${stamp}`)).toContainText(w('en', 'waiting.waiting'));
    }
    await press(saying(page, `two ${stamp}`), w('en', 'waiting.discard'));
    await expect(panel(page).getByText(`two ${stamp}`)).toHaveCount(0);
    await press(saying(page, `three ${stamp}`), w('en', 'waiting.edit'));
    await page.getByRole('textbox', { name: w('en', 'edit'), exact: true }).fill(`four ${stamp}`);
    await press(panel(page), w('en', 'waiting.retry'));
    await expect(saying(page, `four ${stamp}`)).toContainText(w('en', 'waiting.waiting'));
    await context.setOffline(false);
    await expect(saying(page, `one ${stamp}`)).toHaveAttribute('data-comment', /./);
    // The next one comes when its interval is over, and is not sent before.
    await expect(saying(page, `four ${stamp}`)).toHaveAttribute('data-comment', /./);
    await page.reload();
    await expect(panel(page).getByText(`one ${stamp}`, { exact: true })).toHaveCount(1);
    await expect(panel(page).getByText(`four ${stamp}`, { exact: true })).toHaveCount(1);
    await expect(panel(page).getByText(`three ${stamp}`)).toHaveCount(0);
  });
});

test.describe('manners', () => {
  test.use({ expectedErrors: ['forbidden'] });

  test('a reviewer hides with a reason, the author may object, and a muted account keeps its words', async ({
    page,
    browser,
    people,
  }) => {
    const comic = await comicOf('seeded');
    const text = `You are all fools ${Date.now()}`;
    const account = await newReader('en', 'Yara Haddad', true);
    await logInAt(page, 'en', '/account', account);
    await openComments(page, 'en', comic.slug);
    await post(page, 'en', text);
    await expect(saying(page, text)).toHaveAttribute('data-comment', /./);
    const id = await saying(page, text).getAttribute('data-comment');
    const comment = (where: Page) => panel(where).locator(`article[data-comment="${id}"]`);
    const reviewing = await anotherDevice(browser);
    await logInAt(reviewing, 'en', '/account', await people('reviewer'));
    await openComments(reviewing, 'en', comic.slug);
    await choose(comment(reviewing), 'en', 'hide');
    const dialog = reviewing.getByRole('dialog');
    await dialog.getByRole('radio', { name: w('en', 'reasons.insult') }).check();
    await press(dialog, w('en', 'hide.confirm'));
    const gone = w('en', 'isHidden', { reason: w('en', 'reasons.insult') });
    await expect(comment(reviewing)).toContainText(gone);
    await expect(comment(page)).toContainText(gone);
    await expect(page.getByText(text)).toHaveCount(0);

    await choose(comment(page), 'en', 'object');
    const objecting = page.getByRole('dialog');
    await expect(objecting).toContainText(text);
    await objecting.getByRole('textbox').fill('It was a joke among friends.');
    await press(objecting, w('en', 'objection.confirm'));
    await expect(objecting).toContainText(w('en', 'objection.done'));
    await page.keyboard.press('Escape');
    await expect(objecting).toHaveCount(0);

    await choose(comment(reviewing), 'en', 'mute');
    await press(reviewing.getByRole('dialog'), w('en', 'mute.confirm'));
    await expect(reviewing.getByRole('dialog')).toHaveCount(0);
    await forgetInterval(account.email, 'comment');
    await post(page, 'en', 'Still here');
    await expect(saying(page, 'Still here')).toContainText(w('en', 'waiting.refused.muted'));
    await reviewing.context().close();
  });
});
