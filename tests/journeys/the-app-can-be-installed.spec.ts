import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { SITE } from './support/environment.ts';
import { Reader } from './support/reader.ts';
import { draw, type Form } from './support/screenshots.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';
import { waitForWorker } from './support/worker.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor?: Form;
}

/** With `RAWI_DRAW=1` the screenshots are taken again, and compared in the next run. */
test('the manifest names pictures that are there, as large as it says', async ({ browser, request }) => {
  if (process.env['RAWI_DRAW'] === '1') return drawAll(browser);
  // The manifest of the other language names the same files (last-place.test.ts).
  const manifest: { icons: Picture[]; screenshots: Picture[] } = await (
    await request.get('/manifest.en.webmanifest')
  ).json();
  const forms = manifest.screenshots.map((shot) => shot.form_factor);
  expect(new Set(forms)).toEqual(new Set(['wide', 'narrow']));
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type'], src).toBe(type);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await answer.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  return undefined;
});

async function drawAll(browser: Browser): Promise<void> {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  for (const form of ['wide', 'narrow'] as const) {
    for (const [name, path] of [
      ['home', '/en'],
      ['comic', `/en/comic/${comic.slug}`],
    ] as const) {
      await draw(browser, { name, form, path }, (page) => page.waitForLoadState('networkidle'));
    }
    const reader = { name: 'reader', form, path: `/en/chapter/${chapter.id}` };
    await draw(browser, reader, async (page) => {
      await new Reader(page).shows(1);
      // Turning takes the first words about turning away.
      await new Reader(page).turn(chapter.readingDirection);
      await new Reader(page).shows(2);
    });
  }
}

test('nothing stands in the way of installing, and the browser’s own offer is made by the page, and put off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rawi-profile-'));
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  // A profile that stays: what is private cannot be installed.
  const app = await chromium.launchPersistentContext(folder, {
    ...(executablePath !== undefined && { executablePath }),
    serviceWorkers: 'allow',
    args: [...args, '--bypass-app-banner-engagement-checks'],
  });
  try {
    const page = app.pages()[0] ?? (await app.newPage());
    await page.goto(`${SITE}/ar/downloads`);
    await waitForWorker(page);
    const browser = await app.newCDPSession(page);
    const { errors, url } = await browser.send('Page.getAppManifest');
    expect([errors, url]).toEqual([[], `${SITE}/manifest.ar.webmanifest`]);
    expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const offer = page.locator('[data-install="offered"]');
    await expect(offer).toBeVisible();
    await offer
      .getByRole('button', { name: words('ar', 'downloads', 'install.notNow'), exact: true })
      .click();
    await expect(offer).toHaveCount(0);
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('each shortcut of the installed app leads to its page', async ({ page, request }) => {
  const { shortcuts }: { shortcuts: { readonly url: string }[] } = await (
    await request.get('/manifest.en.webmanifest')
  ).json();
  const places: Readonly<Record<string, RegExp>> = {
    // Nothing was read here yet.
    '/?app=continue': /\/en#continue$/,
    '/?app=downloads': /\/en\/downloads$/,
    '/?app=search': /\/en\/search$/,
    // A visitor has saved nothing yet, and logs in first.
    '/?app=saved': /\/en\/(?:savedItems|login)/,
  };
  expect(shortcuts.map(({ url }) => url).toSorted()).toEqual(Object.keys(places).toSorted());
  for (const [url, place] of Object.entries(places)) {
    await page.goto(url);
    await expect(page, url).toHaveURL(place);
  }
});
