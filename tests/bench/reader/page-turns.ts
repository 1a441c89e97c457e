import type { Page } from '@playwright/test';
import { median, percentile } from '../measure.ts';
import type { Row } from '../report.ts';
import { SLOWER, slowDown } from '../slow-line.ts';
import { CHAPTERS } from './chapters.ts';
import { drawn, frame, openPage, pageRead, type Stage } from './stage.ts';

const TURNS = 60;

interface Kind {
  readonly name: string;
  readonly processor: number;
  /**
   * What has happened before the key: all that is fetched ahead is there and the address names the page, as with somebody who
   * reads; or the page that is turned to is drawn and others still arrive, as with somebody who leafs; or it is still to come, on
   * a slow line.
   */
  readonly after: 'reading' | 'leafing' | 'nothing';
  /** In milliseconds; undefined where the product has set none. */
  readonly goal: number | undefined;
}

const KINDS: readonly Kind[] = [
  { name: 'warm, full speed', processor: 1, after: 'reading', goal: 24 },
  { name: `warm, ${SLOWER} × slower processor`, processor: SLOWER, after: 'reading', goal: 50 },
  {
    name: `warm, ${SLOWER} × slower processor, as fast as they are drawn`,
    processor: SLOWER,
    after: 'leafing',
    goal: undefined,
  },
  { name: `cold to a placeholder, slow 4G, ${SLOWER} ×`, processor: SLOWER, after: 'nothing', goal: 100 },
];

/** From the key to the next frame, by Event Timing, which tells in steps of 8 ms. */
export async function pageTurnRows(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const processor of [1, SLOWER]) {
    const times = await colourChanges(stage, processor);
    const name = processor === 1 ? 'full speed' : `${SLOWER} × slower processor`;
    rows.push({
      what: `an empty page that a key gives another colour, ${name}, p95, ms`,
      figure: percentile(times, 0.95).toFixed(0),
      note: `what this browser takes for any frame; median ${median(times).toFixed(0)}`,
    });
  }
  for (const kind of KINDS) {
    const times = await turns(stage, kind);
    const late = percentile(times, 0.95);
    rows.push({
      what: `page turn by a key, ${kind.name}, p95, ms`,
      figure: `${late <= 16 ? '≤ ' : ''}${late.toFixed(0)}`,
      note: `${kind.goal === undefined ? '' : `at most ${kind.goal} is the goal; `}median ${median(times) <= 16 ? '≤ ' : ''}${median(times).toFixed(0)}; ${times.length} turns`,
    });
  }
  const steps = await guidedSteps(stage);
  const late = percentile(steps, 0.95);
  rows.push({
    what: `step of guided view by a key, warm, ${SLOWER} × slower processor, p95, ms`,
    figure: `${late <= 16 ? '≤ ' : ''}${late.toFixed(0)}`,
    note: `at most that of a page turn is the goal; median ${median(steps) <= 16 ? '≤ ' : ''}${median(steps).toFixed(0)}; ${steps.length} steps`,
  });
  return rows;
}

/** From panel to panel, and every third time to the next page. */
async function guidedSteps({ browser, site }: Stage): Promise<readonly number[]> {
  const { page, context } = await openPage(browser);
  await page.addInitScript(watchKeys);
  await page.goto(`${site}/en/chapter/${CHAPTERS.guided}`);
  await drawn(page, 1);
  await page.keyboard.press('v');
  await page.locator('[data-current][data-guided]').waitFor();
  await slowDown(page, { line: false, processor: SLOWER });
  await page.evaluate(() => window.rawiKeys.clear());
  for (let step = 1; step <= TURNS; step += 1) {
    await waitUntilSettled(page, await pageRead(page));
    await idle(page);
    await page.keyboard.press('ArrowRight');
    await frame(page);
  }
  const times = await page.evaluate(() => [...window.rawiKeys.values()]);
  await context.close();
  return times;
}

async function turns({ browser, site }: Stage, { processor, after }: Kind): Promise<readonly number[]> {
  const { page, context } = await openPage(browser);
  await page.addInitScript(watchKeys);
  await page.goto(`${site}/en/chapter/${CHAPTERS.long}`);
  await drawn(page, 1);
  await slowDown(page, { line: after === 'nothing', processor });
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const read = await pageRead(page);
    if (after === 'reading') await waitUntilSettled(page, read);
    if (after !== 'nothing') {
      await drawnBeneath(page, read + 1);
      await idle(page);
    }
    await page.keyboard.press('ArrowRight');
    await frame(page);
  }
  const times = await page.evaluate(() => [...window.rawiKeys.values()]);
  await context.close();
  return times;
}

/** The least that a key can take here. */
async function colourChanges({ browser, site }: Stage, processor: number): Promise<readonly number[]> {
  const { page, context } = await openPage(browser);
  await page.addInitScript(watchKeys);
  // Of the site, so that nothing but what it holds is another page.
  await page.goto(`${site}/favicon.svg`);
  await page.evaluate(() =>
    addEventListener('keydown', () => {
      const { style } = document.documentElement;
      style.background = style.background === 'navy' ? 'teal' : 'navy';
    }),
  );
  await slowDown(page, { line: false, processor });
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await page.keyboard.press('ArrowRight');
    await frame(page);
  }
  const times = await page.evaluate(() => [...window.rawiKeys.values()]);
  await context.close();
  return times;
}

const drawnBeneath = (page: Page, number: number) =>
  page
    .locator(`[data-page="${number}"] [data-shown]`)
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 });

/** Waits until the address names the page that is read and no picture is on its way. */
async function waitUntilSettled(page: Page, read: number): Promise<void> {
  if (read > 1) await page.waitForURL((url) => url.searchParams.get('page') === String(read));
  await page.locator('[data-slot] img:not([data-shown])').first().waitFor({ state: 'detached' });
}

/** Waits until what came with the page before is done: nobody presses a key within the milliseconds that it takes. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

declare global {
  interface Window {
    /** How long each key took, by its time. */
    rawiKeys: Map<number, number>;
  }
}

function watchKeys(): void {
  const keys = new Map<number, number>();
  window.rawiKeys = keys;
  // The browser does not report an event of less than 16 ms: it is counted as 16 ms.
  addEventListener('keydown', ({ timeStamp }) => keys.set(timeStamp, 16), true);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntriesByName('keydown')) {
      if (keys.has(startTime)) keys.set(startTime, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
