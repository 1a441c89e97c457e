import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import { paths } from '@rawi/model/paths';
import { refusalText } from '@rawi/model/text/refusal-texts';
import { dayOf } from '@rawi/model/truth/recent-views';
import { workRecordSchema } from '@rawi/model/truth/work-record';
import { violations } from './support/axe.ts';
import { comicOf, readComic } from './support/catalogue.ts';
import { decide, newTranslator, ownersDatabase } from './support/owner.ts';
import { publishChapter } from './support/publish.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, number, type WordBelow, type WordKey, words } from './support/words.ts';
import { moveFile, newUploader, sendReport, writeWork } from './support/work.ts';

const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;
const w = (locale: Locale, key: WordKey<'my-work'>, values?: Record<string, string>) =>
  words(locale, 'my-work', key, values);
/** The line of a chapter by its number, which only one has. */
const row = (page: Page, locale: Locale, chapter: number) =>
  page
    .locator('main li')
    .filter({ hasText: w(locale, 'chapter', { chapter: number(chapter, locale) }) })
    .filter({ has: page.locator('h3') });
const tab = (page: Page, locale: Locale, key: WordBelow<'my-work', 'tabs'>) =>
  page
    .getByRole('navigation', { name: w(locale, 'tabs.label') })
    .getByRole('link', { name: w(locale, `tabs.${key}`) });
const choose = async (
  page: Page,
  locale: Locale,
  chapter: number,
  action: WordBelow<'my-work', 'actions'>,
) => {
  await row(page, locale, chapter).locator('button[aria-expanded]').click();
  await row(page, locale, chapter)
    .getByRole('button', { name: w(locale, `actions.${action}`), exact: true })
    .click();
};
const answer = (page: Page, locale: Locale, key: WordKey<'my-work'>) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: w(locale, key), exact: true })
    .click();

/** What there was of somebody's work on the days up to today. */
async function recordDays(uid: string, count: number): Promise<void> {
  const days = Array.from({ length: count }, (_, index) => ({
    day: dayOf(new Date(Date.now() - (count - 1 - index) * 24 * 60 * 60 * 1000)),
    views: index * 10,
    likes: Math.floor(index / 2),
    ratings: 1 + Math.floor(index / 10),
    qualitySum: 4 + 5 * Math.floor(index / 10),
    claritySum: 3 + 4 * Math.floor(index / 10),
  }));
  await ownersDatabase().doc(paths.workRecord(uid)).set(workRecordSchema.parse({ days }));
}

for (const locale of inOneLanguage('en')) {
  test(`${locale}: a translator sees their work move, reads why it was rejected, and goes on with it`, async ({
    page,
  }) => {
    const translator = await newUploader(locale, NAMES[locale]);
    const { id: comicId } = await readComic((await comicOf('seeded')).slug);
    await logInAt(page, locale, '/account', translator);
    await page
      .getByRole('navigation', { name: words(locale, 'account', 'area') })
      .getByRole('link', { name: words(locale, 'account', 'tabs.myWork') })
      .click();
    await expect(page).toHaveURL(`/${locale}/mywork`);
    await expect(page.locator('main').getByText(w(locale, 'empty.all.title'))).toBeVisible();
    expect(await violations(page), 'nothing yet').toEqual([]);

    const rejected = await writeWork(translator.uid, comicId, { number: 71, state: 'submitted' });
    await writeWork(translator.uid, comicId, { number: 72, state: 'submitted' });
    const working = { state: 'working', done: 3, pageCount: 24 } as const;
    const draft = await writeWork(translator.uid, comicId, { number: 73, state: 'draft', file: working });
    const note = `Read page 4 once more. ${randomUUID()}`;

    await test.step('what reviewers and checks do shows while the page is open', async () => {
      await expect(row(page, locale, 71)).toContainText(w(locale, 'states.submitted'));
      await expect(tab(page, locale, 'review')).toContainText(number(2, locale));
      await expect(row(page, locale, 73)).toContainText(
        w(locale, 'file.working', { page: number(3, locale), total: number(24, locale) }),
      );
      await moveFile(translator.uid, draft, { state: 'refused', code: 'password' });
      await expect(row(page, locale, 73)).toContainText(refusalText({ code: 'password' }, locale));
      await decide(rejected, { state: 'under_review' });
      await expect(row(page, locale, 71)).toContainText(w(locale, 'states.under_review'));
      await decide(rejected, { state: 'rejected', reasons: ['accuracy', 'pages'], note });
      await expect(row(page, locale, 71)).toContainText(w(locale, 'states.rejected'));
      await expect(row(page, locale, 71)).toContainText(REJECTION_REASON_TEXTS.pages[locale]);
      expect(await violations(page), 'rows').toEqual([]);
    });

    await test.step('a part of it has an address of its own', async () => {
      await tab(page, locale, 'rejected').click();
      await expect(page).toHaveURL(`/${locale}/mywork?tab=rejected`);
      await expect(page.locator('main li h3')).toHaveCount(1);
      await page.reload();
      await expect(row(page, locale, 71)).toBeVisible();
      await expect(tab(page, locale, 'rejected')).toHaveAttribute('aria-current', 'page');
    });

    await test.step('why it was rejected, and back', async () => {
      await row(page, locale, 71)
        .getByRole('link', { name: w(locale, 'actions.why') })
        .click();
      await expect(page).toHaveURL(`/${locale}/reject?submission=${rejected}`);
      const own = page.getByRole('region', { name: words(locale, 'reject', 'own.title') });
      await expect(own).toContainText(note);
      await expect(own).toContainText(REJECTION_REASON_TEXTS.accuracy[locale]);
      await expect(own).toContainText(words(locale, 'reject', 'do.pages'));
      await expect(own).not.toContainText(REJECTION_REASON_TEXTS.language[locale]);
      expect(await violations(page), 'why').toEqual([]);
      await own.getByRole('link', { name: words(locale, 'reject', 'own.myWork') }).click();
      await expect(page).toHaveURL(`/${locale}/mywork`);
    });

    await test.step('one is taken back, and made a draft again', async () => {
      await choose(page, locale, 72, 'withdraw');
      await answer(page, locale, 'withdraw.confirm');
      await expect(row(page, locale, 72)).toContainText(w(locale, 'states.withdrawn'));
      await expect(page.getByText(w(locale, 'withdraw.done'), { exact: true })).toBeVisible();
      await row(page, locale, 72)
        .getByRole('button', { name: w(locale, 'actions.edit'), exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/uploadchapter\\?submission=`));
      await page.goto(`/${locale}/mywork?tab=drafts`);
      await expect(row(page, locale, 72)).toContainText(w(locale, 'states.draft'));
    });

    await test.step('a draft is discarded', async () => {
      await choose(page, locale, 73, 'discard');
      await answer(page, locale, 'discard.cancel');
      await choose(page, locale, 73, 'discard');
      await answer(page, locale, 'discard.confirm');
      await expect(row(page, locale, 73)).toHaveCount(0);
      await expect(page.locator('body')).not.toBeFocused();
    });

    await test.step('the rejected one is revised from its reasons', async () => {
      await page.goto(`/${locale}/reject?submission=${rejected}`);
      await page.getByRole('button', { name: words(locale, 'reject', 'own.revise'), exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/uploadchapter?submission=${rejected}`);
      await page.goto(`/${locale}/mywork`);
      await expect(row(page, locale, 71)).toContainText(w(locale, 'states.draft'));
    });
  });

  test(`${locale}: a report about a chapter reaches its translator, without who sent it`, async ({
    page,
  }) => {
    const translator = await newUploader(locale, NAMES[locale]);
    await newTranslator(translator.uid, { name: NAMES[locale] });
    const comic = await readComic((await comicOf('seeded')).slug);
    const chapterNumber = 800 + (locale === 'en' ? 0 : 1) + test.info().retry * 2;
    const published = await publishChapter(comic, {
      number: chapterNumber,
      language: 'fr',
      translator: { id: translator.uid, name: NAMES[locale] },
    });
    try {
      await logInAt(page, locale, '/mywork', translator);
      await expect(row(page, locale, chapterNumber)).toContainText(w(locale, 'states.published'));
      await expect(page.locator('main').getByText(w(locale, 'reports.none'))).toBeVisible();
      const note = `A letter is missing. ${randomUUID()}`;
      const reporter = `reader-${randomUUID()}`;
      await sendReport({ comicId: comic.id, chapterId: published.id }, { note, reporter });
      const told = page.locator('main li').filter({ hasText: note });
      await expect(told).toContainText(w(locale, 'reports.page', { page: number(2, locale) }));
      expect(await page.content()).not.toContain(reporter);
      expect(await violations(page), 'a report').toEqual([]);
      await told.getByRole('checkbox', { name: w(locale, 'reports.fixed') }).check();
      // It shows at once; a page that is left in the same moment would not have sent it.
      const reports = ownersDatabase().collection(paths.chapterReports(translator.uid));
      const isStored = async () =>
        (await reports.get()).docs.some((each) => each.get('doneAt') !== undefined);
      await expect.poll(isStored).toBe(true);
      await page.reload();
      await expect(told.getByRole('checkbox')).toBeChecked();
      await told.getByRole('checkbox').uncheck();
      await expect(told.getByRole('checkbox')).not.toBeChecked();
      await test.step('how it goes over time is drawn once two days are known, with the numbers beside it', async () => {
        await expect(page.getByText(w(locale, 'level.next', { level: number(2, locale) }))).toBeVisible();
        await expect(page.getByText(w(locale, 'overTime.none'))).toBeVisible();
        await recordDays(translator.uid, 30);
        await expect(page.locator('main figure canvas')).toHaveCount(3);
        await page.getByText(w(locale, 'overTime.table')).click();
        const table = page.getByRole('table');
        await expect(table.getByRole('row')).toHaveCount(31);
        await expect(table.getByRole('row').nth(1)).toContainText(number(290, locale));
        expect(await violations(page), 'over time').toEqual([]);
      });
      await row(page, locale, chapterNumber)
        .getByRole('link', { name: w(locale, 'actions.open'), exact: true })
        .click();
      await expect(page).toHaveURL(`/${locale}/chapter/${published.id}`);
    } finally {
      await published.withdraw();
    }
  });
}

test('nobody but its owner learns anything of a rejected submission', async ({ page, browser, people }) => {
  const translator = await newUploader('en', NAMES.en);
  const { id: comicId } = await readComic((await comicOf('seeded')).slug);
  const id = await writeWork(translator.uid, comicId, { number: 74, state: 'submitted' });
  const note = `Between us. ${randomUUID()}`;
  await decide(id, { state: 'rejected', reasons: ['other'], note });
  const seesNothing = async (page: Page) => {
    await page.goto(`/en/reject?submission=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en', 'reject', 'title'));
    await expect(page.locator('main dt')).toHaveCount(9);
    await expect(page.locator('main')).not.toContainText(note);
    await expect(page.getByRole('region', { name: words('en', 'reject', 'own.title') })).toHaveCount(0);
  };
  await seesNothing(page);
  // Reviewers may read it, and do so elsewhere.
  for (const other of [await newReader('en', NAMES.en, true), await people('reviewer')]) {
    const theirs = await browser.newPage();
    await logInAt(theirs, 'en', '/settings', other);
    await seesNothing(theirs);
    await theirs.close();
  }
});
