import type { Browser, BrowserContext, Page } from '@playwright/test';
import { spread } from './measure.ts';
import type { Row } from './report.ts';
import { slowDown } from './slow-line.ts';
import { SITE } from './visitor.ts';

const RUNS = 5;

interface Paint {
  /** In milliseconds from the start of the navigation. */
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
}

/** When something, and when the largest part of each kind of page is painted on a slow phone: first and again. */
export async function paintRows(
  browser: Browser,
  paths: Readonly<Record<'comic' | 'reader', string>>,
): Promise<Row[]> {
  const pages = { home: '/en', ...paths, 'log-in': '/en/login' };
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const first: Paint[] = [];
    const again: Paint[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({
        locale: 'en-US',
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      });
      first.push(await paintOf(context, path));
      await fillCaches(context, path);
      again.push(await paintOf(context, path));
      await context.close();
    }
    rows.push(row(name, 'first', first), row(name, 'again', again));
  }
  return rows;
}

function row(name: string, when: string, paints: readonly Paint[]): Row {
  const of = (figure: keyof Paint, digits: number) =>
    spread(
      paints.map((paint) => paint[figure]),
      digits,
    );
  const goal = when === 'first' ? 1500 : 600;
  return {
    what: `slow 4G, 4 × slower processor, ${name}, ${when}: first paint, ms (median / p95)`,
    figure: of('fcp', 0),
    note: `at most ${goal} is the goal; largest ${of('lcp', 0)}; layout shift ${of('cls', 3)}`,
  };
}

/** Opens a page on the slow line, and waits until all that is seen of it is there. */
async function paintOf(context: BrowserContext, path: string): Promise<Paint> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watchPaint);
  await page.goto(SITE + path, { waitUntil: 'commit' });
  await shown(page);
  const paint = await page.evaluate(readPaint);
  await page.close();
  return paint;
}

/** Lets the worker fill its caches, on the fast line. */
async function fillCaches(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(SITE + path);
  await shown(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.close();
}

/** Waits until no skeleton is left, and the fonts and the pictures in sight are there. */
async function shown(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const inSight = (picture: HTMLImageElement) => {
        const { top, bottom, left, right } = picture.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      };
      return (
        document.querySelector('main :is(a[href*="/comic/"], a[href*="/chapter/"], input, [data-shown])') !==
          null &&
        document.querySelector('[aria-busy="true"]') === null &&
        document.fonts.status === 'loaded' &&
        Array.from(document.images).every((picture) => picture.complete || !inSight(picture))
      );
    },
    undefined,
    { timeout: 90_000 },
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

declare global {
  interface Window {
    rawiPaint: { fcp: number; lcp: number; cls: number };
  }
}

function watchPaint(): void {
  window.rawiPaint = { fcp: Number.NaN, lcp: Number.NaN, cls: 0 };
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') window.rawiPaint.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    window.rawiPaint.lcp = entry.startTime;
  });
  // The sum of all shifts: stricter than CLS, which takes the worst five seconds.
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') window.rawiPaint.cls += entry.value;
  });
}

const readPaint = (): Paint => window.rawiPaint;
