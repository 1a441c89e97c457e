import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CATALOGUE } from '../../../demo/src/stories/catalogue.ts';
import { openComic } from '../../../media/src/distill/open-comic.ts';
import { seePanels } from '../../../media/src/panels/find-panels.ts';
import { type Row, writeSection } from '../report.ts';
import { demoPages, likeBalloons } from './demo-pages.ts';
import { drawnPage, PAGE_KINDS, type PageKind } from './drawn-pages.ts';
import { asFound } from './found.ts';
import MARKED from './marked-pages.json' with { type: 'json' };
import {
  added,
  type Marked,
  NO_SCORE,
  orderShare,
  perfectShare,
  precision,
  recall,
  type Score,
  scoreOf,
} from './score.ts';

/** The seeds that the finder was tuned on end below this one; what is reported is drawn from here on. */
const SEEDS = { from: 5001, count: 24 } as const;
/** Of each chapter of the demonstration so many story pages, and its title page. */
const DEMO_PAGES = 3;

/**
 * How many panels of pages are found where they are, and in their order: of the demonstration, whose scripts say where they lie; of
 * real pages marked by hand (`RAWI_SAMPLES`); and of pages that are drawn to be hard, each kind apart.
 */
export async function benchPanels(): Promise<void> {
  const rows: Row[] = [];
  rows.push(...(await demoRows()), ...(await markedRows()), ...(await drawnRows()));
  writeSection('panels', 'Panels of pages', 'npm run bench -- panels', rows);
}

async function demoRows(): Promise<Row[]> {
  let [score, balloons] = [NO_SCORE, { there: 0, found: 0, right: 0 }];
  for (const page of demoPages(CATALOGUE, DEMO_PAGES)) {
    const { all } = await seePanels(page.picture);
    score = added(score, scoreOf(page, asFound(all, page.rightToLeft)));
    balloons = likeBalloons(balloons, page.balloons, all.balloons ?? []);
  }
  const { there, found, right } = balloons;
  const figures = `precision ${(right / found).toFixed(2)}, recall ${(right / there).toFixed(2)}`;
  return [
    rowOf('the demonstration', score, 'exact truth: its scripts'),
    {
      what: 'balloons and captions of the demonstration',
      figure: figures,
      note: `${there}; at half their common area`,
    },
  ];
}

async function markedRows(): Promise<Row[]> {
  const folder = resolve(process.env['RAWI_SAMPLES'] ?? '../shared/data', 'comics');
  if (!existsSync(folder)) {
    console.log('No real comics here (RAWI_SAMPLES): their pages are not measured.');
    return [];
  }
  const rows: Row[] = [];
  for (const [index, language] of ['English', 'Arabic'].entries()) {
    let score = NO_SCORE;
    for (const { names, pages } of MARKED.files) {
      const comic = await openComic(join(folder, names[index] ?? ''));
      for (const { page, ...marked } of pages) {
        const { all } = await seePanels(await comic.draw(page));
        score = added(score, scoreOf(markedOf(marked), asFound(all, false)));
      }
      comic.close();
    }
    rows.push(rowOf(`Pepper & Carrot, ${language}`, score, 'marked by hand; seen while tuning'));
  }
  return rows;
}

const markedOf = ({ panels, ...page }: { panels: number[][]; whole?: boolean }): Marked => ({
  whole: page.whole === true,
  panels: panels.map(([x = 0, y = 0, width = 0, height = 0]) => ({ x, y, width, height })),
});

async function drawnRows(): Promise<Row[]> {
  const scores: [PageKind, Score][] = [];
  for (const kind of PAGE_KINDS) {
    let score = NO_SCORE;
    for (let seed = SEEDS.from; seed < SEEDS.from + SEEDS.count; seed += 1) {
      const page = await drawnPage(kind, seed);
      const { all } = await seePanels(page.picture);
      score = added(score, scoreOf(page, asFound(all, page.rightToLeft)));
    }
    scores.push([kind, score]);
  }
  const hard = scores
    .filter(([kind]) => kind !== 'plain')
    .reduce((sum, [, score]) => added(sum, score), NO_SCORE);
  const rows = scores.map(([kind, score]) =>
    rowOf(`drawn, ${kind}`, score, kind === 'plain' ? 'plain grids' : ''),
  );
  return [...rows, rowOf('drawn, all hard kinds', hard, `seeds ${SEEDS.from} and on: none was tuned on`)];
}

function rowOf(what: string, score: Score, note: string): Row {
  const [p, r, order, all] = [precision(score), recall(score), orderShare(score), perfectShare(score)];
  console.log(`${what}: ${p.toFixed(3)} ${r.toFixed(3)} ${order.toFixed(3)}`);
  return {
    what: `${what}, ${score.pages} pages, ${score.there} panels`,
    figure: `precision ${p.toFixed(2)}, recall ${r.toFixed(2)}, in order ${order.toFixed(2)}`,
    note: `${note}${note ? '; ' : ''}pages with nothing wrong ${all.toFixed(2)}`,
  };
}
