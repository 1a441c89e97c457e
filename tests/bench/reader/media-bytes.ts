import type { Row } from '../report.ts';
import { CHAPTERS } from './chapters.ts';
import { drawn, openPage, type Stage, turnTo } from './stage.ts';

const PAGES = 5;

/** How many bytes of page images five pages take on a phone of the highest density, with what is fetched ahead. */
export async function mediaRows(stage: Stage): Promise<Row[]> {
  const usual = await bytesOf(stage, false);
  const saved = await bytesOf(stage, true);
  return [row('', usual, 1500), row(', data saver', saved, 700)];
}

const row = (how: string, bytes: number, goal: number): Row => ({
  what: `page images of ${PAGES} pages, 390 px @3×${how}, kB`,
  figure: (bytes / 1000).toFixed(0),
  note: `at most ${goal} is the goal`,
});

async function bytesOf({ browser, site, files }: Stage, isSaving: boolean): Promise<number> {
  const { page, context } = await openPage(browser, { deviceScaleFactor: 3 });
  if (isSaving) {
    await page.addInitScript(() => {
      const settings = { colorMode: 'system', dataSaver: true };
      localStorage.setItem('rawi-settings', JSON.stringify({ uid: 'bench', settings }));
    });
  }
  files.takeBytes();
  await page.goto(`${site}/en/chapter/${CHAPTERS.long}`);
  await drawn(page, 1);
  for (let number = 2; number <= PAGES; number += 1) await turnTo(page, number);
  // Includes the pages that are fetched ahead of the last one.
  await page.waitForLoadState('networkidle');
  await context.close();
  return files.takeBytes();
}
