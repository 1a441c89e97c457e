import { findLines, hasWords, shardFiles, wordsAsked } from '@rawi/model/text-search/find-lines';
import { lineAt } from '@rawi/model/text-search/line-number';
import { placeInBlock, type TextList } from '@rawi/model/text-search/text-list';
import type { TextRow } from '@rawi/model/text-search/text-row';
import { wordsOfLine } from '@rawi/model/text-search/text-shards';
import type { Transcript, TranscriptItem } from '@rawi/model/truth/transcript';
import { readRow, readShard, readText } from './stored-index.ts';

/** A line that was found, and where it is. */
export interface TextLine {
  readonly row: TextRow;
  /** From 1. */
  readonly page: number;
  readonly item: TranscriptItem;
  /** The folded words of it that were looked for. */
  readonly words: readonly string[];
}

export interface FoundTexts {
  readonly lines: readonly TextLine[];
  /** Whether there may be further ones. */
  readonly hasMore: boolean;
  /** How many comics have lines that are not shown because of their rating. */
  readonly leftOut: number;
}

export interface TextQuestion {
  readonly typed: string;
  readonly count: number;
  /** How far it is looked, from `count` on: who asks again where fewer were found is looked for further. */
  readonly reach: number;
  /** Whether only lines of chosen comics are wanted. */
  readonly isNarrow: boolean;
  /** Whether a chapter is looked into: it was neither removed nor narrowed out. */
  readonly isWanted: (row: TextRow) => boolean;
  /** Whether its rating lets its lines be shown. It is asked before the text is fetched. */
  readonly isListed: (row: TextRow) => boolean;
  readonly signal: AbortSignal;
}

/**
 * How many lines are looked at together, and more where none of some is wanted; how many chapters' texts one answer fetches at most beyond as many
 * as its reach: each of them may have a single line, so who asks for more lines gets those of further chapters; and how many blocks of chapters
 * beyond two for each of the reach, where comics are chosen: lines of few among those of all may be in any.
 */
const MOST = { together: 5, passedOver: 40, texts: 30, blocks: 40 } as const;
/** A single letter begins half of all words. */
const SHORTEST = 2;

/** Whether these words are looked for in texts. */
export const isForTexts = (typed: string): boolean => (wordsAsked(typed)[0]?.length ?? 0) >= SHORTEST;

/** The first lines that have the words, in the order of `findLines`. Rejects where the index does not come. */
export async function findTexts(list: TextList, question: TextQuestion): Promise<FoundTexts> {
  const { typed, count, reach, signal } = question;
  const asked = wordsAsked(typed);
  const shards = await Promise.all(shardFiles(list, asked).map(readShard));
  signal.throwIfAborted();
  const candidates = findLines(shards, asked);
  const lines: TextLine[] = [];
  const leftOut = new Set<string>();
  const texts = new Set<string>();
  const blocks = new Set<number>();
  let at = 0;
  let together: number = MOST.together;
  const room = () => (question.isNarrow ? 2 * reach + MOST.blocks - blocks.size : MOST.passedOver);
  const mayGoOn = () => lines.length <= count && texts.size < reach + MOST.texts && room() > 0;
  while (at < candidates.length && mayGoOn()) {
    const some = candidates.slice(at, at + Math.min(together, room()));
    at += some.length;
    let wanted = 0;
    const read = await Promise.all(
      some.map(async ({ line, isWhole }) => {
        const { chapter, page, item } = lineAt(line);
        blocks.add(placeInBlock(chapter).block);
        const row = await readRow(list, chapter);
        if (!row || !question.isWanted(row)) return undefined;
        wanted += 1;
        if (!question.isListed(row)) {
          leftOut.add(row.slug);
          return undefined;
        }
        texts.add(row.path);
        return lineIn(await readText(row.path), { row, page, item, isWhole, asked });
      }),
    );
    signal.throwIfAborted();
    lines.push(...read.flatMap((line) => line ?? []));
    together = wanted > 0 ? MOST.together : Math.min(2 * together, MOST.passedOver);
  }
  const hasMore = lines.length > count || at < candidates.length;
  return { lines: lines.slice(0, count), hasMore, leftOut: leftOut.size };
}

interface SoughtLine {
  readonly row: TextRow;
  readonly page: number;
  readonly item: number;
  readonly isWhole: boolean;
  readonly asked: readonly string[];
}

/** The line as the text has it; undefined where it has not all words, or its page has not: of common words the index knows the newest lines alone. */
function lineIn(
  text: Transcript | undefined,
  { row, page, item: place, isWhole, asked }: SoughtLine,
): TextLine | undefined {
  const items = text?.pages[page]?.items ?? [];
  const item = items[place];
  if (!item) return undefined;
  const inPage = items.map(({ words }) => words).join('\n');
  if (!hasWords(isWhole ? item.words : inPage, asked)) return undefined;
  const words = wordsOfLine(item.words).filter((word) => asked.some((each) => word.startsWith(each)));
  return words.length > 0 ? { row, page: page + 1, item, words } : undefined;
}
