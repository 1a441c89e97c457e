import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { articlesIn, comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { watchScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

/** Packages that a visitor does not need, each by a string that only its code contains. */
const NOT_NEEDED = {
  'the library of the schemas': '$ZodType',
  'pdf.js': 'GlobalWorkerOptions',
  'the SDK of Firestore that listens': 'WebChannelConnection',
} as const;

test('a visitor is sent no schemas, no pdf.js and no SDK that listens', async ({ page }) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  const [article] = await articlesIn('en');
  const sent = watchScripts(page);
  for (const path of [
    '',
    '/comics',
    '/updates',
    '/publishers',
    `/publisher/${comic.publisher.id}`,
    '/blogs',
    `/blog/${article?.slug}`,
    '/translatorDetails',
    '/reject',
    `/comic/${comic.slug}`,
    `/chapter/${chapter.id}`,
    `/translator/${chapter.translator?.id}`,
  ]) {
    sent.clear();
    await page.goto(`/en${path}`);
    if (path.startsWith('/chapter')) await new Reader(page).shows(1);
    await sent.arrive();
    const scripts = await sent.text();
    expect(scripts, 'the app itself').toContain('createRoot');
    const found = Object.entries(NOT_NEEDED).filter(([, mark]) => scripts.includes(mark));
    expect({ path, found: found.map(([name]) => name) }).toEqual({ path, found: [] });
  }
});

/** Maximum size of the home page until it can be used: brotli, in bytes. */
const HOME_SCRIPTS = 150_000;

test('the home page brings no more than 150 kB of scripts until it can be used', async ({ page }) => {
  // Until the app takes over, the page stands as it was served.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const root = document.getElementById('root');
      if (!root || root.dataset['served'] !== undefined) return;
      observer.disconnect();
      document.documentElement.dataset['usedAt'] = String(performance.now());
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/en');
  await expect(page.locator('html[data-used-at] #latest')).toBeVisible();
  const scripts = await page.evaluate(() => {
    const usedAt = Number(document.documentElement.dataset['usedAt']);
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < usedAt)
      .map(({ name }) => new URL(name).pathname);
  });
  expect(scripts.length).toBeGreaterThan(1);
  // The emulator of Hosting compresses nothing; the real one does, at its highest level for files that were deployed.
  const bytes = scripts.reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(`.rawi/web${path}`)).length,
    0,
  );
  expect(bytes, scripts.join('\n')).toBeLessThanOrEqual(HOME_SCRIPTS);
});

/** The site that this run serves. */
const ASSETS = '.rawi/web/assets';
/** Smaller than 2 kB on purpose: helpers that every chunk takes from the bundler. */
const SMALL_CHUNKS = /^rolldown-runtime-/;

test('the site is fewer than 120 files, and none of its scripts is a crumb', () => {
  const files = readdirSync(ASSETS);
  expect(files.length).toBeLessThan(120);
  const small = files.filter(
    (name) => name.endsWith('.js') && !SMALL_CHUNKS.test(name) && statSync(join(ASSETS, name)).size < 2000,
  );
  expect(small).toEqual([]);
});

test('a first visit to a comic asks for at most a dozen files of code, styles and words', async ({
  page,
}) => {
  const comic = await comicOf('seeded');
  const sent = watchScripts(page);
  await page.goto(`/en/comic/${comic.slug}`);
  await expect(page.locator('#root:not([data-served]) h1')).toBeVisible();
  await sent.arrive();
  const asked = [...new Set(sent.addresses())];
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12);
});
