import { type Browser, chromium } from '@playwright/test';
import { type Row, writeSection } from '../report.ts';
import { readerChapters } from './chapters.ts';
import { startFileServer } from './file-server.ts';
import { firstPageRows } from './first-page.ts';
import { mediaRows } from './media-bytes.ts';
import { memoryRow } from './memory.ts';
import { pageTurnRows } from './page-turns.ts';
import { startSiteServer } from './site-server.ts';
import type { Stage } from './stage.ts';
import { stripRows } from './strip-frames.ts';

const PARTS: Readonly<Record<string, (stage: Stage) => Promise<readonly Row[]>>> = {
  'first-page': firstPageRows,
  turns: pageTurnRows,
  strip: stripRows,
  memory: async (stage) => [await memoryRow(stage)],
  media: mediaRows,
};

/**
 * The reader beside pdf.js's viewer component, over the same comic from the same two small servers. `--only <part>` prints a part
 * and writes nothing.
 */
export async function benchReader(args: readonly string[]): Promise<void> {
  const only = args[0] === '--only' ? args[1] : undefined;
  const chapters = await readerChapters();
  const files = await startFileServer(chapters.fileAt);
  const server = await startSiteServer(chapters.documents, files.address);
  const pdf = `http://${files.address}/v0/b/bench/o/${encodeURIComponent(chapters.pdf)}?alt=media`;
  const rows: Row[] = [];
  try {
    for (const [name, measure] of Object.entries(PARTS)) {
      if (only !== undefined && only !== name) continue;
      // A browser for each part: none finds what another has left.
      const browser = await launch();
      try {
        const found = await measure({ browser, site: `http://${server.address}`, files, pdf });
        for (const { what, figure, note } of found) console.log([what, figure, note].join(' | '));
        rows.push(...found);
      } finally {
        await browser.close();
      }
    }
  } finally {
    server.stop();
    files.stop();
  }
  if (only !== undefined) return;
  const about = {
    what: 'measured with',
    figure: chapters.source,
    note: '390 × 844 @2×, slow 4G and 4 × slower processor where nothing else is said',
  };
  writeSection('reader', 'The reader', 'npm run bench -- reader', [about, ...rows]);
}

function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  if (executablePath === undefined) throw new Error('CHROMIUM is not set; run this with npm run bench.');
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ];
  return chromium.launch({ executablePath, args });
}
