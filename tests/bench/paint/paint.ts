import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { paths } from '@rawi/model/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { siteSearch } from '../../../functions/src/search/site-search.ts';
import { somePages } from '../catalogues.ts';
import { median, spread } from '../measure.ts';
import { type Row, writeSection } from '../report.ts';
import { startBuildServer, startFileServer } from './build-server.ts';
import { type FirstVisit, firstVisit } from './largest-paint.ts';

/** The build of this checkout. */
const OWN = '.rawi';
const RUNS = 7;
/** Runs that only warm the browser and the servers. */
const WARM_UP = 1;
const GOAL_MS = 2500;

/**
 * Largest paint of a first visit on a slow phone. With `--against <folder>` (another build's `web` and `served`) each visit is made to
 * both builds, one after the other, so that what the machine does falls on both.
 */
export async function benchPaint(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      against: { type: 'string' },
      runs: { type: 'string', default: String(RUNS) },
      page: { type: 'string', multiple: true },
      protocol: { type: 'string', multiple: true },
    },
  });
  const other = values.against;
  if (other !== undefined && !existsSync(join(other, 'web/app.html')))
    throw new Error(`${other} has no build: web and served are expected in it.`);
  const app = initializeApp({ projectId: 'demo-rawi' });
  const firestore = initializeFirestore(app, {});
  const browser = await chromium.launch({ executablePath: environment('CHROMIUM'), args: ARGUMENTS });
  const files = await startFileServer(environment('FIREBASE_STORAGE_EMULATOR_HOST'));
  try {
    const surroundings = {
      read: async (id: string) => (await firestore.doc(paths.page(id)).get()).data(),
      search: siteSearch(firestore, {}),
      files: files.address,
      firestore: environment('FIRESTORE_EMULATOR_HOST'),
    };
    const { comic } = await somePages(firestore);
    const pages = Object.entries({ home: '/en', comic, search: '/en/search' }).filter(
      ([name]) => values.page?.includes(name) ?? true,
    );
    const rows: Row[] = [];
    for (const protocol of ['HTTP/1.1', 'HTTP/2'] as const) {
      if (values.protocol && !values.protocol.includes(protocol)) continue;
      const builds = await Promise.all(
        [OWN, ...(other === undefined ? [] : [other])].map((build) =>
          startBuildServer(build, protocol, surroundings),
        ),
      );
      for (const [name, path] of pages) {
        const visits = await visitsOf(
          browser,
          builds.map(({ origin }) => origin + path),
          Number(values.runs),
        );
        rows.push(...rowsOf(`${name}, ${protocol}`, visits));
        console.log(
          rows
            .slice(-builds.length - 1)
            .map(({ what, figure, note }) => `${what}: ${figure}; ${note}`)
            .join('\n'),
        );
      }
      for (const { stop } of builds) stop();
    }
    if (values.page === undefined && values.protocol === undefined)
      writeSection('paint', 'The largest paint of a first visit', 'npm run bench -- paint', rows);
  } finally {
    files.stop();
    await browser.close();
    await deleteApp(app);
  }
}

/** The visits to each address, in pairs. */
async function visitsOf(
  browser: Browser,
  addresses: readonly string[],
  runs: number,
): Promise<FirstVisit[][]> {
  const visits: FirstVisit[][] = addresses.map(() => []);
  for (let run = -WARM_UP; run < runs; run += 1) {
    // Who is second finds a browser that has just done the same, so they take turns.
    const order = [...addresses.keys()];
    for (const index of run % 2 === 0 ? order : order.toReversed()) {
      const visit = await firstVisit(browser, addresses[index] ?? '');
      if (run >= 0) visits[index]?.push(visit);
    }
  }
  return visits;
}

const largest = ({ painted }: FirstVisit): number => painted.at(-1)?.at ?? Number.NaN;

function rowsOf(what: string, [own = [], other]: readonly FirstVisit[][]): Row[] {
  const rows = [row(`${what}: largest paint, ms (median / p95)`, own)];
  if (other) {
    const ratios = own.map((visit, run) => largest(visit) / largest(other[run] ?? visit));
    rows.push(row(`${what}, the build beside it`, other), {
      what: `${what}, pair by pair`,
      figure: `${spread(ratios, 2)} ×`,
    });
  }
  return rows;
}

function row(what: string, visits: readonly FirstVisit[]): Row {
  const of = (figure: (visit: FirstVisit) => number) => Math.round(median(visits.map(figure)));
  const middle = visits.toSorted((a, b) => largest(a) - largest(b))[Math.floor(visits.length / 2)];
  const notes = [
    `at most ${GOAL_MS} is the goal`,
    `first byte ${of(({ firstByte }) => firstByte)}, first paint ${of(({ firstPaint }) => firstPaint)}, the app has it ${of(({ takenOver }) => takenOver)}`,
    `blocked ${of(({ blocked }) => blocked)}`,
    `layout shift ${median(visits.map(({ shift }) => shift)).toFixed(3)}`,
    `${of(({ codeFiles }) => codeFiles)} files of code, ${of(({ codeBytes }) => codeBytes / 1000)} kB`,
    ...(middle?.painted ?? []).map(paintedText),
  ];
  return { what, figure: spread(visits.map(largest), 0), note: notes.join('; ') };
}

function paintedText({ at, size, what, asked, here }: FirstVisit['painted'][number]): string {
  const file =
    asked === undefined || here === undefined
      ? ''
      : ` (asked ${Math.round(asked)}, here ${Math.round(here)})`;
  return `${what.replaceAll('|', ' ')} at ${Math.round(at)}, ${Math.round(size / 1000)}k px²${file}`;
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function environment(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; run this with npm run bench.`);
  return value;
}
