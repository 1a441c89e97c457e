import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '@rawi/model/paths';
import { sampleComment } from '@rawi/model/testing/samples';
import { comicSchema } from '@rawi/model/truth/comic';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { MAIL_TRIES, mailSchema } from '@rawi/model/truth/mail';
import { reading } from '@rawi/model/truth/tolerant';
import { leaves } from '../support/leaves.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { newTranslator, ownersDatabase, uidOf } from './support/owner.ts';
import { logInAt, newReader, type ReaderAccount } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import {
  inOneLanguage,
  isolated,
  type Locale,
  number,
  type WordBelow,
  type WordKey,
  words,
} from './support/words.ts';
import { newAdmin, newReviewer, sendReport } from './support/work.ts';

const w = (locale: Locale, key: WordKey<'staff'>, values?: Record<string, string>) =>
  words(locale, 'staff', key, values);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const tab = (page: Page, locale: Locale, key: WordBelow<'staff', 'tabs'>) =>
  page
    .getByRole('navigation', { name: w(locale, 'tabs.label') })
    .getByRole('link', { name: w(locale, `tabs.${key}`), exact: true });
const button = (within: ReturnType<Page['locator']>, name: string) =>
  within.getByRole('button', { name, exact: true });
const row = (page: Page, text: string) => page.locator('main li').filter({ hasText: text });

const atTheDesk = (page: Page, locale: Locale, account: ReaderAccount) =>
  logInAt(page, locale, '/review', account);

/** Something that somebody said of a comic, which another reader reports. */
async function sayAndReport(comicId: string, slug: string, text: string): Promise<void> {
  const database = ownersDatabase();
  const stored = await database.doc(paths.comic(comicId)).get();
  const { series, names } = reading(comicSchema).parse(stored.data());
  const commentId = randomUUID();
  const comment = sampleComment('somebody', {
    author: { name: 'Salim' },
    comic: { id: comicId, slug, series, names },
    text,
    at: new Date(),
  });
  await database.doc(paths.comment(comicId, commentId)).set(comment);
  await database.doc(paths.commentReport(commentReportKey(comicId, commentId, 'reader'))).set({
    comicId,
    commentId,
    uid: 'reader',
    reason: 'spam',
    at: new Date(),
  });
}

for (const locale of inOneLanguage('en')) {
  test(`${locale}: a reviewer looks after comments, reports, asks and translators`, async ({ page }) => {
    test.setTimeout(120_000);
    const stamp = randomUUID().slice(0, 8);
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, locale);
    await sayAndReport(chapter.comic.id, comic.slug, `Buy my lamps ${stamp}`);
    await sendReport(
      { comicId: chapter.comic.id, chapterId: chapter.id },
      { note: `A word is wrong ${stamp}`, reporter: 'somebody' },
    );
    await ownersDatabase()
      .doc(paths.ask(`hidden-${stamp}`))
      .set({
        title: `Lamps ${stamp}`,
        number: null,
        language: 'ar',
        searchKeys: [],
        readers: 100_000,
        state: 'hidden',
        createdAt: new Date(),
      });
    leaves('ask-count', paths.ask(`hidden-${stamp}`), 'an ask that 100,000 want, so that it stands first');
    const uid = `translator-${stamp}`;
    await newTranslator(uid, { name: `0 ${stamp}`, professional: false });
    await atTheDesk(page, locale, await newReviewer(locale, 'Huda Salem'));

    await test.step('a comment is hidden, and shown again', async () => {
      await tab(page, locale, 'comments').click();
      await expect(heading(page, w(locale, 'comments.title'))).toBeVisible();
      const said = row(page, `Buy my lamps ${stamp}`);
      await expect(said).toContainText('Salim');
      await button(said, w(locale, 'comments.hide')).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio').first().check({ force: true });
      await button(dialog, words(locale, 'comments', 'hide.confirm')).click();
      await expect(said).toBeHidden();
      // While it closes it takes the focus, and with it the key.
      await expect(dialog).toBeHidden();
      await page.getByRole('radio', { name: w(locale, 'comments.hidden') }).press(' ');
      await expect(page).toHaveURL(/show=hidden/);
      await button(said, w(locale, 'comments.unhide')).click();
      await expect(said).toBeHidden();
    });

    await test.step('a report is closed', async () => {
      await tab(page, locale, 'reports').click();
      const report = row(page, `A word is wrong ${stamp}`);
      await expect(report.getByRole('link')).toHaveAttribute('href', new RegExp(`/chapter/${chapter.id}`));
      await button(report, w(locale, 'reports.close')).click();
      await expect(report).toBeHidden();
    });

    await test.step('a hidden ask comes back', async () => {
      await tab(page, locale, 'asks').click();
      await page.getByRole('radio', { name: w(locale, 'asks.hidden') }).press(' ');
      const ask = row(page, `Lamps ${stamp}`);
      await button(ask, w(locale, 'asks.bringBack')).click();
      await expect(ask).toBeHidden();
      await page.getByRole('radio', { name: w(locale, 'asks.open') }).press(' ');
      await expect(ask).toBeVisible();
    });

    await test.step('a translator is a professional one', async () => {
      await tab(page, locale, 'people').click();
      const translator = row(page, `0 ${stamp}`);
      const box = translator.getByRole('checkbox');
      await expect(box).not.toBeChecked();
      await box.click();
      await expect(box).toBeChecked();
      // Their page is rebuilt a moment later, and does not change while somebody looks at it.
      await expect(async () => {
        await page.goto(`/${locale}/translator/${uid}`);
        const shown = page.locator('main');
        await expect(shown).toContainText(words(locale, 'translator', 'professional'), { timeout: 3_000 });
      }).toPass();
    });
  });

  test(`${locale}: an admin gives and takes a role, and sees what is stuck and what was done`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const stamp = randomUUID().slice(0, 8);
    const person = await newReader(locale, `Nour ${stamp}`, true);
    const mail = mailSchema.parse({
      kind: 'digest',
      to: `nobody-${stamp}@rawi.test`,
      locale,
      sealed: null,
      state: 'parked',
      tries: MAIL_TRIES,
      createdAt: new Date(),
      leaseUntil: null,
      endedAt: new Date(),
      error: `The server said no ${stamp}`,
      expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    });
    await ownersDatabase()
      .doc(paths.outboxMail(`digest-${stamp}`))
      .set(mail);
    await atTheDesk(page, locale, await newAdmin(locale, `Admin ${stamp}`));

    await test.step('somebody becomes a reviewer, whose page opens', async () => {
      await tab(page, locale, 'people').click();
      await page.locator('main input[name="email"]').fill('not an address');
      await button(page.locator('main'), w(locale, 'people.giveConfirm')).click();
      await expect(page.getByText(w(locale, 'problems.invalidEmail'))).toBeVisible();
      await page.locator('main input[name="email"]').fill(person.email);
      await button(page.locator('main'), w(locale, 'people.giveConfirm')).click();
      await expect(row(page, person.fullName)).toBeVisible();
      const other = await (await browser.newContext()).newPage();
      await logInAt(other, locale, '/notifications', person);
      await expect
        .poll(async () => {
          await other.goto(`/${locale}/review`);
          // Who is there is known a moment after the page is.
          const title = heading(other, words(locale, 'review', 'title'));
          return await title.waitFor({ timeout: 5000 }).then(
            () => true,
            () => false,
          );
        })
        .toBe(true);
      await expect(tab(other, locale, 'log')).toHaveCount(0);
      await other.context().close();
    });

    await test.step('and is one no longer', async () => {
      await button(
        row(page, person.fullName),
        w(locale, 'people.take', {
          role: w(locale, 'people.reviewer'),
          name: isolated(person.fullName),
        }),
      ).click();
      await button(page.getByRole('dialog'), w(locale, 'people.takeConfirm')).click();
      await expect(row(page, person.fullName)).toBeHidden();
    });

    await test.step('a mail that was given up is tried again', async () => {
      await tab(page, locale, 'overview').click();
      await expect(page.getByText(w(locale, 'overview.weeks'))).toBeVisible();
      const stuck = row(page, `The server said no ${stamp}`);
      await expect(stuck).toContainText(number(MAIL_TRIES, locale));
      await button(stuck, w(locale, 'overview.again')).click();
      await button(page.getByRole('dialog'), w(locale, 'overview.again')).click();
      await expect(stuck).toBeHidden();
    });

    await test.step('all of it stands in the log', async () => {
      await tab(page, locale, 'log').click();
      const own = page.locator('main li').filter({ hasText: `Admin ${stamp}` });
      await expect(own.filter({ hasText: w(locale, 'log.actions.retryMail') })).toBeVisible();
      await page.locator('main select[name="action"]').selectOption('giveRole');
      await expect(page).toHaveURL(/action=giveRole/);
      await expect(own.filter({ hasText: w(locale, 'log.actions.giveRole') })).toHaveCount(1);
      await own.getByRole('link', { name: `Admin ${stamp}` }).click();
      await expect(own).toHaveCount(3);
      await own
        .filter({ hasText: w(locale, 'log.actions.takeRole') })
        .getByRole('link', { name: w(locale, 'log.only') })
        .click();
      await expect(page.locator('main')).toContainText(paths.staff(await uidOf(person.email)));
      await expect(own).toHaveCount(2);
    });
  });
}
