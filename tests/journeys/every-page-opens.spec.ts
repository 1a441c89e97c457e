import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { ROUTES, type RouteEntry } from '@rawi/model/routes/route-rules';
import { ACCOUNT_PASSWORD } from '../../demo/src/load/accounts.ts';
import { publishSiteList } from '../support/public-list.ts';
import { openReaderPage } from '../support/reader-page.ts';
import { contrasts, violations } from './support/axe.ts';
import { BUILT_PATHS, shown } from './support/built-pages.ts';
import { articlesIn, comicOf, firstChapterOf, readHome } from './support/catalogue.ts';
import { field, says, send } from './support/form.ts';
import { createPerson, ownersDatabase } from './support/owner.ts';
import { Reader } from './support/reader.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { type Locale, type WordKey, words } from './support/words.ts';

/**
 * Who may open which page is decided by the route table (`model/src/routes/decide-route.test.ts` asks for every pair). What only a
 * browser knows is asked here: each page comes with its code, its words and its document, and axe finds nothing on it.
 */

interface Walk {
  readonly locale: Locale;
  readonly width: number;
  readonly colors: 'light' | 'dark';
}
const VISITOR: Walk = { locale: 'ar', width: 390, colors: 'dark' };
const STAFF: Walk = { locale: 'en', width: 1440, colors: 'light' };

/** Rules that let a visitor pass; `otp` does once a code was asked for. */
const OPEN_TO_VISITORS: readonly RouteEntry['rule'][] = [undefined, 'authed', 'otp', 'publisher', 'redirect'];
const opensToVisitors = ({ rule }: RouteEntry) => OPEN_TO_VISITORS.includes(rule);

/** A list of the site's own, which the walk opens. */
const LIST = 'list-of-the-walk';
/** A reader who has a page. */
const READER = 'reader-of-the-walk';

/** The address of a page of the table, with what the catalogue holds in the place of its parameters. */
async function addressesIn(locale: Locale): Promise<(entry: RouteEntry) => string> {
  const comic = await comicOf('seeded');
  const [publisher] = (await readHome()).publishers;
  const name = { en: 'A list of the walk', ar: 'قائمة الجولة' };
  const entries = [{ kind: 'comic', comicId: comic.slug }] as const;
  await publishSiteList(ownersDatabase(), LIST, { name, entries });
  await openReaderPage(ownersDatabase(), READER, { name: 'Reem Saab', entries });
  const values: Readonly<Record<string, string | undefined>> = {
    comic: comic.slug,
    list: LIST,
    reader: READER,
    shelf: '1',
    chapter: (await firstChapterOf(comic, locale)).id,
    publisher: publisher?.id,
    translator: 'noor-al-amin',
    id: (await articlesIn(locale))[0]?.slug,
    submission: 'any',
  };
  return ({ path }) => {
    const filledIn = path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The walk knows no ${name} for ${path}.`);
      return value;
    });
    return `/${locale}${filledIn === '/' ? '' : filledIn}`;
  };
}

/** Asks axe for everything in the colors of the walk, and for the contrasts in the others; the reader, and a page that does not exist, are always dark. */
async function findsNothing(page: Page, { colors }: Walk, what: string): Promise<void> {
  const scheme = page.locator('html');
  const isDark = /\/chapter\/|\/nothing-here$/.test(new URL(page.url()).pathname);
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', isDark ? 'dark' : colors);
  // Content that is still loading has no words yet, which axe would report.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await violations(page), what).toEqual([]);
  if (isDark) return;
  const others = colors === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: others });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', others);
  expect(await contrasts(page), `${what}, ${others}`).toEqual([]);
  await page.emulateMedia({ colorScheme: colors });
}

async function dress(page: Page, { width, colors }: Walk): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme: colors, reducedMotion: 'reduce' });
}

/** In two pages of one browser: most of the time goes by in waiting. */
async function openAll(context: BrowserContext, walk: Walk, entries: readonly RouteEntry[]): Promise<void> {
  const { locale } = walk;
  const addressOf = await addressesIn(locale);
  const left = [...entries];
  const go = async () => {
    const page = await context.newPage();
    await dress(page, walk);
    for (let entry = left.shift(); entry; entry = left.shift()) {
      const address = addressOf(entry);
      if (entry.rule === 'otp') await pretendCode(page, locale);
      await page.goto(address);
      await shown(page, locale, entry.path, words(locale, 'shell', 'error.pageNotFound'));
      await expect(page).toHaveURL(address);
      await findsNothing(page, walk, address);
    }
    await page.close();
  };
  await Promise.all([go(), go()]);
}

/** Lets the tab be one in which a code was asked for and typed. */
async function pretendCode(page: Page, locale: Locale): Promise<void> {
  await page.goto(`/${locale}/terms`);
  await page.evaluate(() => {
    const soon = Date.now() + 300_000;
    const ticket = { value: 'any', expiresAt: soon };
    const reset = { email: 'layla@example.com', resendAt: soon, codeExpiresAt: soon, ticket };
    sessionStorage.setItem('rawi-reset', JSON.stringify(reset));
  });
}

// A recording of so many pages costs more time than the pages; one of those that are looked at is missing.
test.use({ trace: 'off', expectedErrors: ['missing'] });
test.describe.configure({ timeout: 600_000 });

test('the list of built pages has only pages of the route table', () => {
  const table = ROUTES.map(({ path }) => path);
  expect(BUILT_PATHS.filter((path) => !table.includes(path))).toEqual([]);
});

const READING: readonly RouteEntry['part'][] = ['reading', 'search', 'library'];
const WORK: readonly RouteEntry['part'][] = ['review', 'translators'];

for (const isReading of [true, false]) {
  const what = isReading ? 'for reading and finding' : 'about the site and into an account';
  test(`every page ${what} shows itself to a visitor, and axe finds nothing on it`, async ({ context }) => {
    const entries = ROUTES.filter(opensToVisitors).filter(({ part }) => READING.includes(part) === isReading);
    await openAll(context, VISITOR, entries);
  });
}

for (const isWork of [true, false]) {
  const whose = isWork ? 'translators and staff' : 'members';
  test(`every page of ${whose} shows itself, and axe finds nothing on it`, async ({ page, context }) => {
    const uid = `staff-${randomUUID()}`;
    const email = `${uid}@rawi.test`;
    const claims = { translator: true, admin: true } as const;
    await createPerson({ uid, email, displayName: 'Amina Saleh', emailVerified: true, claims });
    await dress(page, STAFF);
    await logInAt(page, STAFF.locale, '/account', { email, password: ACCOUNT_PASSWORD });
    if (!isWork) await openAccountForms(page);
    const entries = ROUTES.filter((entry) => !opensToVisitors(entry));
    await openAll(
      context,
      STAFF,
      entries.filter(({ part }) => WORK.includes(part) === isWork),
    );
  });
}

async function openAccountForms(page: Page): Promise<void> {
  const w = (key: WordKey<'account'>) => words(STAFF.locale, 'account', key);
  await page.getByRole('button', { name: w('password.change') }).click();
  await page.getByRole('button', { name: w('email.change') }).click();
  await expect(field(page, 'email')).toBeVisible();
  await findsNothing(page, STAFF, 'forms of the account');
  await page.getByRole('button', { name: w('tabs.deleteAccount') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await findsNothing(page, STAFF, 'the dialog that deletes the account');
}

test('axe finds nothing in what a visitor opens and in forms that were refused', async ({ page }) => {
  const { locale } = VISITOR;
  const nothing = (what: string) => findsNothing(page, VISITOR, what);
  await dress(page, VISITOR);
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, locale);

  await page.goto(`/${locale}/signup`);
  await send(page);
  await says(field(page, 'fullName'), 'required', locale);
  await nothing('first step, refused');
  await field(page, 'fullName').fill('ليلى حداد');
  await send(page);
  await expect(field(page, 'email')).toBeVisible();
  await send(page);
  await says(field(page, 'consent'), 'accepted', locale);
  await nothing('second step, refused');

  await pretendCode(page, locale);
  await page.goto(`/${locale}/resetcode`);
  await send(page);
  await expect(page.locator('main fieldset input[aria-invalid]').first()).toBeVisible();
  await nothing('code, refused');

  await page.goto(`/${locale}/translator/${chapter.translator?.id}`);
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  await nothing('ratings of a translator');

  await page.goto(`/${locale}/search?q=${encodeURIComponent(comic.series)}`);
  await expect(page.locator('main mark').first()).toBeVisible();
  await nothing('what was found');
  await page.getByRole('button', { name: words(locale, 'search', 'filters') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await nothing('filters');

  await page.goto(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
  await new Reader(page).shows(chapter.pageCount);
  await new Reader(page).turn(chapter.readingDirection);
  await expect(page.locator('[data-end-card]')).toBeVisible();
  await nothing('end card');

  await page.goto(`/${locale}/nothing-here`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await nothing('a page that does not exist');

  await page.setViewportSize({ width: STAFF.width, height: 844 });
  await page.goto(`/${locale}`);
  await page.getByRole('combobox').fill(comic.series);
  await expect(page.getByRole('option').first()).toBeVisible();
  await nothing('the header’s search');
});
