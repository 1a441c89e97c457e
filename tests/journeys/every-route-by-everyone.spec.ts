import type { BrowserContext, Page } from '@playwright/test';
import { ROUTES, type RouteEntry } from '@rawi/model/routes/route-rules';
import { BUILT_PATHS, shown } from './support/built-pages.ts';
import { articlesIn, comicOf, firstChapterOf, readHome } from './support/catalogue.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { type Locale, words } from './support/words.ts';

/** Who stands before the pages, each in one language. */
const EVERYONE = [
  ['visitor', 'ar'],
  ['unverified', 'en'],
  ['reader', 'en'],
  ['translator', 'ar'],
  ['reviewer', 'ar'],
  ['admin', 'en'],
] as const;
type Who = (typeof EVERYONE)[number][0];

/** Where someone ends up: on the page, or where product.md ("Routes and their rules") sends them instead. */
type Outcome = 'opens' | '/login' | '/account' | '/resetpassword' | '/translator-request' | 'missing';

const forEveryone = (visitor: Outcome, signedIn: Outcome): Readonly<Record<Who, Outcome>> => ({
  visitor,
  unverified: signedIn,
  reader: signedIn,
  translator: signedIn,
  reviewer: signedIn,
  admin: signedIn,
});

/** Said once more in the words of product.md, so that a mistake in the site's own table is one here. */
const OUTCOMES: Readonly<Record<string, Readonly<Record<Who, Outcome>>>> = {
  none: forEveryone('opens', 'opens'),
  auth: forEveryone('/login', 'opens'),
  authed: forEveryone('opens', '/account'),
  'auth-type': {
    ...forEveryone('/login', '/translator-request'),
    translator: 'opens',
    reviewer: 'opens',
  },
  // Nobody here has asked for a reset; who is signed in cannot ask for one either.
  otp: forEveryone('/resetpassword', '/account'),
  publisher: forEveryone('opens', 'opens'),
  redirect: forEveryone('opens', 'opens'),
  reviewer: { ...forEveryone('missing', 'missing'), reviewer: 'opens', admin: 'opens' },
  admin: { ...forEveryone('missing', 'missing'), admin: 'opens' },
};

interface Address {
  readonly entry: RouteEntry;
  /** Below the language prefix. */
  readonly path: string;
}

/** The addresses of the table, with what the catalogue holds in the place of their parameters. */
async function addresses(locale: Locale): Promise<readonly Address[]> {
  const comic = await comicOf('seeded');
  const [publisher] = (await readHome()).publishers;
  const values: Readonly<Record<string, string | undefined>> = {
    comic: comic.slug,
    shelf: '1',
    chapter: (await firstChapterOf(comic, locale)).id,
    publisher: publisher?.id,
    translator: 'noor-al-amin',
    id: (await articlesIn(locale))[0]?.slug,
    submission: 'any',
  };
  return ROUTES.map((entry) => {
    const path = entry.path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The walk knows no ${name} for ${entry.path}.`);
      return value;
    });
    return { entry, path: path === '/' ? '' : path };
  });
}

async function visit(page: Page, locale: Locale, who: Who, { entry, path }: Address): Promise<void> {
  const outcome = OUTCOMES[entry.rule ?? 'none']?.[who];
  if (outcome === undefined) throw new Error(`The walk does not know the rule ${entry.rule}.`);
  await test.step(`${path || '/'}: ${outcome}`, async () => {
    const asked = `/${locale}${path}`;
    await page.goto(asked, { waitUntil: 'commit' });
    const stays = outcome === 'opens' || outcome === 'missing';
    const missing = words(locale, 'shell', 'error.pageNotFound');
    // A page that somebody may not know of says what one says that does not exist, built or not.
    await shown(page, locale, outcome === 'opens' ? entry.path : outcome, missing);
    const next = outcome === '/login' ? `?next=${encodeURIComponent(asked)}` : '';
    await expect(page).toHaveURL(`/${locale}${stays ? path : outcome + next}`);
    if (outcome === '/translator-request') {
      await expect(page.getByText(words(locale, 'session', 'notices.translatorsOnly.title'))).toBeVisible();
    }
  });
}

/** These open every page of the table. */
const OPEN_EVERY_PAGE: readonly Who[] = ['visitor', 'reader'];

/** What someone's roles decide: the pages for some of those who are signed in, and one page of every other rule. */
function decidedByRole(all: readonly Address[]): readonly Address[] {
  const seen = new Set<string>();
  return all.filter(({ entry: { rule } }) => {
    if (rule === undefined) return false;
    const isFirst = !seen.has(rule);
    seen.add(rule);
    return isFirst || ['auth-type', 'reviewer', 'admin'].includes(rule);
  });
}

/** In two pages of one browser: most of the time goes by in waiting. */
async function walk(context: BrowserContext, locale: Locale, who: Who): Promise<void> {
  const all = await addresses(locale);
  const left = [...(OPEN_EVERY_PAGE.includes(who) ? all : decidedByRole(all))];
  const go = async () => {
    const page = await context.newPage();
    for (let next = left.shift(); next; next = left.shift()) await visit(page, locale, who, next);
    await page.close();
  };
  await Promise.all([go(), go()]);
}

// A recording of so many pages costs more time than the pages.
test.use({ trace: 'off' });

test('the pages that are said to be built are pages of the table', () => {
  const table = ROUTES.map(({ path }) => path);
  expect(BUILT_PATHS.filter((path) => !table.includes(path))).toEqual([]);
});

for (const [who, locale] of EVERYONE) {
  test(`${locale}: every route opens to the ${who}, or leads where the rules say`, async ({
    page,
    context,
    people,
  }) => {
    if (who !== 'visitor') await logInAt(page, locale, '/account', await people(who));
    await walk(context, locale, who);
  });
}

test('the way back from the log-in leads past the page that did not open', async ({ page }) => {
  await page.goto('/en/terms');
  await page.goto('/en/settings');
  await expect(page).toHaveURL('/en/login?next=%2Fen%2Fsettings');
  await page.goBack();
  await expect(page).toHaveURL('/en/terms');
});
