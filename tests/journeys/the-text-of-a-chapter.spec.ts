import type { Browser, Locator, Page } from '@playwright/test';
import { ISSUE_REPORT_NAMES } from '@rawi/model/lists/issue-reports';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { reading } from '@rawi/model/truth/tolerant';
import { FieldValue } from 'firebase-admin/firestore';
import { violations } from './support/axe.ts';
import { comicOf, readComic } from './support/catalogue.ts';
import { ownersDatabase } from './support/owner.ts';
import { publishChapter } from './support/publish.ts';
import { Reader } from './support/reader.ts';
import { logInAt, newReader, type ReaderAccount } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { number as digits, LOCALES, type Locale, type WordKey, words } from './support/words.ts';
import { newReviewer, newUploader } from './support/work.ts';

// The page of a chapter comes a moment after its document.
test.use({ expectedErrors: ['missing'] });

const writing = (locale: Locale, key: WordKey<'writing'>, values?: Record<string, string>) =>
  words(locale, 'writing', key, values);
const desk = (locale: Locale, key: WordKey<'review-texts'>, values?: Record<string, string>) =>
  words(locale, 'review-texts', key, values);
const correction = (locale: Locale, key: WordKey<'suggestions'>, values?: Record<string, string>) =>
  words(locale, 'suggestions', key, values);
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** What is written of a chapter, the names of its speakers among it. */
const SCRIPT = {
  en: '[page 1]\nMaysan: Where is the boat?\nZiad (thought): She will find out.\n[page 2]\nSFX: SPLASH',
  ar: '[صفحة ١]\nميسان: أين القارب؟\nزياد (فكرة): ستعرف قريبا.\n[صفحة ٢]\nمؤثر: طش',
} as const;
const FIRST = { en: 'Where is the boat?', ar: 'أين القارب؟' } as const;
const MENDED = { en: 'Where did the boat go?', ar: 'إلى أين ذهب القارب؟' } as const;

/** Somebody at a page of theirs, on a device of their own. */
async function at(browser: Browser, locale: Locale, path: string, who: ReaderAccount): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInAt(page, locale, path, who);
  return page;
}

/** A chapter without a text, of a translator of one journey only. */
async function untoldChapter(locale: Locale) {
  const comic = await readComic((await comicOf('seeded')).slug);
  const translator = await newUploader(locale, 'Layla Haddad');
  const database = ownersDatabase();
  const chapter = await publishChapter(comic, {
    // No page of an earlier try has it.
    number: 100 + Math.floor(Math.random() * 800),
    language: locale,
    translator: { id: translator.uid, name: translator.fullName },
  });
  const ref = database.doc(paths.chapter(comic.id, chapter.id));
  await ref.update({ transcript: FieldValue.delete() });
  return {
    ...chapter,
    translator,
    stored: async () => reading(chapterSchema).parse((await ref.get()).data()),
  };
}

/** Opens the text of the only published chapter of My work. */
async function openText(page: Page, locale: Locale): Promise<Locator> {
  const [begin = ''] = words(locale, 'my-work', 'actions.more', { name: '|' }).split('|');
  await page
    .locator('main')
    .getByRole('button', { name: new RegExp(`^${begin}`) })
    .first()
    .click();
  await button(page, words(locale, 'my-work', 'actions.text')).click();
  const dialog = page.getByRole('dialog', { name: writing(locale, 'title') });
  await expect(button(dialog, writing(locale, 'add'))).toBeVisible();
  return dialog;
}

const fieldOf = (dialog: Locator, locale: Locale, line: number) =>
  dialog.getByRole('textbox', { name: writing(locale, 'item.words'), exact: true }).nth(line - 1);

async function handIn(dialog: Locator, locale: Locale): Promise<void> {
  await button(dialog, writing(locale, 'send.do')).click();
  await expect(dialog.getByText(writing(locale, 'send.sent'))).toBeVisible();
}

/** A reviewer opens the text that waits, of this translator. */
async function openAtTheDesk(page: Page, locale: Locale, translator: ReaderAccount): Promise<void> {
  await page.goto(`/${locale}/review?show=texts`);
  await page.locator('main li').filter({ hasText: translator.fullName }).last().getByRole('link').click();
  await expect(page.getByRole('heading', { name: desk(locale, 'changes.title') })).toBeVisible();
}

/** Opens a chapter once its page has a text. */
async function openWithText(page: Page, locale: Locale, chapterId: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/${locale}/chapter/${chapterId}`);
    await expect(button(page, words(locale, 'reader', 'readText'))).toBeAttached({ timeout: 3000 });
  }).toPass();
  await new Reader(page).shows(1);
}

for (const locale of LOCALES) {
  test(`${locale}: a text is written, turned down, mended and published, and readers have it`, async ({
    browser,
    page,
  }) => {
    const chapter = await untoldChapter(locale);
    try {
      const { translator } = chapter;
      // A line by hand, the rest from the script that the translator has.
      await logInAt(page, locale, '/mywork?tab=published', translator);
      let dialog = await openText(page, locale);
      await button(dialog, writing(locale, 'add')).click();
      await fieldOf(dialog, locale, 1).fill('…');
      await button(dialog, writing(locale, 'tools.paste')).click();
      const script = page.getByRole('dialog', { name: words(locale, 'script', 'title') });
      await script.getByRole('textbox', { name: words(locale, 'script', 'script') }).fill(SCRIPT[locale]);
      await button(script, words(locale, 'script', 'read')).click();
      expect(await violations(page), 'what was understood of a script').toEqual([]);
      await button(script, words(locale, 'script', 'preview.take')).click();
      await expect(fieldOf(dialog, locale, 1)).toHaveValue(FIRST[locale]);
      await expect(dialog.getByText(writing(locale, 'save.saved'))).toBeVisible();
      expect(await violations(page), 'the editor of a text').toEqual([]);
      await handIn(dialog, locale);

      // A reviewer sees what changes, and says why not.
      const reviewer = await at(browser, locale, '/review', await newReviewer(locale, 'Omar Saleh'));
      await openAtTheDesk(reviewer, locale, translator);
      await expect(reviewer.getByText(FIRST[locale]).first()).toBeVisible();
      expect(await violations(reviewer), 'a text at the desk').toEqual([]);
      await button(reviewer, desk(locale, 'decide.decline')).click();
      await reviewer.getByRole('textbox', { name: desk(locale, 'decide.note') }).fill('Page 1.');
      await button(reviewer, desk(locale, 'decide.confirm')).click();
      await expect(reviewer.getByText(desk(locale, 'done.declined'))).toBeVisible();

      // The translator sees the word, changes a line by keyboard, and hands in again.
      await page.reload();
      dialog = await openText(page, locale);
      await expect(dialog.getByText(writing(locale, 'send.declined'))).toBeVisible();
      await expect(dialog.getByText('Page 1.')).toBeVisible();
      await fieldOf(dialog, locale, 1).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(MENDED[locale]);
      await expect(dialog.getByText(writing(locale, 'save.saved'))).toBeVisible();
      await handIn(dialog, locale);
      await openAtTheDesk(reviewer, locale, translator);
      await button(reviewer, desk(locale, 'decide.accept')).click();
      await expect(reviewer.getByText(desk(locale, 'done.accepted'))).toBeVisible();
      await expect.poll(async () => (await chapter.stored()).transcript?.pages).toBe(2);

      const visitor = await (await browser.newContext()).newPage();
      await openWithText(visitor, locale, chapter.id);
      await visitor.keyboard.press('r');
      const panel = visitor.getByRole('dialog', { name: words(locale, 'page-text', 'title') });
      await expect(panel.getByRole('listitem').first()).toContainText(MENDED[locale]);
      await visitor.context().close();
      await reviewer.context().close();
    } finally {
      await chapter.withdraw();
    }
  });

  test(`${locale}: readers correct a page: one proposes, another agrees, and its translator accepts and declines`, async ({
    browser,
    page,
  }) => {
    const chapter = await untoldChapter(locale);
    try {
      await logInAt(page, locale, '/account', await newReader(locale, 'Yara Haddad', true));
      const mine = await proofread(page, locale, chapter);
      await suggest(mine, locale, 'typo', { before: 'teh', after: 'the' });
      await suggest(mine, locale, 'wording', { before: 'old', after: 'new' });
      expect(await violations(page), 'a correction').toEqual([]);

      const other = await at(browser, locale, '/account', await newReader(locale, 'Sami Nasser', true));
      const theirs = await proofread(other, locale, chapter);
      const first = rowOf(theirs, locale, 'typo');
      await button(first, correction(locale, 'row.agree')).click();
      await expect(button(first, correction(locale, 'row.agreeing'))).toHaveAttribute('aria-pressed', 'true');
      await other.context().close();

      const translator = await at(browser, locale, '/mywork', chapter.translator);
      await button(translator, correction(locale, 'work.open')).click();
      const all = translator.getByRole('dialog', { name: correction(locale, 'title') });
      const [typo, wording] = [rowOf(all, locale, 'typo'), rowOf(all, locale, 'wording')];
      await expect(typo).toContainText(correction(locale, 'row.agreed_one', { number: digits(1, locale) }));
      await button(typo, correction(locale, 'row.accept')).click();
      await expect(typo).toContainText(correction(locale, 'states.accepted'));
      await button(wording, correction(locale, 'row.decline')).click();
      await wording.getByRole('textbox').fill('It is old on purpose.');
      await button(wording, correction(locale, 'row.decline')).click();
      await expect(wording).toContainText(correction(locale, 'states.declined'));
      expect(await violations(translator), 'corrections of a chapter').toEqual([]);
      await translator.context().close();

      // Whoever proposed them sees what became of them.
      await page.reload();
      const again = await proofread(page, locale, chapter);
      await expect(rowOf(again, locale, 'typo')).toContainText(correction(locale, 'states.accepted'));
    } finally {
      await chapter.withdraw();
    }
  });
}

/** Opens the corrections of a chapter from what is reported at its end. */
async function proofread(
  page: Page,
  locale: Locale,
  { id, stored }: Awaited<ReturnType<typeof untoldChapter>>,
): Promise<Locator> {
  const { pageCount, readingDirection } = await stored();
  const report = (key: WordKey<'chapter-report'>) => words(locale, 'chapter-report', key);
  await expect(async () => {
    await page.goto(`/${locale}/chapter/${id}?page=${pageCount}`);
    await expect(new Reader(page).drawn(pageCount).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await new Reader(page).turn(readingDirection satisfies ChapterPayload['readingDirection']);
  await button(page, words(locale, 'reader', 'reportIssue')).click();
  const issue = page.getByRole('dialog').getByRole('radio', { name: ISSUE_REPORT_NAMES.typos[locale] });
  await issue.check();
  await button(page.getByRole('dialog'), report('proofread')).click();
  const dialog = page.getByRole('dialog', { name: correction(locale, 'title') });
  // It opens at the page that was read last.
  await expect(dialog.getByRole('heading', { name: correction(locale, 'list.title') })).toBeVisible();
  return dialog;
}

/** A correction in the list of a page, by what is wrong. */
const rowOf = (dialog: Locator, locale: Locale, kind: 'typo' | 'wording') =>
  dialog
    .getByRole('listitem')
    .filter({ hasText: correction(locale, `kinds.${kind}`) })
    .first();

async function suggest(
  dialog: Locator,
  locale: Locale,
  kind: 'typo' | 'wording',
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> {
  await dialog.getByRole('radio', { name: correction(locale, `kinds.${kind}`) }).check({ force: true });
  await dialog.locator('textarea[name="before"]').fill(before);
  await dialog.locator('textarea[name="after"]').fill(after);
  await button(dialog, correction(locale, 'form.send')).click();
  await expect(dialog.getByText(correction(locale, 'form.sent'))).toBeVisible();
  await expect(rowOf(dialog, locale, kind)).toBeVisible();
}
