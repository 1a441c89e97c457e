import type { Locator, Page } from '@playwright/test';
import { bell } from './support/bell.ts';
import { comicOf } from './support/catalogue.ts';
import {
  composer,
  panel,
  post,
  press,
  saying,
  scrollToComments,
  commentWords as w,
} from './support/comments.ts';
import { forgetInterval } from './support/owner.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { anotherDevice } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, number, type WordBelow } from './support/words.ts';

/** Chooses from the menu of a comment itself, which stands before those of its replies. */
async function choose(
  comment: Locator,
  locale: Locale,
  action: WordBelow<'comments', 'menu'>,
): Promise<void> {
  const menu = comment
    .getByRole('button', { name: new RegExp(w(locale, 'actions', { name: '.*' })) })
    .first();
  const item = comment.getByRole('button', { name: w(locale, `menu.${action}`), exact: true });
  // A change of the comment by somebody else may close its menu.
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
    const at = `/comic/${comic.slug}`;
    const other = await anotherDevice(browser);
    await logInAt(other, locale, at, answerer);
    await scrollToComments(other);
    await expect(composer(other, locale)).toBeVisible();

    await logInAt(page, locale, at, writer);
    await scrollToComments(page);
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
    // The author of a comment is notified of a reply on the page that they are on.
    await expect(bell(page, locale, 1)).toBeVisible();
    await expect(bell(other, locale, 0)).toBeVisible();

    // The comment is edited, and then deleted: the reply to it stays.
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
}

test.describe('without a network', () => {
  test.use({ maySlow: false, expectedErrors: ['offline'] });

  test('comments wait, can be changed and discarded, and each arrives once', async ({ page, context }) => {
    const comic = await comicOf('seeded');
    const account = await newReader('en', 'Yara Haddad', true);
    await logInAt(page, 'en', `/comic/${comic.slug}`, account);
    await scrollToComments(page);
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
    await scrollToComments(page);
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
    await logInAt(page, 'en', `/comic/${comic.slug}`, account);
    await scrollToComments(page);
    await post(page, 'en', text);
    await expect(saying(page, text)).toHaveAttribute('data-comment', /./);
    const id = await saying(page, text).getAttribute('data-comment');
    const comment = (where: Page) => panel(where).locator(`article[data-comment="${id}"]`);
    const reviewing = await anotherDevice(browser);
    await logInAt(reviewing, 'en', `/comic/${comic.slug}`, await people('reviewer'));
    await scrollToComments(reviewing);
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
