import type { Page } from '@playwright/test';
import { median, spread } from '../measure.ts';
import type { Row } from '../report.ts';
import { slowDown } from '../slow-line.ts';
import { CHAPTERS } from './chapters.ts';
import { frame, openPage, type Stage } from './stage.ts';

const RUNS = 5;
/** The goal: so much of the time that the viewer takes. */
const GOAL = 0.25;

interface FirstPage {
  /** In milliseconds from the start of the navigation until a frame has shown page one. */
  readonly shown: number;
  readonly lcp: number;
  /** When the browser painted the picture of page one, as it says itself (largest contentful paint); NaN where page one is none. */
  readonly painted: number;
  /** The sum of all layout shifts, until the reader has taken over. */
  readonly shifts: number;
}

/** The time to the first page of the same comic: our images, our reader of a PDF, and pdf.js's viewer. In turn, run by run. */
export async function firstPageRows(stage: Stage): Promise<Row[]> {
  const { site, pdf } = stage;
  const images: FirstPage[] = [];
  const ours: FirstPage[] = [];
  const theirs: FirstPage[] = [];
  const noticed: FirstPage[] = [];
  const agreed = await agreements(stage);
  const addresses = [
    [noticed, `${site}/en/chapter/${CHAPTERS.noticed}`],
    [images, `${site}/en/chapter/${CHAPTERS.images}`],
    [ours, `${site}/en/chapter/${CHAPTERS.pdf}`],
    [theirs, `${site}/viewer/viewer.html?file=${encodeURIComponent(pdf)}`],
  ] as const;
  // The servers pack, and the browser starts: that does not count.
  for (const [, address] of addresses) await measure(stage, address, agreed);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [found, address] of addresses) found.push(await measure(stage, address, agreed));
  }
  const shown = (pages: readonly FirstPage[]) => pages.map((page) => page.shown);
  const ratio = (pages: readonly FirstPage[]) => (median(shown(pages)) / median(shown(theirs))).toFixed(2);
  const all = (figure: 'lcp' | 'shifts', digits: number) =>
    spread(
      images.map((page) => page[figure]),
      digits,
    );
  return [
    {
      what: 'first page, images, ms (median / p95)',
      figure: spread(shown(images), 0),
      note: `${ratio(images)} of the viewer’s; at most ${GOAL} is the goal; largest paint ${all('lcp', 0)}; layout shift ${all('shifts', 3)}`,
    },
    {
      what: 'first page, images of a chapter with a notice, for who has agreed, ms (median / p95)',
      figure: spread(shown(noticed), 0),
      note: `${ratio(noticed)} of the viewer’s`,
    },
    {
      what: 'first page, PDF chapter, ms (median / p95)',
      figure: spread(shown(ours), 0),
      note: `${ratio(ours)} of the viewer’s`,
    },
    { what: 'first page, pdf.js’s viewer, ms (median / p95)', figure: spread(shown(theirs), 0) },
  ];
}

/** What a device keeps once somebody has agreed to the notice. */
async function agreements({ browser, site }: Stage): Promise<string> {
  const { page, context } = await openPage(browser);
  await page.goto(`${site}/en/chapter/${CHAPTERS.noticed}`);
  await page.getByRole('button', { name: 'Read the chapter' }).click();
  await page.locator('[data-page="1"] [data-shown]').first().waitFor();
  const kept = await page.evaluate(() => localStorage.getItem('rawi-agreed'));
  await context.close();
  if (kept === null) throw new Error('Nothing was agreed to.');
  return kept;
}

async function measure({ browser }: Stage, address: string, agreed: string): Promise<FirstPage> {
  const { page, context } = await openPage(browser);
  await page.addInitScript((kept) => {
    // The viewer's page is of the same site; it does not look.
    localStorage.setItem('rawi-agreed', kept);
  }, agreed);
  await slowDown(page);
  await openFirstPage(page, address);
  await takenOver(page);
  const first = await page.evaluate(() => window.rawiFirstPage);
  await context.close();
  return first;
}

/** Waits until the reader answers, where it is ours. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#viewer') !== null ||
      document.querySelector('[data-page="1"] [data-shown]') !== null,
    undefined,
    { timeout: 120_000 },
  );
  await frame(page);
}

declare global {
  interface Window {
    rawiFirstPage: { shown: number; lcp: number; painted: number; shifts: number };
  }
}

/** Opens an address and resolves when page one is shown. Until then nothing is run in the page: what asks it would take its time. */
export async function openFirstPage(page: Page, address: string): Promise<void> {
  await page.addInitScript(watchFirstPage);
  const shown = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'rawi-first-page',
    timeout: 120_000,
  });
  await page.goto(address, { waitUntil: 'commit' });
  await shown;
}

/** In the page: notes when a frame has shown page one. */
function watchFirstPage(): void {
  const seen = { shown: 0, lcp: Number.NaN, painted: Number.NaN, shifts: 0 };
  window.rawiFirstPage = seen;
  const shown = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (seen.shown > 0) return;
        seen.shown = performance.now();
        console.debug('rawi-first-page');
      }),
    );
  // The browser reports the paint of a served picture before any script of the site runs.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.closest('[data-page="1"]') !== null)
        void target.decode().then(shown, shown);
    },
    true,
  );
  new MutationObserver(() => {
    if (document.querySelector('[data-page="1"] canvas[data-shown], html[data-first-page]') !== null) shown();
  }).observe(document, { attributes: true, childList: true, subtree: true });
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    const element: unknown = 'element' in entry && entry.element;
    if (
      element instanceof HTMLImageElement &&
      element.closest('[data-page="1"]') !== null &&
      Number.isNaN(seen.painted)
    )
      seen.painted = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shifts += entry.value;
  });
}
