import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LIMITS } from '@rawi/model/limits';
import { ISSUE_REPORT_NAMES } from '@rawi/model/lists/issue-reports';
import { violations } from './support/axe.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { reportsSaying } from './support/owner.ts';
import { Reader } from './support/reader.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, number, words } from './support/words.ts';

const PHONE = { width: 390, height: 844 };

/** The words and the controls of a report about the chapter that is open. */
function reportIn(page: Page, locale: Locale) {
  const t = (key: string, values = {}) => words(locale, 'reader', key, values);
  const dialog = page.getByRole('dialog');
  return {
    t,
    dialog,
    /** By the button in the bar, which a phone has in the end card. */
    open: async (button: 'report' | 'reportIssue') => {
      await page.getByRole('button', { name: t(button), exact: true }).click();
      await expect(dialog.getByRole('heading')).toHaveText(t('reportDialog.title'));
    },
    issue: (issue: keyof typeof ISSUE_REPORT_NAMES) =>
      dialog.getByRole('radio', { name: ISSUE_REPORT_NAMES[issue][locale] }),
    note: dialog.getByRole('textbox', { name: t('reportDialog.note') }),
    send: () => dialog.getByRole('button', { name: t('reportDialog.send') }).click(),
  };
}

for (const locale of inOneLanguage('en')) {
  test.describe(`${locale}: a visitor`, () => {
    test.use({ expectedErrors: ['offline'], maySlow: false });

    test('reports an issue, and loses nothing on the way', async ({ page, context }) => {
      const chapter = await firstChapterOf(await comicOf('seeded'), locale);
      const { t, dialog, open, issue, note, send } = reportIn(page, locale);
      await page.goto(`/${locale}/chapter/${chapter.id}?page=2`);
      await new Reader(page).shows(2);
      await open('report');
      const said = `${locale === 'ar' ? 'كلمة ناقصة' : 'A word is missing'} ${randomUUID()}`;
      await expect(dialog).toContainText(t('chapter', { number: number(chapter.number, locale) }));
      await expect(dialog).toContainText(
        t('pageOf', { page: number(2, locale), total: number(chapter.pageCount, locale) }),
      );
      await expect(dialog).toContainText(t('reportDialog.nameless'));
      expect(await violations(page), 'the form').toEqual([]);

      await send();
      await expect(dialog).toContainText(t('reportDialog.issueRequired'));
      await expect(issue('typos')).toBeFocused();
      expect(await violations(page), 'the form, refused').toEqual([]);
      await issue('translation').check();
      await expect(dialog).not.toContainText(t('reportDialog.issueRequired'));

      // Too long: it is said, and stays as it was typed.
      const long = 'ن'.repeat(LIMITS.noteLength + 1);
      await note.fill(long);
      await send();
      await expect(note).toHaveAttribute('aria-invalid', 'true');
      await expect(note).toHaveValue(long);

      await note.fill(said);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await open('report');
      await expect(note).toHaveValue(said);
      await expect(issue('translation')).toBeChecked();

      await context.setOffline(true);
      await send();
      await expect(dialog.getByRole('alert')).toHaveText(t('reportDialog.problems.offline'));
      await expect(note).toHaveValue(said);
      expect(await violations(page), 'the form, offline').toEqual([]);
      await context.setOffline(false);
      await send();
      await expect(dialog.getByRole('status')).toHaveText(t('reportDialog.sent'));
      await expect(dialog.getByRole('status')).toBeFocused();
      expect(await violations(page), 'what is said when it has arrived').toEqual([]);
      expect(await reportsSaying(said)).toMatchObject([
        {
          issue: 'translation',
          comicId: chapter.comic.id,
          chapterId: chapter.id,
          page: 2,
          fault: null,
          reporter: null,
        },
      ]);
      await dialog.getByRole('button', { name: t('reportDialog.back') }).click();
      await expect(dialog).toHaveCount(0);
      await open('report');
      await expect(note).toHaveValue('');
      await expect(issue('translation')).not.toBeChecked();
    });
  });

  test.describe(`${locale}: a reader`, () => {
    test.use({ expectedErrors: ['denied'] });

    test('reports in their own name, one at a time', async ({ page, people }) => {
      const reader = await people(locale === 'ar' ? 'unverified' : 'reader');
      const chapter = await firstChapterOf(await comicOf('seeded'), locale);
      const { t, dialog, open, issue, note, send } = reportIn(page, locale);
      await page.setViewportSize(PHONE);
      await logInAt(page, locale, '/account', reader);
      await page.goto(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
      await new Reader(page).shows(chapter.pageCount);
      await new Reader(page).turn(chapter.readingDirection);
      await expect(page.locator('[data-end-card]')).toBeVisible();
      await open('reportIssue');
      const [first, second] = [randomUUID(), randomUUID()];
      await expect(dialog).toContainText(t('reportDialog.named'));
      expect(await violations(page), 'the sheet of a phone').toEqual([]);
      await issue('typos').check();
      await note.fill(first);
      await send();
      await expect(dialog.getByRole('status')).toHaveText(t('reportDialog.sent'));
      expect(await reportsSaying(first)).toMatchObject([
        { issue: 'typos', chapterId: chapter.id, page: null, reporter: reader.email.replace(/@.*$/, '') },
      ]);
      await dialog.getByRole('button', { name: t('reportDialog.back') }).click();

      await open('reportIssue');
      await issue('images').check();
      await note.fill(second);
      await send();
      const [begin = ''] = t('reportDialog.problems.tooSoon', { time: '|' }).split('|');
      await expect(dialog.getByRole('alert')).toContainText(begin);
      await expect(note).toHaveValue(second);
      expect(await reportsSaying(second)).toEqual([]);
    });
  });

  test.describe(`${locale}: without a network`, () => {
    test.use({ expectedErrors: ['offline'], maySlow: false, serviceWorkers: 'block' });

    test('the form that does not come says so, and comes the next time', async ({ page, context }) => {
      const chapter = await firstChapterOf(await comicOf('seeded'), locale);
      const { t, dialog, open, issue } = reportIn(page, locale);
      await page.goto(`/${locale}/chapter/${chapter.id}`);
      await new Reader(page).shows(1);
      await context.setOffline(true);
      await open('report');
      await expect(dialog).toContainText(t('reportDialog.notLoaded'));
      await page.keyboard.press('Escape');
      await context.setOffline(false);
      await open('report');
      await expect(issue('typos')).toBeVisible();
    });
  });
}
