import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Row } from '../report.ts';
import { CHAPTERS } from './chapters.ts';
import { drawn, openPage, type Stage, turnTo } from './stage.ts';

const FROM = 50;
const TO = 200;
/** The goal: so much more or less, as a share. */
const GOAL = 0.1;

/** What the renderer holds at one page and 150 pages later, in a browser of its own. */
export async function memoryRow(stage: Stage): Promise<Row> {
  const { browser, site } = stage;
  const { page, context } = await openPage(browser);
  const session = await context.newCDPSession(page);
  await page.goto(`${site}/en/chapter/${CHAPTERS.long}`);
  await drawn(page, 1);
  const held: number[] = [];
  for (let number = 2; number <= TO; number += 1) {
    await turnTo(page, number);
    if (number !== FROM && number !== TO) continue;
    await session.send('HeapProfiler.collectGarbage');
    held.push(await rendererMemory(browser));
  }
  await context.close();
  const [before = Number.NaN, after = Number.NaN] = held;
  const change = after / before - 1;
  return {
    what: `memory of the renderer (PSS), page ${FROM} to page ${TO}, MB`,
    figure: `${(before / 1e6).toFixed(0)} to ${(after / 1e6).toFixed(0)}`,
    note: `${(100 * change).toFixed(1)} %; within ± ${100 * GOAL} % is the goal`,
  };
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
