import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LIMITS } from '@rawi/model/limits';
import { spread } from '../measure.ts';
import { type Row, writeSection } from '../report.ts';
import { SLOWER, slowDown } from '../slow-line.ts';
import { CHAPTERS } from './chapters.ts';
import { openFirstPage } from './first-page.ts';
import { onStage } from './on-stage.ts';
import { PHONE } from './stage.ts';

const RUNS = 9;
/** Each saves more than 500 files first. */
const REMOVALS = 2;

/** What is saved on a device: how soon it opens without a network, how much of the device it takes, and how soon it is gone. */
export async function benchDownloads(): Promise<void> {
  const rows: Row[] = [];
  const source = await onStage(async ({ launch, site }) => {
    const browser = await launch();
    try {
      rows.push(...(await offlineRows(browser, site)), await removalRow(browser, site));
    } finally {
      await browser.close();
    }
  });
  for (const { what, figure, note } of rows) console.log([what, figure, note].join(' | '));
  const about = { what: 'measured with', figure: source, note: '390 × 844 @2×' };
  writeSection('downloads', 'Downloads', 'npm run bench -- downloads', [about, ...rows]);
}

async function offlineRows(browser: Browser, site: string): Promise<Row[]> {
  const context = await browser.newContext({ locale: 'en-US', ...PHONE });
  const address = `${site}/en/chapter/${CHAPTERS.images}`;
  const page = await context.newPage();
  const before = await save(page, address);
  const { shown, stored } = await page.evaluate(readStored);
  await page.close();
  await context.setOffline(true);
  const times: { shown: number; painted: number }[] = [];
  for (let run = -1; run < RUNS; run += 1) {
    const time = await firstPage(context, address);
    if (run >= 0) times.push(time);
  }
  await context.close();
  const took = stored - before;
  return [
    {
      what: 'first page without a network, ms (median / p95)',
      figure: spread(
        times.map(({ painted }) => painted),
        0,
      ),
      note: `${SLOWER} × slower processor, as the browser says when it painted the picture; at most 300 is the goal; a script knows after ${spread(
        times.map(({ shown }) => shown),
        0,
      )}`,
    },
    {
      what: 'bytes that a saved chapter takes',
      figure: took.toLocaleString('en-US'),
      note: `${shown.toLocaleString('en-US')} are shown: ${(took / shown).toFixed(2)} times as many`,
    },
  ];
}

/** Saves a chapter, and resolves with the bytes that the caches had before. */
async function save(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator('[data-page="1"] [data-shown]').first().waitFor();
  const { stored } = await page.evaluate(readStored);
  await page.locator('[data-on-device="none"]').first().click();
  await page.locator('[data-on-device="ready"]').first().waitFor({ timeout: 120_000 });
  return stored;
}

/** The bytes of what was saved as the site shows them, and those of the caches as the browser counts them. */
async function readStored(): Promise<{ shown: number; stored: number }> {
  const saved = await (await caches.open('rawi-downloads')).matchAll();
  const shown = saved.reduce((sum, { headers }) => sum + Number(headers.get('content-length') ?? 0), 0);
  const estimate = await navigator.storage.estimate();
  const details: unknown = Reflect.get(estimate, 'usageDetails');
  const stored: unknown = typeof details === 'object' && details !== null && Reflect.get(details, 'caches');
  return { shown, stored: typeof stored === 'number' ? stored : 0 };
}

async function firstPage(
  context: BrowserContext,
  address: string,
): Promise<{ shown: number; painted: number }> {
  const page = await context.newPage();
  await slowDown(page, { line: false });
  await openFirstPage(page, address);
  await page.waitForFunction(() => window.rawiFirstPage.painted > 0);
  const first = await page.evaluate(() => window.rawiFirstPage);
  await page.close();
  return first;
}

async function removalRow(browser: Browser, site: string): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < REMOVALS; run += 1) {
    const context = await browser.newContext({ locale: 'en-US', ...PHONE });
    const page = await context.newPage();
    // Other saved chapters stay: the removal deletes one chapter only.
    for (const id of [CHAPTERS.images, CHAPTERS.longest]) await save(page, `${site}/en/chapter/${id}`);
    await page.goto(`${site}/en/downloads`);
    const row = page.locator(`[data-ready="${CHAPTERS.longest}"]`);
    await row.getByRole('button', { name: /^Remove / }).click();
    const removed = page.evaluate(timeRemoval, CHAPTERS.longest);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    times.push(await removed);
    await context.close();
  }
  return {
    what: `a saved comic of ${LIMITS.pdfPages.max} pages is removed, ms (median / p95)`,
    figure: spread(times, 0),
    note: 'from the press until no file of it is left; at most 1,000 is the goal',
  };
}

/** In the page: the milliseconds from the next press until no file of the chapter is left. */
async function timeRemoval(id: string): Promise<number> {
  const cache = await caches.open('rawi-downloads');
  await new Promise((resolve) => document.addEventListener('click', resolve, { once: true, capture: true }));
  const pressed = performance.now();
  for (;;) {
    const left = (await cache.keys()).filter(({ url }) => url.includes(id));
    if (left.length === 0) return performance.now() - pressed;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
