import type { Browser, Page } from '@playwright/test';
import { slowDown } from '../slow-line.ts';

/** How long a page is watched once the app has taken it over: what is painted larger then counts again. */
const WATCH_MS = 1500;

/** A part of the page that was the largest so far when it was painted. */
interface Painted {
  readonly at: number;
  readonly size: number;
  /** Its element, and its file's name for a picture. */
  readonly what: string;
  /** Of a picture: when it was asked for and when it was here. */
  readonly asked: number | undefined;
  readonly here: number | undefined;
}

/** Milliseconds from the start of the navigation, and bytes as they were sent. */
export interface FirstVisit {
  readonly firstByte: number;
  readonly firstPaint: number;
  readonly takenOver: number;
  /** Time beyond 50 ms of each long task after the first paint. */
  readonly blocked: number;
  readonly shift: number;
  readonly codeFiles: number;
  readonly codeBytes: number;
  readonly painted: readonly Painted[];
}

/** Opens a page on a slow phone that has nothing of the site, and watches it until the app has it. */
export async function firstVisit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'commit', timeout: 90_000 });
    await settled(page);
    return await page.evaluate(read);
  } finally {
    await context.close();
  }
}

/** Waits until the app has taken over, and nothing in sight is missing. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const inSight = (picture: HTMLImageElement) => {
        const { top, bottom, left, right } = picture.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      };
      return (
        document.querySelector('#root:not([data-served]) main') !== null &&
        document.querySelector('[aria-busy="true"]') === null &&
        document.fonts.status === 'loaded' &&
        Array.from(document.images).every((picture) => picture.complete || !inSight(picture))
      );
    },
    undefined,
    { timeout: 90_000 },
  );
  await page.waitForTimeout(WATCH_MS);
}

declare global {
  interface Window {
    rawiVisit: {
      painted: { at: number; size: number; what: string; url: string }[];
      tasks: { at: number; took: number }[];
      shift: number;
      takenOver: number;
    };
  }
}

/** Runs in the page, before everything else. */
function watch(): void {
  const seen: Window['rawiVisit'] = { painted: [], tasks: [], shift: 0, takenOver: Number.NaN };
  window.rawiVisit = seen;
  const on = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    const largest = entry as PerformanceEntry & {
      readonly size: number;
      readonly url: string;
      readonly element: Element | null;
    };
    const { element, url, size, startTime: at } = largest;
    const name = decodeURIComponent(url).split('?')[0]?.split('/').slice(-2).join('/') ?? '';
    const label = element?.textContent?.trim().slice(0, 24) ?? '';
    seen.painted.push({ at, size, url, what: `${element?.localName ?? 'gone'} ${name || label}` });
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, took: duration }));
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
  });
  new MutationObserver((_, observer) => {
    const root = document.getElementById('root');
    if (!root?.firstChild || root.dataset['served'] !== undefined) return;
    observer.disconnect();
    seen.takenOver = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page, at the end. */
function read(): FirstVisit {
  const { painted, tasks, shift, takenOver } = window.rawiVisit;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const code = files.filter(({ name }) => /\/assets\/[^?]*\.(?:js|mjs|css)$/.test(name));
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return {
    firstByte: navigation?.responseStart ?? Number.NaN,
    firstPaint,
    takenOver,
    blocked: tasks
      .filter(({ at }) => at >= firstPaint)
      .reduce((sum, { took }) => sum + Math.max(0, took - 50), 0),
    shift,
    codeFiles: new Set(code.map(({ name }) => name)).size,
    codeBytes: code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    painted: painted.map(({ at, size, what, url }) => {
      const file = url === '' ? undefined : files.find(({ name }) => name === url);
      return { at, size, what, asked: file?.startTime, here: file?.responseEnd };
    }),
  };
}
