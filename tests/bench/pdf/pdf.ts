import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { distill } from '../../../media/src/distill/distill.ts';
import type { DistilledPage } from '../../../media/src/distill/distilled-page.ts';
import { FileRefused } from '../../../media/src/refusal.ts';
import { median } from '../measure.ts';
import { similarity } from '../media/similarity.ts';
import { type Row, writeSection } from '../report.ts';
import { judgeInk, type Kept, keptInk } from './ink.ts';

/** Wide enough for lines of text, in pixels: half of what readers get. */
const WIDTH = 800;
const PAGE_SECONDS = 60;
/** How many names a row has room for. */
const MAX_NAMES = 60;

interface Compared {
  readonly name: string;
  readonly kept: Kept;
  /** Whether translator and reviewer read a warning about the page. */
  readonly isNamed: boolean;
  readonly similarity: number;
}

/**
 * `npm run bench -- pdf <folder>`: the first page of each PDF of a folder as our pipeline draws it, beside `pdftoppm`. Writes
 * how many keep their ink, and the names of those that lose some without a word. Without the folder or `pdftoppm` it says that
 * it did not run.
 */
export async function benchPdf([folder]: readonly string[]): Promise<void> {
  const without = missing(folder);
  if (folder === undefined || without !== undefined) {
    console.log(`not run: ${without}`);
    return;
  }
  const program = process.env['RAWI_DISTILLER'];
  if (program === undefined) throw new Error('RAWI_DISTILLER must name the bundled distiller.');
  const work = await mkdtemp(join(tmpdir(), 'bench-pdf-'));
  const compared: Compared[] = [];
  const refused = new Map<string, string[]>();
  const unread: string[] = [];
  try {
    for (const name of readdirSync(folder).filter((each) => each.toLowerCase().endsWith('.pdf'))) {
      const file = join(folder, name);
      const theirs = drawTheirs(file, work);
      if (theirs === undefined) unread.push(name);
      const ours = await drawOurs(pathToFileURL(program), file, work);
      if (typeof ours === 'string') refused.set(ours, [...(refused.get(ours) ?? []), name]);
      else if (theirs !== undefined) compared.push(await compare(name, ours, work, theirs));
      console.log(
        `${name}: ${typeof ours === 'string' ? `refused, ${ours}` : (compared.at(-1)?.kept ?? '')}`,
      );
    }
  } finally {
    await rm(work, { recursive: true });
  }
  writeSection(
    'pdf',
    'First pages of PDFs',
    'npm run bench -- pdf <folder>',
    rows(compared, refused, unread),
  );
}

function missing(folder: string | undefined): string | undefined {
  if (folder === undefined) return 'no folder of PDFs was named.';
  if (!existsSync(folder)) return `there is no folder ${folder}.`;
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'pdftoppm is not installed (poppler-utils).';
  }
}

/** The page, or the reason of a refusal. */
async function drawOurs(program: URL, file: string, work: string): Promise<DistilledPage | string> {
  try {
    const only = [{ source: 1, place: 1, turn: 0 }] as const;
    const { pages } = await distill({ program, file, folder: work, only, pageSeconds: PAGE_SECONDS });
    return pages[0] ?? 'no page';
  } catch (error) {
    if (error instanceof FileRefused) return error.code;
    throw error;
  }
}

/** The path of the picture, undefined where the file is too damaged for it as well. */
function drawTheirs(file: string, work: string): string | undefined {
  const path = join(work, 'theirs');
  const parameters = ['-f', '1', '-singlefile', '-png', '-scale-to-x', `${WIDTH}`, '-scale-to-y', '-1'];
  try {
    execFileSync('pdftoppm', [...parameters, file, path], { stdio: 'ignore', timeout: PAGE_SECONDS * 1000 });
  } catch {
    return undefined;
  }
  return existsSync(`${path}.png`) ? `${path}.png` : undefined;
}

async function compare(name: string, ours: DistilledPage, work: string, theirs: string): Promise<Compared> {
  const { data, info } = await sharp(theirs).greyscale().raw().toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height, fit: 'fill' } as const;
  const own = await sharp(join(work, ours.jpeg.name)).resize(size).greyscale().raw().toBuffer();
  return {
    name,
    kept: judgeInk(keptInk(own, data, info.width)),
    isNamed: ours.isEmpty || ours.hasLostText,
    similarity: similarity(own, data, info.width),
  };
}

function rows(
  compared: readonly Compared[],
  refused: ReadonlyMap<string, readonly string[]>,
  unread: readonly string[],
): Row[] {
  const lost = compared.filter(({ kept }) => kept === 'nearly all lost' || kept === 'a part lost');
  const ofKind = (kind: Kept) => compared.filter(({ kept }) => kept === kind);
  const named = (files: readonly { readonly name: string }[]) => listNames(files.map(({ name }) => name));
  const silent = lost.filter(({ isNamed }) => !isNamed);
  return [
    { what: 'first pages beside `pdftoppm`', figure: `${compared.length}` },
    { what: 'keep their ink', figure: `${ofKind('as there').length}` },
    { what: 'have none there either', figure: `${ofKind('nothing there').length}` },
    {
      what: 'lose nearly all of it',
      figure: `${ofKind('nearly all lost').length}`,
      note: named(ofKind('nearly all lost').filter(({ isNamed }) => !isNamed)),
    },
    {
      what: 'lose a part',
      figure: `${ofKind('a part lost').length}`,
      note: named(ofKind('a part lost').filter(({ isNamed }) => !isNamed)),
    },
    { what: 'of these without a word to translator and reviewer', figure: `${silent.length}` },
    ...[...refused].map(([code, names]) => ({
      what: `refused as ${code}`,
      figure: `${names.length}`,
      note: listNames(names.filter((name) => !unread.includes(name))),
    })),
    { what: 'not drawn by `pdftoppm`', figure: `${unread.length}` },
    {
      what: 'structural similarity (median)',
      figure: compared.length === 0 ? '–' : median(compared.map((page) => page.similarity)).toFixed(3),
    },
  ];
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown;
}
