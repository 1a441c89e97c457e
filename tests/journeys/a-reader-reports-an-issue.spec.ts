import { randomUUID } from 'node:crypto';
import { ISSUE_REPORT_NAMES } from '@rawi/model/lists/issue-reports';
import { violations } from './support/axe.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { reportsSaying } from './support/owner.ts';
import { Reader } from './support/reader.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type WordKey, words } from './support/words.ts';

const PHONE = { width: 390, height: 844 };

test.use({ expectedErrors: ['forbidden'] });

for (const locale of inOneLanguage('en')) {
  test(`${locale}: a reader reports an issue in their own name, one at a time`, async ({ page, people }) => {
    const t = (key: WordKey<'reader'>) => words(locale, 'reader', key);
    const report = (key: WordKey<'chapter-report'>, values = {}) =>
      words(locale, 'chapter-report', key, values);
    const dialog = page.getByRole('dialog');
    const note = dialog.getByRole('textbox', { name: report('note') });
    const issue = (name: keyof typeof ISSUE_REPORT_NAMES) =>
      dialog.getByRole('radio', { name: ISSUE_REPORT_NAMES[name][locale] });
    const open = () => page.getByRole('button', { name: t('reportIssue'), exact: true }).click();
    const send = () => dialog.getByRole('button', { name: report('send') }).click();
    const reader = await people('reader');
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    await page.setViewportSize(PHONE);
    await logInAt(page, locale, `/chapter/${chapter.id}?page=${chapter.pageCount}`, reader);
    await new Reader(page).shows(chapter.pageCount);
    await new Reader(page).turn(chapter.readingDirection);
    await expect(page.locator('[data-end-card]')).toBeVisible();
    await open();
    const [first, second] = [randomUUID(), randomUUID()];
    await expect(dialog).toContainText(report('named'));
    expect(await violations(page), 'the sheet of a phone').toEqual([]);
    await issue('typos').check();
    await note.fill(first);
    await send();
    await expect(dialog.getByRole('status')).toHaveText(report('sent'));
    expect(await reportsSaying(first)).toMatchObject([
      { issue: 'typos', chapterId: chapter.id, page: null, reporter: reader.email.replace(/@.*$/, '') },
    ]);
    await dialog.getByRole('button', { name: report('back') }).click();

    await open();
    await issue('images').check();
    await note.fill(second);
    await send();
    const [begin = ''] = report('problems.tooSoon', { time: '|' }).split('|');
    await expect(dialog.getByRole('alert')).toContainText(begin);
    await expect(note).toHaveValue(second);
    expect(await reportsSaying(second)).toEqual([]);
  });
}
