import { type Row, writeSection } from '../report.ts';
import { firstPageRows } from './first-page.ts';
import { mediaRows } from './media-bytes.ts';
import { memoryRow } from './memory.ts';
import { onStage } from './on-stage.ts';
import { pageTurnRows } from './page-turns.ts';
import type { Stage } from './stage.ts';
import { stripRows } from './strip-frames.ts';

/** What a part's browser is started with besides. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = { memory: ['--enable-low-end-device-mode'] };

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
  const rows: Row[] = [];
  const source = await onStage(async ({ launch, ...stage }) => {
    for (const [name, measure] of Object.entries(PARTS)) {
      if (only !== undefined && only !== name) continue;
      // A browser for each part: none finds what another has left.
      const browser = await launch(ARGUMENTS[name]);
      try {
        const found = await measure({ browser, ...stage });
        for (const { what, figure, note } of found) console.log([what, figure, note].join(' | '));
        rows.push(...found);
      } finally {
        await browser.close();
      }
    }
  });
  if (only !== undefined) return;
  const about = {
    what: 'measured with',
    figure: source,
    note: '390 × 844 @2×, slow 4G and 4 × slower processor unless noted otherwise',
  };
  writeSection('reader', 'The reader', 'npm run bench -- reader', [about, ...rows]);
}
