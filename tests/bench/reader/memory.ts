import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Row } from '../report.ts';
import { type BarePage, openBarePage } from './bare-page.ts';
import { CHAPTERS } from './chapters.ts';
import type { Stage } from './stage.ts';

const FROM = 50;
const TO = 200;
/** The goal: so much more or less, as a share. */
const GOAL = 0.1;
/**
 * How long the browser is left alone before it is measured, in milliseconds: it keeps pictures that nobody shows any more for about 20
 * seconds, and here 150 pages are turned in fewer.
 */
const REST = 30_000;
/** How long a page may take to be drawn, in milliseconds. */
const DRAW_TIMEOUT_MS = 60_000;

/**
 * What the renderer holds at one page and 150 pages later, in a browser of its own that takes the machine for a phone with little
 * memory. On this one it would keep each decoded picture until it has half a gigabyte of them.
 */
export async function memoryRow({ browser, site }: Stage): Promise<Row> {
  const page = await openBarePage(browser, `${site}/en/chapter/${CHAPTERS.long}`);
  await drawn(page, 1);
  const held: number[] = [];
  let atOnce = Number.NaN;
  for (let number = 2; number <= TO; number += 1) {
    await turnTo(page, number);
    if (number !== FROM && number !== TO) continue;
    await page.send('HeapProfiler.collectGarbage');
    atOnce = await rendererMemory(browser);
    await new Promise((resolve) => setTimeout(resolve, REST));
    await page.send('HeapProfiler.collectGarbage');
    held.push(await rendererMemory(browser));
  }
  await page.close();
  const [before = Number.NaN, after = Number.NaN] = held;
  const change = after / before - 1;
  return {
    what: `memory of the renderer (PSS), page ${FROM} to page ${TO}, MB`,
    figure: `${(before / 1e6).toFixed(0)} to ${(after / 1e6).toFixed(0)}`,
    note: `${(100 * change).toFixed(1)} %; within ± ${100 * GOAL} % is the goal; ${REST / 1000} s after the last turn, ${(atOnce / 1e6).toFixed(0)} at once after ${TO - FROM} pages in a row; a browser in the mode for little memory`,
  };
}

async function turnTo(page: BarePage, number: number): Promise<void> {
  const key = { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 };
  while (Number(await page.evaluate(PAGE_READ)) < number) {
    await page.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await page.evaluate(TWO_FRAMES);
  }
  await drawn(page, number);
}
const PAGE_READ = `document.querySelector('[data-current] [data-page]').dataset.page`;
const TWO_FRAMES =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))';

async function drawn(page: BarePage, number: number): Promise<void> {
  const isDrawn = `document.querySelector('[data-page="${number}"] img[data-shown]') !== null`;
  const until = Date.now() + DRAW_TIMEOUT_MS;
  while ((await page.evaluate(isDrawn)) !== true) {
    if (Date.now() > until) throw new Error(`Page ${number} is not drawn after ${DRAW_TIMEOUT_MS} ms.`);
    await page.evaluate(TWO_FRAMES);
  }
}

/** In bytes, of the renderer that holds most: the one of the page. */
async function rendererMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => proportionalSize(id));
  return Math.max(...sizes);
}

function proportionalSize(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error(`The process ${pid} does not tell how much it holds.`);
  return Number(kilobytes) * 1024;
}
