import type { Page, Request, Route } from '@playwright/test';
import { articlesIn, comicOf, firstChapterOf } from './support/catalogue.ts';
import { held } from './support/held.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

const SCRIPTS = '**/assets/*.js';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Watches every frame and every layout shift from the start of the document. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { frames: 0, empty: 0, headless: 0, shifts: [] as string[] };
    Reflect.set(window, 'journeyFrames', seen);
    const look = () => {
      const root = document.getElementById('root');
      if (root !== null) {
        seen.frames += 1;
        if (root.childElementCount === 0) seen.empty += 1;
        if (root.querySelector('header') === null) seen.headless += 1;
      }
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      // A font that arrives after the first paint moves words a little: a shift of 0.0013 on a page that is full of them.
      const shifts = list.getEntries().filter((entry) => Number(Reflect.get(entry, 'value')) >= 0.003);
      for (const entry of shifts) seen.shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits for the fonts, and for two frames with them: what they move is no matter of the app that takes over. */
const forgetShiftsOfFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    (Reflect.get(window, 'journeyFrames') as { shifts: string[] }).shifts.length = 0;
  });

const framesOf = (page: Page) =>
  page.evaluate(
    () =>
      Reflect.get(window, 'journeyFrames') as {
        frames: number;
        empty: number;
        headless: number;
        shifts: string[];
      },
  );

test.describe('without a script bundle', () => {
  test.use({ expectedErrors: ['offline', 'missing'], awaitsApp: false });
  for (const locale of inOneLanguage('ar')) {
    test(`a page for who is signed in shows its header and its skeleton, in ${locale}`, async ({ page }) => {
      await page.route(SCRIPTS, (route) => route.abort());
      for (const path of ['/login', '/account', '/review', '/no/such']) {
        await page.goto(`/${locale}${path}`);
        await painted(page);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
        await expect(page).toHaveTitle(words(locale, 'shell', 'name'));
        await expect(page.locator('#root svg').filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator('#root header').first()).toContainText(words(locale, 'shell', 'name'));
      }
    });
  }

  for (const locale of inOneLanguage('en')) {
    test(`a page for everybody shows all that it has, in ${locale}`, async ({ page }) => {
      await page.route(SCRIPTS, (route) => route.abort());
      const comic = await comicOf('seeded');
      const chapter = await firstChapterOf(comic, locale);
      const name = comic.names[locale] ?? comic.series;
      const shown = async (path: string, content: string) => {
        await page.goto(`/${locale}${path}`);
        await painted(page);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
        await expect(page.locator(content).filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator('#root [data-for="account"]')).toHaveCount(0);
        // Controls that wait for their script are marked as such.
        await expect(page.locator('#root button:enabled')).toHaveCount(0);
      };
      await shown('', `main a[href="/${locale}/comic/${comic.slug}"]`);
      await shown(`/comic/${comic.slug}`, `main a[href="/${locale}/chapter/${chapter.id}"]`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await shown(`/chapter/${chapter.id}`, '[data-page="1"] img');
      await shown('/terms', 'main h1');
      await shown('/comic/any', 'main h1');
      await page.goto(`/${locale}/chapter/${chapter.id}?page=2`);
      await painted(page);
      await expect(page.locator('[data-page="1"]')).toBeVisible();
      await expect(page.locator('[data-page="1"] img')).toBeHidden();
    });
  }

  test('the colours are those chosen, and the reader is black, and so is the page that says that there is none', async ({
    page,
  }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/en');
    expect(await ground()).toBe('rgb(255, 255, 255)');
    await page.evaluate(() => localStorage.setItem('rawi-color-mode', 'dark'));
    await page.reload();
    expect(await ground()).toBe('rgb(0, 0, 0)');
    await page.evaluate(() => localStorage.setItem('rawi-color-mode', 'light'));
    for (const dark of ['/en/chapter/any', '/en/comic/any']) {
      await page.goto(dark);
      expect(await ground()).toBe('rgb(0, 0, 0)');
    }
  });
});

test('who has moved to a link of the header before the app takes over is still there', async ({ page }) => {
  const release = await held(page, SCRIPTS);
  await page.goto('/en/terms', { waitUntil: 'commit' });
  await painted(page);
  const link = page.locator('#root header a[href="/en/comics"]');
  const drawn = await link.elementHandle();
  await link.focus();
  release();
  await expect(page.locator('main h1')).toBeVisible();
  await expect.poll(() => drawn?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(link).toBeFocused();
});

for (const [viewport, only] of [
  [PHONE, 'ar'],
  [DESKTOP, 'en'],
] as const) {
  for (const locale of inOneLanguage(only)) {
    test(`the app takes over without an empty frame and without a shift, ${viewport.width} px, in ${locale}`, async ({
      page,
    }) => {
      const comic = await comicOf('seeded');
      const chapter = await firstChapterOf(comic, locale);
      const [article] = await articlesIn(locale);
      await page.setViewportSize(viewport);
      await watchFrames(page);
      const arrivals: readonly (readonly [string, string])[] = [
        ['', `main a[href="/${locale}/comic/${comic.slug}"]`],
        [`/comic/${comic.slug}`, `main a[href="/${locale}/chapter/${chapter.id}"]`],
        [`/publisher/${comic.publisher.id}`, `main a[href="/${locale}/comic/${comic.slug}"]`],
        ['/blogs', `main a[href="/${locale}/blog/${article?.slug}"]`],
        [`/blog/${article?.slug}`, 'main article figure img'],
        ['/login', 'main input'],
        ['/terms', 'main h1'],
      ];
      for (const [path, content] of arrivals) {
        const release = await held(page, SCRIPTS);
        await page.goto(`/${locale}${path}`, { waitUntil: 'commit' });
        await painted(page);
        await forgetShiftsOfFonts(page);
        release();
        await expect(page.locator(content).filter({ visible: true }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { frames, empty, headless, shifts } = await framesOf(page);
        expect(frames, path).toBeGreaterThan(1);
        expect({ path, empty, headless, shifts }).toEqual({ path, empty: 0, headless: 0, shifts: [] });
        await page.unrouteAll();
      }
    });
  }
}

/** The requests for the first page of a chapter, in whatever width; `file` is as in the address of its images. */
function requestsOf(page: Page, file: string) {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (decodeURIComponent(request.url()).includes(`/${file}-`)) seen.push(request);
  });
  return seen;
}

test.describe('the first page of a chapter', () => {
  // A worker has pictures of its own; what is counted here is what the page asks for.
  test.use({ serviceWorkers: 'block' });

  test('is painted before any script, and is the one that the reader goes on with, on a phone, held sideways too, and on a wide screen', async ({
    page,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
    const { folder = '' } = chapter.manifest ?? {};
    const asked = requestsOf(page, `${folder}/1`);
    await watchFrames(page);
    for (const viewport of [PHONE, DESKTOP, { width: 844, height: 390 }]) {
      await page.setViewportSize(viewport);
      // An answer that may not be cached would be fetched again for another element.
      await page.route(/\.webp/, withoutKeeping);
      const release = await held(page, SCRIPTS);
      asked.length = 0;
      await page.goto(`/en/chapter/${chapter.id}`, { waitUntil: 'commit' });
      const image = page.locator('[data-page="1"] img');
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      await expect.poll(() => largestOf(page)).toContain(`${folder}/1-`);
      const served = await image.elementHandle();
      const place = await image.boundingBox();
      expect(place?.width).toBeGreaterThan(0);

      release();
      await new Reader(page).shows(1);
      await page.waitForLoadState('networkidle');
      expect(await image.evaluate((one, before) => one === before, served)).toBe(true);
      expect(await image.boundingBox()).toEqual(place);
      expect(asked.map((request) => request.url())).toHaveLength(1);
      expect(await asked[0]?.headerValue('origin')).not.toBeNull();
      expect(await largestOf(page)).toContain(`${folder}/1-`);
      const { frames, empty, shifts } = await framesOf(page);
      expect({ isWatched: frames > 1, empty, shifts }).toEqual({ isWatched: true, empty: 0, shifts: [] });
      await page.unrouteAll();
    }
  });

  test('is not shown for another, and has its place when it is drawn beneath that', async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
    const asked = requestsOf(page, `${chapter.manifest?.folder}/1`);
    await page.route(/\.webp/, withoutKeeping);
    const release = await held(page, SCRIPTS);
    await page.goto(`/en/chapter/${chapter.id}?page=2`, { waitUntil: 'commit' });
    const image = page.locator('[data-page="1"] img');
    await expect(image).toBeHidden();
    const served = await image.elementHandle();
    release();
    const reader = new Reader(page);
    await reader.shows(2);
    await page.keyboard.press('Home');
    await reader.shows(1);
    expect(await image.evaluate((one, before) => one === before, served)).toBe(true);
    expect(asked).toHaveLength(1);
  });
});

/** Where everything stands that the document shows. */
const places = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('#root *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor, fontSize].join(' ');
    }),
  );

test.describe('a chapter before the app is here', () => {
  // Elements that move by themselves would be in another place each time.
  test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

  test('stands as it does with all styles: of images and of a file, in both languages, on a phone and on a wide screen', async ({
    page,
  }) => {
    for (const [kind, locale, viewport] of [
      ['seeded', 'en', DESKTOP],
      ['seeded', 'ar', PHONE],
      ['imported', 'ar', DESKTOP],
      ['imported', 'en', PHONE],
    ] as const) {
      const chapter = await firstChapterOf(await comicOf(kind), locale);
      await page.setViewportSize(viewport);
      await page.route(SCRIPTS, () => new Promise(() => {}));
      const release = await held(page, '**/assets/*.css');
      await page.goto(`/${locale}/chapter/${chapter.id}`, { waitUntil: 'commit' });
      await painted(page);
      await page.evaluate(() => document.fonts.ready);
      const before = await places(page);
      expect(before.length).toBeGreaterThan(20);
      const few = await page.evaluate(() => document.querySelector('style')?.textContent ?? '');
      // 2,700 of them are the faces that stand in for Rubik, which repeat each other: 300 bytes as they are sent.
      expect(few.length, `the styles of ${kind}, ${locale}`).toBeLessThan(25_000);
      release();
      await page.waitForFunction(() =>
        Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')).every(
          ({ sheet }) => sheet,
        ),
      );
      expect(await page.locator('link[rel="stylesheet"]').count()).toBeGreaterThan(1);
      expect(await places(page), `${kind}, ${locale}, ${viewport.width} px`).toEqual(before);
      await page.unrouteAll();
    }
  });

  test('is fetched already where it is a file, and no part of it twice', async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('imported'), 'en');
    const parts: [number, number][] = [];
    page.on('request', (request) => {
      const [, begin, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers()['range'] ?? '') ?? [];
      if (last !== undefined) parts.push([Number(begin), Number(last)]);
    });
    const release = await held(page, '**/assets/app-*.js');
    await page.goto(`/en/chapter/${chapter.id}`, { waitUntil: 'commit' });
    await expect.poll(() => parts.length).toBeGreaterThan(1);
    const [[first] = [], [, last] = []] = parts.toSorted(([one], [other]) => one - other);
    expect([first, last]).toEqual([0, chapter.pdf.bytes - 1]);
    release();
    await new Reader(page).shows(1);
    await page.waitForLoadState('networkidle');
    const inOrder = parts.toSorted(([one], [other]) => one - other);
    for (const [at, [begin]] of inOrder.entries()) expect(begin).toBeGreaterThan(inOrder[at - 1]?.[1] ?? -1);
  });
});

/** Answers with what nobody may keep: whoever needs it again has to ask again. */
async function withoutKeeping(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
}

/** The address of the largest picture painted so far. */
const largestOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const last = list.getEntries().at(-1);
          observer.disconnect();
          resolve(decodeURIComponent(String(last && Reflect.get(last, 'url'))));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test('a kept copy is shown before the network has answered, and gives way to what it answers', async ({
  page,
}) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  const rows = page.locator(`main a[href="/en/chapter/${chapter.id}"]`).filter({ visible: true });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`/en/comic/${comic.slug}`);
  await expect(rows.first()).toBeVisible();
  const name = await title.textContent();
  // The cached copy is older than the site's document.
  await page.evaluate(
    ([id]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('rawi-pages');
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('pages', 'readwrite').objectStore('pages');
          const reading = store.get(id ?? '');
          reading.addEventListener('success', () => {
            const older = JSON.parse(JSON.stringify(reading.result));
            older.document.payload.names.en = 'The older name';
            store.put(older, id).addEventListener('success', () => resolve());
          });
        });
      }),
    [`comic_${comic.slug}`],
  );
  // An address that is opened has its document; on the way inside the site, the network is asked.
  await page.goto('/en/comics');
  const release = await held(page, '**/comic/*/_payload.json');
  await page.locator(`main a[href="/en/comic/${comic.slug}"]`).first().click();
  await expect(title).toHaveText('The older name');
  await expect(rows.first()).toBeVisible();
  // It is expected that a copy is shown while the network is being asked.
  await expect(page.getByText(words('en', 'shell', 'offline.keptOnline').split('.')[0] ?? '')).toHaveCount(0);
  release();
  await expect(title).toHaveText(name ?? '');
});
