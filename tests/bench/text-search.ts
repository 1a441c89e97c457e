import { gzipSync } from 'node:zlib';
import { LIMITS } from '@rawi/model/limits';
import { findLines, shardsOfWords } from '@rawi/model/text-search/find-lines';
import { lineAt, lineNumber } from '@rawi/model/text-search/line-number';
import type { TextList } from '@rawi/model/text-search/text-list';
import type { TextRow } from '@rawi/model/text-search/text-row';
import { changedShard, shardOfWord, type TextShard } from '@rawi/model/text-search/text-shards';
import { percentile, spread } from './measure.ts';
import { writeSection } from './report.ts';

/** Each comic counts as one chapter of this many lines, ten a page. */
const SIZE = { comics: 20_000, lines: 300, linesOfPage: 10, words: 8 } as const;
/** Words of each language: so many are met in as much text of one. */
const WORDS = 60_000;
const SYLLABLES = {
  en: ['ka', 'ro', 'mi', 'sen', 'tal', 'du', 'no', 'vi', 'ster', 'lo', 'an', 'pe', 'gi', 'shu', 'bra', 'wen'],
  ar: ['نو', 'قم', 'را', 'سل', 'مي', 'تو', 'حب', 'كر', 'شا', 'لي', 'عم', 'دو', 'زه', 'فت', 'جم', 'بي'],
} as const;
type Spoken = keyof typeof SYLLABLES;
const RUNS = 300;
/** How many times slower a phone is, and the longest that 95 of 100 answers may take there, in milliseconds. */
const SLOWER = 4;
const GOAL = { ms: 50, bytes: 250_000, shard: 60_000 } as const;
/** Chapters of a block, and what the first line that is shown needs of them: a row, and a text of 300 lines as it is stored. */
const BLOCK = 64;
const TEXT_BYTES = 25_000;
/** Chapters whose text is new in an hour, and those of a day, which have an index of their own until it is over. */
const NEW = { hour: 10, day: 240 } as const;
/** The name of a shard's file is so much of the hash of its content. */
const HASH = 16;
const NOBODY = () => false;

/** What a question about lines loads and takes, and what an hour's new texts write again. */
export function benchTextSearch(): void {
  const started = performance.now();
  const shards = changedShard([], wordsOf(0, SIZE.comics), NOBODY);
  const built = performance.now() - started;
  const packed = shards.map(packedBytes);
  // Before the day is over, whose texts have an index of their own beside that of all others.
  const today = changedShard([], wordsOf(SIZE.comics, NEW.day - NEW.hour), NOBODY);
  const chapters = SIZE.comics + NEW.day;
  const list: TextList = {
    large: { folder: hashLike(1), firsts: firstsOf(shards) },
    small: { folder: hashLike(2), firsts: firstsOf(today) },
    blocks: Array.from({ length: Math.ceil(chapters / BLOCK) }, (_, at) => hashLike(at + 3)),
  };
  const listBytes = gzipSync(JSON.stringify(list)).length;
  const asked = questions();
  const loaded = asked.map((words) => [
    ...shardsOfWords(firstsOf(shards), words).map((at) => shards[at] ?? []),
    ...shardsOfWords(firstsOf(today), words).map((at) => today[at] ?? []),
  ]);
  const known = new Map<TextShard, number>(shards.map((shard, at) => [shard, packed[at] ?? 0]));
  const bytes = loaded.map(
    (those) => listBytes + those.reduce((sum, shard) => sum + (known.get(shard) ?? packedBytes(shard)), 0),
  );
  const times = asked.map((words, index) => {
    const before = process.cpuUsage();
    findLines(loaded[index] ?? [], words)
      .slice(0, 10)
      .map(({ line }) => lineAt(line));
    const { user, system } = process.cpuUsage(before);
    return ((user + system) / 1000) * SLOWER;
  });
  const block = gzipSync(JSON.stringify(rows())).length;
  const hour = hourOf(shards, SIZE.comics);
  const hourOfToday = hourOf(today, SIZE.comics + NEW.day - NEW.hour);
  writeSection('text-search', 'Search inside comics', 'npm run bench -- text-search', [
    {
      what: 'index',
      figure: `${(packed.reduce((sum, each) => sum + each, 0) / 1e6).toFixed(0)} MB`,
      note: `${shards.length} shards, gzip; ${SIZE.comics.toLocaleString('en')} comics of ${SIZE.lines} lines of ${SIZE.words} words in two languages; made in ${(built / 1000).toFixed(0)} s`,
    },
    {
      what: 'largest shard',
      figure: `${(Math.max(...packed) / 1000).toFixed(0)} kB`,
      note: `gzip; at most ${GOAL.shard / 1000} is the goal`,
    },
    {
      what: 'list of shards and blocks',
      figure: `${(listBytes / 1000).toFixed(0)} kB`,
      note: 'gzip; loaded once',
    },
    { what: `block of ${BLOCK} chapters`, figure: `${(block / 1000).toFixed(1)} kB`, note: 'gzip' },
    {
      what: 'bytes until lines are known',
      figure: `${spread(
        bytes.map((each) => each / 1000),
        0,
      )} kB`,
      note: 'median / 95th percentile; the list, and shards of both layers',
    },
    {
      what: 'bytes until the first line is shown',
      figure: `${spread(
        bytes.map((each) => (each + block + TEXT_BYTES) / 1000),
        0,
      )} kB`,
      note: `the same with a block and the text of a chapter, which is stored as it is; at most ${GOAL.bytes / 1000} is the goal`,
    },
    {
      what: 'answer, once loaded',
      figure: `${percentile(times, 0.95).toFixed(0)} ms`,
      note: `95th percentile of processor time, times ${SLOWER}, at most ${GOAL.ms} is the goal`,
    },
    {
      what: 'an hour with 10 new texts, were there one layer',
      figure: `${hour.shards} shards, ${(hour.bytes / 1e6).toFixed(0)} MB`,
      note: `written again in ${(hour.ms / 1000).toFixed(1)} s of processor time with their packing`,
    },
    {
      what: 'the same, in the small layer',
      figure: `${hourOfToday.shards} shards, ${(hourOfToday.bytes / 1e6).toFixed(1)} MB`,
      note: `the last hour of ${NEW.day} texts; ${(hourOfToday.ms / 1000).toFixed(1)} s of processor time`,
    },
    {
      what: 'files written in a day',
      figure: (hour.shards + 24 * hourOfToday.shards).toLocaleString('en'),
      note: 'at most: the large layer once, the small one each hour; beside them a list and some blocks each hour',
    },
  ]);
}

/** What ten chapters that are published in an hour write again. */
function hourOf(shards: readonly TextShard[], from: number) {
  const firsts = shards.map(([first]) => first?.[0] ?? '');
  const added = new Map<number, Map<string, readonly number[]>>();
  for (const [word, lines] of wordsOf(from, NEW.hour)) {
    const at = shardOfWord(firsts, word);
    added.set(at, (added.get(at) ?? new Map<string, readonly number[]>()).set(word, lines));
  }
  const before = process.cpuUsage();
  let bytes = 0;
  for (const [at, words] of added) {
    for (const shard of changedShard(shards[at] ?? [], words, NOBODY)) {
      bytes += gzipSync(JSON.stringify(shard)).length;
    }
  }
  const { user, system } = process.cpuUsage(before);
  return { shards: added.size, bytes, ms: (user + system) / 1000 };
}

/** Words of comics as they are folded: the commonest is in every tenth line or so, as Zipf's law has it. */
function wordsOf(from: number, comics: number): Map<string, number[]> {
  const words = new Map<string, number[]>();
  // The newest first: of the commonest words the others are not kept anyway.
  for (let chapter = from + comics - 1; chapter >= from; chapter -= 1) {
    const language: Spoken = chapter % 2 === 0 ? 'en' : 'ar';
    const next = random(chapter + 1);
    for (let line = SIZE.lines - 1; line >= 0; line -= 1) {
      const page = Math.floor(line / SIZE.linesOfPage);
      const at = lineNumber({ chapter, page, item: line % SIZE.linesOfPage });
      for (let word = 0; word < SIZE.words; word += 1) {
        const text = wordOf(language, rankOf(next()));
        const lines = words.get(text);
        if (!lines) words.set(text, [at]);
        else if (lines.length < LIMITS.textSearch.linesOfWord && lines.at(-1) !== at) lines.push(at);
      }
    }
  }
  return words;
}

/** By Zipf's law the rank is as often below a bound as its logarithm is. */
const rankOf = (share: number): number => Math.floor(WORDS ** share) - 1;

const firstsOf = (shards: readonly TextShard[]) => shards.map(([first]) => first?.[0] ?? '');
const packedBytes = (shard: TextShard) => gzipSync(JSON.stringify(shard)).length;

/** The chapters of a block, each of a comic of its own. */
function rows(): TextRow[] {
  const next = random(11);
  return Array.from({ length: BLOCK }, (_, at) => {
    const slug = `${wordOf('en', rankOf(next()))}-${wordOf('en', rankOf(next()))}`;
    const [series, ar] = [
      slug.replace('-', ' '),
      `${wordOf('ar', rankOf(next()))} ${wordOf('ar', rankOf(next()))}`,
    ];
    const path = `public/${slug}-1-en-${hashLike(at)}/transcript.json`;
    return { id: `${slug}-1-en`, path, slug, series, names: { ar }, number: 1, language: 'en' };
  });
}

const made: Record<Spoken, string[]> = { en: [], ar: [] };
function wordOf(language: Spoken, rank: number): string {
  const known = made[language][rank];
  if (known !== undefined) return known;
  let word = '';
  for (let rest = rank + 17; rest > 0; rest = Math.floor(rest / 16)) word += SYLLABLES[language][rest % 16];
  made[language][rank] = word;
  return word;
}

function questions(): string[][] {
  const next = random(7);
  return Array.from({ length: RUNS }, (_, index) => {
    const language: Spoken = index % 2 === 0 ? 'en' : 'ar';
    return Array.from({ length: 1 + (index % 4) }, () => wordOf(language, rankOf(next())));
  });
}

/** Shares from 0 to below 1 that are the same at each run. */
function random(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) | 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** As random as a hash is, which nothing packs. */
function hashLike(seed: number): string {
  const next = random(seed + 1);
  return Array.from({ length: HASH }, () => Math.floor(next() * 16).toString(16)).join('');
}
