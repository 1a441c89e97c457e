import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { LIMITS } from '@rawi/model/limits';
import { AGE_RATING_NAMES } from '@rawi/model/lists/age-ratings';
import { KNOWN_GENRES } from '@rawi/model/lists/genre-names';
import { paths } from '@rawi/model/paths';
import { refusalText } from '@rawi/model/text/refusal-texts';
import { submissionSchema } from '@rawi/model/truth/submission';
import { reading } from '@rawi/model/truth/tolerant';
import { violations } from './support/axe.ts';
import { comicOf, readComic } from './support/catalogue.ts';
import { field, says, saysNothing, send } from './support/form.ts';
import { decide, ownersDatabase } from './support/owner.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, type WordBelow, type WordKey, words } from './support/words.ts';
import { newUploader } from './support/work.ts';

const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;
const w = (locale: Locale, key: WordKey<'upload-comic'>, values?: Record<string, string>) =>
  words(locale, 'upload-comic', key, values);
const shared = (locale: Locale, key: WordKey<'upload'>) => words(locale, 'upload', key);

const drawing = (width: number, height: number) => ({
  name: 'cover.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0a7347"/><circle cx="50%" cy="40%" r="180" fill="#e9bd36"/></svg>`,
  ),
});
const COVER = drawing(800, 1000);

const main = (page: Page): Locator => page.locator('main');
/** Those of a field of names; the languages are a list of the browser's own. */
const options = (page: Page): Locator => main(page).locator('[data-combobox-option]');
const pills = (page: Page, locale: Locale, label: WordBelow<'upload-comic', 'names'>) =>
  main(page).getByRole('list', { name: w(locale, 'names.chosen', { name: w(locale, `names.${label}`) }) });

/** Types into a field of names and takes what is found, or proposes it. */
async function name(
  page: Page,
  locale: Locale,
  label: WordBelow<'upload-comic', 'names'>,
  typed: string,
): Promise<void> {
  await field(page, label).fill(typed);
  await options(page).filter({ hasText: typed }).first().click();
  await expect(pills(page, locale, label).getByRole('listitem').filter({ hasText: typed })).toBeVisible();
}

const saved = (page: Page, locale: Locale) =>
  expect(main(page).getByText(shared(locale, 'save.saved'), { exact: true })).toBeVisible();

async function stored(page: Page) {
  const id = new URL(page.url()).searchParams.get('submission') ?? '';
  const found = await ownersDatabase().doc(paths.submission(id)).get();
  const submission = reading(submissionSchema).parse(found.data());
  if (submission.kind !== 'comic') throw new Error('It is no comic.');
  return { id, ...submission };
}

test.use({ expectedErrors: ['offline'], maySlow: false });

for (const locale of inOneLanguage('en')) {
  test(`${locale}: a comic is proposed, kept as it is typed, and handed in`, async ({ page, context }) => {
    const translator = await newUploader(locale, NAMES[locale]);
    const known = await readComic((await comicOf('seeded')).slug);
    const series = `Simurgh ${randomUUID().slice(0, 8)}`;
    await logInAt(page, locale, '/uploadcomic', translator);

    await test.step('a missing field is named when the comic is submitted, and no longer once it is filled in', async () => {
      await expect(page.getByRole('heading', { level: 1, name: w(locale, 'title') })).toBeVisible();
      await send(page);
      await says(field(page, 'series'), 'required', locale);
      await expect(field(page, 'series')).toBeFocused();
      await says(field(page, 'cover'), 'required', locale);
      await says(field(page, 'genres'), 'required', locale);
      expect(await violations(page), 'empty').toEqual([]);
      await field(page, 'series').pressSequentially(series);
      await saysNothing(field(page, 'series'));
    });

    await test.step('it is begun with the first words, under an address of its own', async () => {
      await expect(page).toHaveURL(new RegExp(`/${locale}/uploadcomic\\?submission=`));
      await saved(page, locale);
    });

    await test.step('what exists already is pointed out', async () => {
      await field(page, 'series').fill(known.series);
      const existing = main(page).getByRole('region', { name: w(locale, 'existing.title') });
      await expect(existing.locator(`a[href="/${locale}/comic/${known.slug}"]`)).toBeVisible();
      await expect(existing.locator(`a[href^="/${locale}/uploadchapter?comic="]`)).toBeVisible();
      expect(await violations(page), 'existing').toEqual([]);
      await field(page, 'series').fill(series);
      await expect(existing).toHaveCount(0);
    });

    await test.step('the cover: one of no use is refused here, a good one is checked by the server', async () => {
      const heic = { name: 'cover.heic', mimeType: 'image/heic', buffer: Buffer.from('x') };
      await field(page, 'cover').setInputFiles(heic);
      await expect(main(page).getByText(refusalText({ code: 'heic' }, locale, 'cover'))).toBeVisible();
      const heavy = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.alloc(LIMITS.coverBytes + 1) };
      await field(page, 'cover').setInputFiles(heavy);
      await expect(main(page).getByText(refusalText({ code: 'too-heavy' }, locale, 'cover'))).toBeVisible();
      await field(page, 'cover').setInputFiles(COVER);
      await expect(main(page).getByRole('img', { name: shared(locale, 'cover.alt') })).toBeVisible();
      await expect(
        main(page).getByRole('group').getByText(shared(locale, 'cover.states.good'), { exact: true }),
      ).toBeVisible();
      await saysNothing(field(page, 'cover'));
    });

    await test.step('the part that readers see is chosen', async () => {
      await main(page)
        .getByRole('button', { name: shared(locale, 'cover.crop'), exact: true })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(locale, 'person', 'cover.use') })
        .click();
      await expect(main(page).getByText('cover.webp')).toBeVisible();
      await expect(
        main(page).getByRole('group').getByText(shared(locale, 'cover.states.good'), { exact: true }),
      ).toBeVisible();
    });

    await test.step('names that exist are chosen, others proposed', async () => {
      const publisher = known.publisher.name[locale] ?? Object.values(known.publisher.name)[0] ?? '';
      await name(page, locale, 'publisher', publisher);
      await name(page, locale, 'writer', `Nour ${series}`);
      await expect(pills(page, locale, 'writer')).toContainText(w(locale, 'names.new'));
      await name(page, locale, 'artists', `Amal ${series}`);
      await name(page, locale, 'artists', `Karim ${series}`);
      await name(page, locale, 'genres', KNOWN_GENRES.drama?.[locale] ?? '');
      await field(page, 'artists').press('Backspace');
      await main(page).getByRole('radio', { name: AGE_RATING_NAMES['12'][locale] }).check();
      await expect(pills(page, locale, 'artists').getByRole('listitem')).toHaveCount(1);
      expect(await violations(page), 'filled in').toEqual([]);
    });

    await test.step('without a network it is kept on the device, and stored when there is one', async () => {
      await saved(page, locale);
      await context.setOffline(true);
      await field(page, `description-${locale}`).fill('A bird looks for a king.');
      await expect(main(page).getByText(shared(locale, 'save.offline'))).toBeVisible();
      await context.setOffline(false);
      await saved(page, locale);
      await page.reload();
      await expect(field(page, `description-${locale}`)).toHaveValue('A bird looks for a king.');
      await expect(pills(page, locale, 'artists')).toContainText(`Amal ${series}`);
      // The cover that the server has re-encoded is shown again.
      await expect(main(page).getByRole('img', { name: shared(locale, 'cover.alt') })).toBeVisible();
      const { content } = await stored(page);
      expect(content.publisher?.id).toBe(known.publisher.id);
      expect(content.writer).toEqual({ id: null, name: `Nour ${series}` });
      expect(content.ageRating).toBe('12');
      expect(content.genres.map(({ id }) => id)).toEqual(['drama']);
    });

    await test.step('it is handed in', async () => {
      const { id } = await stored(page);
      await send(page);
      await expect(page.getByRole('heading', { level: 1, name: w(locale, 'sent.title') })).toBeFocused();
      await expect(main(page).locator(`a[href="/${locale}/uploadchapter?proposed=${id}"]`)).toBeVisible();
      expect(await violations(page), 'sent').toEqual([]);
      expect((await stored(page)).state).toBe('submitted');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: w(locale, 'sent.title') })).toBeVisible();
    });

    await test.step('turned down, it leads to My work; made a draft again, it says why', async () => {
      const { id } = await stored(page);
      const note = `Which edition is it? ${randomUUID()}`;
      await decide(id, { state: 'rejected', reasons: ['wrong-place'], note });
      await expect(page.getByRole('heading', { level: 1, name: w(locale, 'moved.title') })).toBeVisible();
      await page.goto(`/${locale}/reject?submission=${id}`);
      await page.getByRole('button', { name: words(locale, 'reject', 'own.revise'), exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/uploadcomic?submission=${id}`);
      await expect(main(page).getByText(note)).toBeVisible();
      await expect(field(page, 'series')).toHaveValue(series);
    });

    await test.step('a submission that does not exist, or is somebody else’s, is shown as gone', async () => {
      await page.goto(`/${locale}/uploadcomic?submission=${randomUUID()}`);
      await expect(page.getByRole('heading', { level: 1, name: shared(locale, 'gone.title') })).toBeVisible();
      await main(page)
        .getByRole('link', { name: shared(locale, 'gone.new') })
        .click();
      await expect(field(page, 'series')).toHaveValue('');
    });
  });
}

test('en: names are chosen by the keyboard alone', async ({ page }) => {
  const translator = await newUploader('en', NAMES.en);
  const { writer } = await readComic((await comicOf('seeded')).slug);
  const shown = writer.name.en ?? Object.values(writer.name)[0] ?? '';
  await logInAt(page, 'en', '/uploadcomic', translator);
  const input = field(page, 'writer');
  await field(page, 'publisher').focus();
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  await page.keyboard.type(shown);
  await expect(options(page).first()).toHaveAttribute('data-combobox-selected');
  await page.keyboard.press('Enter');
  await expect(pills(page, 'en', 'writer')).toContainText(shown);
  await expect(input).toBeFocused();
  await expect(page).toHaveURL(/submission=/);

  await page.keyboard.press('Tab');
  await expect(field(page, 'artists')).toBeFocused();
  for (const typed of ['Zaynab Q. One', 'Zaynab Q. Two']) {
    await page.keyboard.type(typed);
    await expect(options(page).filter({ hasText: typed })).toHaveAttribute('data-combobox-selected');
    await page.keyboard.press('Enter');
    await expect(pills(page, 'en', 'artists')).toContainText(typed);
  }
  await page.keyboard.press('Backspace');
  await expect(pills(page, 'en', 'artists').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(main(page).getByRole('button', { name: 'Zaynab Q. One' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pills(page, 'en', 'artists')).toHaveCount(0);
  await expect(field(page, 'artists')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(field(page, 'genres')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(pills(page, 'en', 'genres').getByRole('listitem')).toHaveCount(1);
  // Enter never sends the form from here.
  await page.keyboard.press('Enter');
  await saysNothing(field(page, 'series'));
});
