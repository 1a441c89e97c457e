import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ComicInfoAbout, comicInfoText, readComicInfo } from '@rawi/media/archives/comic-info';
import { openArchive } from '@rawi/media/archives/open-archive';
import { BOUNDS } from '@rawi/media/bounds';
import { FileRefused } from '@rawi/media/refusal';
import { LIMITS } from '@rawi/model/limits';
import { countNoun } from '../count-noun.ts';
import { UnreadableCatalog } from '../read-catalog.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import { gatherSeries } from './gather-series.ts';
import { type ChapterGuess, guessChapter } from './guess-chapter.ts';
import { type Known, openKeptFacts } from './kept-facts.ts';
import { readSeriesFile, type SeriesFacts } from './series-file.ts';
import { treeCatalog } from './tree-catalog.ts';
import { treeTable } from './tree-table.ts';
import { COMIC_INFO, type TreeFolder, type TreeItem, walkTree } from './walk-tree.ts';

interface DescribeOptions {
  readonly folder: string;
  /** Where it is kept what files say, so that a run that broke off goes on where it was. */
  readonly keptIn: string;
  /** Prints what it understands, and writes no catalogue. */
  readonly checkOnly: boolean;
  readonly log: (line: string) => void;
  readonly progress: (line: string) => void;
}

/** How many chapters are found between two lines of progress. */
const TELL_EVERY = 50;

/** What was understood of a tree. */
export interface TreeReport {
  readonly series: number;
  readonly chapters: number;
  /** Files that cannot be chapters, each with a sentence. */
  readonly left: number;
}

/**
 * Looks through a folder that has no catalogue for chapters, prints what it understands, and writes `catalog.json` for the owner to correct, unless it only checks. Nothing goes into the site. Undefined
 * where it holds none, and then nothing is written. Throws `UnreadableCatalog` where it cannot be written.
 */
export async function describeTree(options: DescribeOptions): Promise<TreeReport | undefined> {
  const { folder, keptIn, checkOnly, log, progress } = options;
  const kept = await openKeptFacts(folder, keptIn);
  const guesses: ChapterGuess[] = [];
  const beside = new Map<string, TreeFolder>();
  const factsIn = new Map<string, SeriesFacts>();
  let left = 0;
  for await (const found of walkTree(folder)) {
    if ('folder' in found) {
      if (found.folder.beside.length > 0) beside.set(found.folder.path, found.folder);
      const facts = await seriesFactsIn(folder, found.folder);
      if (facts) factsIn.set(found.folder.path, facts);
      continue;
    }
    if ('unread' in found) {
      log(`✗ “${found.unread}”: ${found.why}.`);
      left += 1;
      continue;
    }
    const { item } = found;
    const known = kept.of(item) ?? (await aboutItem(folder, item, beside));
    await kept.keep(item, known);
    if ('refused' in known) {
      log(`✗ ${known.refused}`);
      left += 1;
    } else guesses.push(guessChapter(item, known.about, basename(folder)));
    if (guesses.length % TELL_EVERY === 0) progress(`  ${countNoun(guesses.length, 'chapter')} found`);
  }
  await kept.close();
  if (guesses.length === 0) return left > 0 ? { series: 0, chapters: 0, left } : undefined;
  const all = gatherSeries(guesses, beside, factsIn);
  for (const line of treeTable(all)) log(line);
  if (!checkOnly) await writeCatalog(folder, `${JSON.stringify(treeCatalog(all), undefined, 2)}\n`);
  return { series: all.length, chapters: guesses.length, left };
}

/** Never over one that somebody has corrected. */
async function writeCatalog(folder: string, catalog: string): Promise<void> {
  const path = join(folder, 'catalog.json');
  await writeFile(path, catalog, { flag: 'wx' }).catch((error: unknown) => {
    throw new UnreadableCatalog(
      `catalog.json cannot be written into the folder (${path}): copy the folder to where it can.`,
      { cause: error },
    );
  });
}

async function aboutItem(
  folder: string,
  { path, kind, bytes }: TreeItem,
  beside: ReadonlyMap<string, TreeFolder>,
): Promise<Known> {
  const refused = (error: FileRefused) => ({ refused: refusalSentence(path, error) });
  if (kind === 'archive') return refused(new FileRefused('archive-kind'));
  if (bytes > LIMITS.pdfBytes) return refused(new FileRefused('too-heavy'));
  if (kind === 'pdf') return {};
  if (kind === 'pictures') {
    const info = beside.get(path)?.beside.find((name) => COMIC_INFO.test(name));
    return info === undefined ? {} : { about: await infoIn(join(folder, path, info)) };
  }
  try {
    const archive = await openArchive(join(folder, path));
    archive.close();
    return { about: archive.about };
  } catch (error) {
    if (error instanceof FileRefused) return refused(error);
    throw error;
  }
}

async function infoIn(path: string): Promise<ComicInfoAbout | undefined> {
  const { size } = await stat(path);
  if (size > BOUNDS.archive.comicInfoBytes) return undefined;
  return readComicInfo(comicInfoText(await readFile(path))).about;
}

async function seriesFactsIn(folder: string, { path, beside }: TreeFolder): Promise<SeriesFacts | undefined> {
  for (const name of beside.filter((each) => /\.json$/i.test(each))) {
    const facts = await readSeriesFile(join(folder, path, name));
    if (facts) return facts;
  }
  return undefined;
}
