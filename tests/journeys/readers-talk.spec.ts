import type { Locator, Page } from '@playwright/test';
import { bell } from './support/bell.ts';
import { comicOf } from './support/catalogue.ts';
import { composer, panel, post, press, saying, commentWords as w } from './support/comments.ts';
import { forgetInterval } from './support/owner.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { anotherDevice } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, number } from './support/words.ts';
import { newReviewer } from './support/work.ts';

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

test.use({ expectedErrors: ['forbidden', 'offline'], maySlow: false });

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: one comments, another sees it at once, likes it and replies; a reviewer hides and mutes`, async ({
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
        more: 'Still here',
      },
      ar: {
        writer: 'يارا حداد',
        answerer: 'عمر صالح',
        first: 'المصباح! see page 2',
        reply: 'رجعت إليه أنا أيضًا',
        more: 'ما زلت هنا',
      },
    }[locale];
    const [first, reply] = [`${said.first} ${stamp}`, `${said.reply} ${stamp}`];
    const [writer, answerer] = [
      await newReader(locale, said.writer, true),
      await newReviewer(locale, said.answerer),
    ];
    const at = `/comic/${comic.slug}`;
    const other = await anotherDevice(browser);
    await logInAt(other, locale, at, answerer);
    await panel(other).scrollIntoViewIfNeeded();
    await expect(composer(other, locale)).toBeVisible();

    await logInAt(page, locale, at, writer);
    await panel(page).scrollIntoViewIfNeeded();
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

    // It is put in other words.
    const changed = `${first} +`;
    await choose(thread(page), locale, 'edit');
    await thread(page)
      .getByRole('textbox', { name: w(locale, 'edit'), exact: true })
      .fill(changed);
    await press(thread(page), w(locale, 'save'));
    await expect(thread(other)).toContainText(changed);
    await expect(thread(other)).toContainText(w(locale, 'edited'));

    // The reply is deleted by who wrote it, the comment hidden by a reviewer: both leave their places.
    await choose(saying(other, reply), locale, 'delete');
    await press(other.getByRole('dialog'), w(locale, 'delete.confirm'));
    await expect(thread(page)).not.toContainText(reply);
    await choose(thread(other), locale, 'hide');
    const hiding = other.getByRole('dialog');
    await hiding.getByRole('radio', { name: w(locale, 'reasons.insult') }).check();
    await press(hiding, w(locale, 'hide.confirm'));
    const gone = w(locale, 'isHidden', { reason: w(locale, 'reasons.insult') });
    await expect(thread(page)).toContainText(gone);
    await expect(page.getByText(changed)).toHaveCount(0);

    // Who is muted keeps what they write.
    await choose(thread(other), locale, 'mute');
    await press(other.getByRole('dialog'), w(locale, 'mute.confirm'));
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await forgetInterval(writer.email, 'comment');
    await post(page, locale, said.more);
    await expect(saying(page, said.more)).toContainText(w(locale, 'waiting.refused.muted'));
    await other.context().close();
  });
}

test('a comment waits, another is discarded, and it arrives once', async ({ page, context }) => {
  const comic = await comicOf('seeded');
  const account = await newReader('en', 'Yara Haddad', true);
  await logInAt(page, 'en', `/comic/${comic.slug}`, account);
  await panel(page).scrollIntoViewIfNeeded();
  await expect(composer(page, 'en')).toBeVisible();
  const stamp = Date.now();
  await context.setOffline(true);
  for (const text of ['one', 'two']) {
    await post(page, 'en', `${text} ${stamp}`);
    await expect(saying(page, `${text} ${stamp}`)).toContainText(w('en', 'waiting.waiting'));
  }
  await press(saying(page, `two ${stamp}`), w('en', 'waiting.discard'));
  await expect(panel(page).getByText(`two ${stamp}`)).toHaveCount(0);
  await context.setOffline(false);
  await expect(saying(page, `one ${stamp}`)).toHaveAttribute('data-comment', /./);
  await page.reload();
  await expect(panel(page).getByText(`one ${stamp}`, { exact: true })).toHaveCount(1);
  await expect(panel(page).getByText(`two ${stamp}`)).toHaveCount(0);
});
