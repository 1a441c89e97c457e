import { LIMITS } from '../limits.ts';
import { readQuery } from '../search/search-words.ts';
import { chapterOfLine, pageOfLine } from './line-number.ts';
import { unpackNumbers } from './packed-numbers.ts';
import { type TextList, textFiles } from './text-list.ts';
import { shardOfWord, type TextShard, wordsOfLine } from './text-shards.ts';

/** Finds lines by words. Which shards a question needs is known by the list alone. */

/** The words that a line should have; of a question's many the longest, which few lines have. */
export function wordsAsked(typed: string): string[] {
  const words = readQuery(typed).words.map((word) =>
    Array.from(word).slice(0, LIMITS.textSearch.word).join(''),
  );
  return [...new Set(words)]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, LIMITS.textSearch.words);
}

/**
 * The shards that a question loads, by their places in the list: those in which its words lie, or would, and as far as there is
 * room those behind them in which words begin with one too.
 */
export function shardsOfWords(firsts: readonly string[], words: readonly string[]): number[] {
  if (firsts.length === 0) return [];
  const own = words.map((word) => ({ word, place: shardOfWord(firsts, word) }));
  const behind = own.filter(({ word, place }) => firsts[place + 1]?.startsWith(word));
  const places = [...own.map(({ place }) => place), ...behind.map(({ place }) => place + 1)];
  return [...new Set(places)].slice(0, LIMITS.textSearch.shards);
}

/** The files of the shards that a question loads. */
export function shardFiles({ large, small }: TextList, words: readonly string[]): string[] {
  return [large, small].flatMap((layer) =>
    layer ? shardsOfWords(layer.firsts, words).map((shard) => textFiles.shard(layer.folder, shard)) : [],
  );
}

export interface FoundLine {
  readonly line: number;
  /** All words are in this line; otherwise on its page. */
  readonly isWhole: boolean;
}

/** The lines of one word and of those that begin with it, in rising order: lists are compared in one walk, which sets of such numbers are far slower at. */
interface LinesOfWord {
  readonly lines: Lines;
  /** Those that have the very word. */
  readonly exact: Lines;
  /** Whether these are all lines that have it, as far as the shards go. */
  readonly isAll: boolean;
}
/** Each once. */
type Lines = readonly number[];

/**
 * The lines that have all words, then those with a word on a page that has all. Of the first those that have the very
 * words are before those that have only longer ones, and the newest are first of each. A word of which not all lines are
 * kept rules out no line that another has: what `hasWords` says of the line that is shown decides.
 */
export function findLines(
  shards: readonly TextShard[],
  words: readonly string[],
  isGone: (chapter: number) => boolean = () => false,
): readonly FoundLine[] {
  const found = words.map((word) => linesOfWord(shards, word, isGone));
  const complete = found.filter(({ isAll }) => isAll);
  const ruling = complete.length > 0 ? complete : found;
  const [rarest, ...others] = ruling.toSorted((one, other) => one.lines.length - other.lines.length);
  if (!rarest) return [];
  const whole = others.reduce((kept, { lines }) => inBoth(kept, lines), rarest.lines);
  const exact = ruling.reduce((kept, each) => inBoth(kept, each.exact), whole);
  const ordered = [...newestFirst(exact), ...newestFirst(inFirstOnly(whole, exact))];
  return [
    ...ordered.map((line) => ({ line, isWhole: true })),
    ...(others.length > 0 ? onOnePage(rarest, others, whole) : []),
  ];
}

/** The lines of the rarest word on pages where no line has all words, and the page has. */
function onOnePage(rarest: LinesOfWord, others: readonly LinesOfWord[], whole: Lines): FoundLine[] {
  const withAll = others.reduce((kept, { lines }) => inBoth(kept, pagesOf(lines)), pagesOf(rarest.lines));
  const pages = new Set(inFirstOnly(withAll, pagesOf(whole)));
  const lines = rarest.lines.filter((line) => pages.has(pageOfLine(line)));
  return newestFirst(lines).map((line) => ({ line, isWhole: false }));
}

/** The pages of lines, each once; they rise as lines do. */
function pagesOf(lines: Lines): Lines {
  const pages: number[] = [];
  for (const line of lines) {
    const page = pageOfLine(line);
    if (pages.at(-1) !== page) pages.push(page);
  }
  return pages;
}

const inBoth = (one: Lines, other: Lines): Lines => those(one, other, true);
const inFirstOnly = (one: Lines, other: Lines): Lines => those(one, other, false);

/** The numbers of a list that another one has, or has not. */
function those(list: Lines, other: Lines, areThere: boolean): Lines {
  const found: number[] = [];
  let at = 0;
  for (const number of list) {
    while (at < other.length && (other[at] ?? 0) < number) at += 1;
    if ((other[at] === number) === areThere) found.push(number);
  }
  return found;
}

/** Rising, each once. */
function inOrder(numbers: readonly number[]): Lines {
  return [...Float64Array.from(numbers).toSorted()].filter((number, at, all) => number !== all[at - 1]);
}

/** For how many words of a shard a beginning stands, and for how many lines of them: two letters begin thousands of words. */
const MOST = { words: 50, lines: 1500 } as const;

function linesOfWord(
  shards: readonly TextShard[],
  word: string,
  isGone: (chapter: number) => boolean,
): LinesOfWord {
  const exact: number[] = [];
  const longer: number[] = [];
  let isAll = true;
  for (const shard of shards) {
    const from = firstFrom(shard, word);
    let lines = 0;
    for (let at = from; at < shard.length; at += 1) {
      const [each = '', packed = ''] = shard[at] ?? [];
      if (!each.startsWith(word)) break;
      if (at - from >= MOST.words || lines >= MOST.lines) {
        isAll = false;
        break;
      }
      const own = unpackNumbers(packed);
      lines += own.length;
      if (own.length >= LIMITS.textSearch.linesOfWord) isAll = false;
      const into = each === word ? exact : longer;
      for (const line of own) if (!isGone(chapterOfLine(line))) into.push(line);
    }
  }
  return { lines: inOrder([...exact, ...longer]), exact: inOrder(exact), isAll };
}

/** Where the words begin that are not before one. */
function firstFrom(shard: TextShard, word: string): number {
  let low = 0;
  let high = shard.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((shard[middle]?.[0] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Chapters by their numbers in the index, the latest first; within one as it is read. */
function newestFirst(rising: Lines): number[] {
  const ordered: number[] = [];
  let end = rising.length;
  while (end > 0) {
    const chapter = chapterOfLine(rising[end - 1] ?? 0);
    let from = end - 1;
    while (from > 0 && chapterOfLine(rising[from - 1] ?? 0) === chapter) from -= 1;
    for (let at = from; at < end; at += 1) ordered.push(rising[at] ?? 0);
    end = from;
  }
  return ordered;
}

/** Whether a line that was read has all words, or longer ones that begin with them. */
export function hasWords(said: string, words: readonly string[]): boolean {
  const own = wordsOfLine(said);
  return words.every((word) => own.some((each) => each.startsWith(word)));
}
