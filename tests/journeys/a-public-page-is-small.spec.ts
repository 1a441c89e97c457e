import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { groupOf, isForEverybody } from '../../web/src/shell/pwa/build-groups.ts';
import { articlesIn, comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { watchScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';
import { waitForWorker } from './support/worker.ts';

/** Packages that a visitor does not need, each by a string that only its code contains. */
const NOT_NEEDED = {
  'the library of the schemas': '$ZodType',
  'pdf.js': 'GlobalWorkerOptions',
  'the SDK of Firestore that listens': 'WebChannelConnection',
} as const;

/** Files of code, styles and words that a first visit asks for at most. */
const A_DOZEN = 12;

test('a visitor is sent a dozen files of code, styles and words, and in them no schemas, no pdf.js and no SDK that listens', async ({
  page,
}) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  const [article] = await articlesIn('en');
  const sent = watchScripts(page);
  for (const path of [
    '',
    '/search',
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
    const found = Object.entries(NOT_NEEDED).flatMap(([name, mark]) =>
      scripts.includes(mark) ? [name] : [],
    );
    // The search's worker reads the catalogue by its schemas, beside the page.
    const needed = path === '/search' ? ['the library of the schemas'] : [];
    expect({ path, found }).toEqual({ path, found: needed });
    const asked = [...new Set(sent.addresses())];
    expect(asked.length, `${path}\n${asked.join('\n')}`).toBeLessThanOrEqual(A_DOZEN);
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

/** What the service worker fetches when it is installed: files in all, and bytes of scripts, styles and words as brotli. */
const INSTALLED_FILES = 20;
const INSTALLED_CODE = 260_000;

/** The files that the worker may keep, by their paths. */
const listed = (): readonly string[] =>
  Array.from(
    readFileSync('.rawi/web/worker.js', 'utf8').matchAll(/"url":"([^"]+)"/g),
    ([, path = '']) => `/${path}`,
  );

test('the worker keeps at most 20 files, and 260 kB of code and words, when it is installed', () => {
  const kept = listed().filter((path) => isForEverybody(path) || groupOf(path) === 'en');
  expect(kept).toContain('/app.html');
  expect(kept.some((path) => path.startsWith('/assets/words-start-en-'))).toBe(true);
  expect(kept.length, kept.join('\n')).toBeLessThanOrEqual(INSTALLED_FILES);
  const bytes = kept
    .filter((path) => /\.(?:js|css)$/.test(path))
    .reduce((sum, path) => sum + brotliCompressSync(readFileSync(`.rawi/web${path}`)).length, 0);
  expect(bytes, kept.join('\n')).toBeLessThanOrEqual(INSTALLED_CODE);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what a visitor opens next asks for no code that is not here since the idle time of the first page', async ({
    page,
  }) => {
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, 'en');
    await page.goto('/en');
    await waitForWorker(page);
    const keptPaths = () =>
      page.evaluate(async () => {
        const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(opened.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
    const idle = listed().filter((path) => ['rest', 'en', 'ar'].includes(groupOf(path) ?? ''));
    expect(idle.length).toBeGreaterThan(5);
    await expect.poll(keptPaths).toEqual(expect.arrayContaining(idle));
    const kept = await keptPaths();
    const sent = watchScripts(page);
    for (const path of [
      '/search',
      `/comic/${comic.slug}`,
      `/chapter/${chapter.id}`,
      '/updates',
      `/translator/${chapter.translator?.id}`,
      '/downloads',
    ]) {
      sent.clear();
      await page.goto(`/en${path}`);
      await sent.arrive();
      expect(sent.addresses()).not.toEqual([]);
      const missing = sent.addresses().filter((address) => !kept.includes(address));
      expect({ path, missing }).toEqual({ path, missing: [] });
    }
  });
});
