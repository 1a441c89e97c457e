import { gunzipSync } from 'node:zlib';
import { pageIds } from '@rawi/model/page-ids';
import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import type { PageDocument } from '@rawi/model/pages/pages';
import { paths, storagePaths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { findLines, hasWords, shardFiles, wordsAsked } from '@rawi/model/text-search/find-lines';
import { lineAt } from '@rawi/model/text-search/line-number';
import {
  placeInBlock,
  readTextBlock,
  readTextList,
  readTextShard,
  textFiles,
} from '@rawi/model/text-search/text-list';
import type { Transcript } from '@rawi/model/truth/transcript';
import * as fc from 'fast-check';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { chapterTextRef, textSweepRef } from '../data/text-index.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { killRun } from '../testing/killed-run.ts';
import { dueRecord } from '../texts/text-due.ts';
import { filesOfList } from '../texts/text-files.ts';
import { indexTexts } from './index-texts.ts';

vi.setConfig({ testTimeout: 120_000 });

const HOUR = 3600_000;
let backend: EmulatedFirestore;
let bucket: FilesDouble;
let time: number;
const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
beforeAll(async () => {
  backend = await emulatedFirestore('index-texts');
});
afterAll(() => backend.stop());
beforeEach(() => begin());

/** What each chapter says, page by page, as it is shown now. */
let shown: Map<string, readonly (readonly string[])[]>;
let made: number;
async function begin(): Promise<void> {
  backend.clear();
  log.mockClear();
  bucket = new FilesDouble('published');
  time = Date.parse('2026-11-30T00:00:00Z');
  shown = new Map();
  made = 0;
  await backend.firestore
    .doc(paths.page(pageIds.search()))
    .set({ version: 3, kind: 'search', payload: { parts: [] } });
}
const now = () => new Date(time);
const indexing = () => ({ firestore: backend.firestore, bucket, now });
const run = () => indexTexts(indexing());

/** Shows a chapter as the rebuild of its page does: the page and its record in one step. */
async function show(id: string, page: PageDocument | undefined): Promise<void> {
  time += 1;
  const pageDocument = backend.firestore.doc(paths.page(pageIds.chapter(id)));
  const record = dueRecord((await chapterTextRef(backend.firestore, id).get()).data(), page, now());
  if (page) await pageDocument.set(page);
  else await pageDocument.delete();
  if (record) await chapterTextRef(backend.firestore, id).set(record);
}

async function publish(id: string, said: readonly (readonly string[])[], rating?: '18'): Promise<void> {
  made += 1;
  const path = `public/${id}-${String(made).padStart(16, '0')}/transcript.json`;
  const text: Transcript = {
    version: 1,
    language: 'en',
    pages: said.map((lines) => ({ items: lines.map((words) => ({ kind: 'speech', words })) })),
  };
  bucket.put(path, Buffer.from(JSON.stringify(text)));
  const chapter = {
    ...sampleChapter(id, { comicId: 'salt', transcript: { path, bytes: 100, pages: 1 } }),
    ...(rating && { ageRating: rating }),
  };
  await show(id, buildChapterPage({ comic: sampleComic('salt'), chapter, chapters: [chapter] }));
  shown.set(id, said);
}
async function remove(id: string): Promise<void> {
  await show(id, undefined);
  shown.delete(id);
}

function stored(path: string): unknown {
  return JSON.parse(gunzipSync(bucket.files.get(path)?.bytes ?? Buffer.alloc(0)).toString());
}
const listNow = async () => (await textSweepRef(backend.firestore).get()).data()?.list ?? null;
/** What somebody finds who opens search now: the lines, by chapter, page and item. */
async function find(typed: string): Promise<string[]> {
  const list = (await backend.firestore.doc(paths.page(pageIds.search())).get()).get('payload.texts');
  if (list === undefined) return [];
  const index = readTextList(stored(textFiles.list(String(list))));
  const words = wordsAsked(typed);
  const shards = shardFiles(index, words).map((path) => readTextShard(stored(path)));
  return findLines(shards, words).flatMap(({ line, isWhole }) => {
    const { chapter, page, item } = lineAt(line);
    const { block, at } = placeInBlock(chapter);
    const row = readTextBlock(stored(textFiles.block(index.blocks[block] ?? '')))[at];
    return row && isWhole ? [`${row.id} ${page} ${item}`] : [];
  });
}
const scan = (typed: string): string[] =>
  [...shown].flatMap(([id, pages]) =>
    pages.flatMap((lines, page) =>
      lines.flatMap((said, item) => (hasWords(said, wordsAsked(typed)) ? [`${id} ${page} ${item}`] : [])),
    ),
  );

it('finds what chapters say, what they say later, and nothing of what is gone', async () => {
  await publish('salt-1-en', [['The sea is wide.', 'Run!'], ['By the sea']]);
  await publish('salt-2-ar', [['هدوء البحر']]);
  expect(await run()).toBe(2);
  expect(await find('sea')).toEqual(['salt-1-en 0 0', 'salt-1-en 1 0']);
  expect(await find('بحر')).toEqual(['salt-2-ar 0 0']);
  await publish('salt-1-en', [['The lake is wide.']]);
  await remove('salt-2-ar');
  expect(await run()).toBe(2);
  expect(await find('sea')).toEqual([]);
  expect(await find('lake')).toEqual(['salt-1-en 0 0']);
  expect(await find('بحر')).toEqual([]);
  expect((await chapterTextRef(backend.firestore, 'salt-2-ar').get()).exists).toBe(false);
  expect(await run()).toBe(0);
});

it('knows of a chapter what its page says of it, a rating too, without another number', async () => {
  await publish('salt-1-en', [['sea']]);
  await run();
  const before = (await chapterTextRef(backend.firestore, 'salt-1-en').get()).data();
  const chapter = sampleChapter('salt-1-en', {
    comicId: 'salt',
    ageRating: '18',
    transcript: { path: before?.indexed?.path ?? '', bytes: 100, pages: 1 },
  });
  await show('salt-1-en', buildChapterPage({ comic: sampleComic('salt'), chapter, chapters: [chapter] }));
  await run();
  const after = (await chapterTextRef(backend.firestore, 'salt-1-en').get()).data();
  expect(after?.indexed?.number).toBe(before?.indexed?.number);
  const list = readTextList(stored(textFiles.list((await listNow()) ?? '')));
  expect(readTextBlock(stored(textFiles.block(list.blocks[0] ?? '')))[0]?.ageRating).toBe('18');
});

it('is one layer after a day, without a word of what is gone, and the old files go a day later', async () => {
  await publish('salt-1-en', [['sea']]);
  await publish('salt-2-en', [['whale']]);
  await run();
  const early = await listNow();
  await remove('salt-2-en');
  time += HOUR;
  await run();
  time += 24 * HOUR;
  await run();
  const list = readTextList(stored(textFiles.list((await listNow()) ?? '')));
  expect(list.small).toBeNull();
  expect(list.large?.firsts).toEqual(['sea']);
  expect(bucket.paths()).not.toContain(textFiles.list(early ?? ''));
  time += 25 * HOUR;
  await run();
  const words = bucket.paths().filter((path) => path.endsWith('/0.gz'));
  expect(words.map((path) => JSON.stringify(stored(path)))).toEqual([expect.stringContaining('sea')]);
  expect(await find('sea')).toEqual(['salt-1-en 0 0']);
});

it('a text that is not there waits, and is reported, and the others come', async () => {
  await publish('salt-1-en', [['sea']]);
  await publish('salt-2-en', [['sea']]);
  bucket.files.delete(bucket.paths()[0] ?? '');
  expect(await run()).toBe(1);
  expect(await find('sea')).toEqual(['salt-2-en 0 0']);
  expect(JSON.stringify(log.mock.calls)).toContain('salt-1-en');
});

/** The files of the index that are there now, in order. */
const indexFiles = () => bucket.paths().filter((path) => path.startsWith(storagePaths.textFolder('')));
const namedFiles = async () => {
  const list = await listNow();
  if (list === null) return [];
  return [textFiles.list(list), ...filesOfList(readTextList(stored(textFiles.list(list))))];
};

it.each([
  ['the list', /list\.gz$/],
  ['a block of chapters', /chapters\.gz$/],
  ['a shard', /\d+\.gz$/],
])('finds all again once %s is lost, of either layer', async (_what, lost) => {
  await publish('salt-1-en', [['the sea']]);
  await run();
  time += 24 * HOUR;
  await run();
  await publish('salt-2-en', [['a sea']]);
  time += HOUR;
  await run();
  for (const path of (await namedFiles()).filter((each) => lost.test(each))) {
    bucket.files.delete(path);
    time += HOUR;
    await run();
    expect(await find('sea')).toHaveLength(2);
    expect(indexFiles()).toEqual(expect.arrayContaining(await namedFiles()));
  }
  const sweep = (await textSweepRef(backend.firestore).get()).data();
  expect(sweep?.mended).toBeGreaterThan(0);
  expect(sweep?.again).toBeNull();
});

it('finds all again where all is lost but the records of chapters, whose numbers are not given again', async () => {
  await publish('salt-1-en', [['the sea']]);
  await publish('salt-2-en', [['a sea']]);
  await run();
  await textSweepRef(backend.firestore).delete();
  for (const path of indexFiles()) bucket.files.delete(path);
  await publish('salt-3-en', [['no sea']]);
  await run();
  expect((await find('sea')).toSorted()).toEqual(scan('sea').toSorted());
});

it('what is lost of a layer that is being written has that one begun again alone', async () => {
  await publish('salt-1-en', [['sea']]);
  await run();
  const merging = { into: '0123456789abcdef', done: 1, firsts: ['a'] };
  await textSweepRef(backend.firestore).update({ merging });
  await run();
  const sweep = (await textSweepRef(backend.firestore).get()).data();
  expect(sweep).toMatchObject({ merging: null, mended: 1, again: null });
  expect(await find('sea')).toEqual(['salt-1-en 0 0']);
});

it('lets go of folders that nothing names, a day later', async () => {
  await publish('salt-1-en', [['sea']]);
  await run();
  const path = textFiles.shard('0123456789abcdef', 0);
  await bucket.save(path, Buffer.from(''), { contentType: '', cacheControl: '', metadata: {} });
  await run();
  expect(indexFiles()).toContain(path);
  time += 25 * HOUR;
  await run();
  expect(indexFiles()).not.toContain(path);
  expect(await find('sea')).toEqual(['salt-1-en 0 0']);
});

type Step =
  | { readonly kind: 'publish'; readonly chapter: number; readonly said: readonly (readonly string[])[] }
  | { readonly kind: 'remove'; readonly chapter: number }
  | { readonly kind: 'run' | 'twice'; readonly hours: number }
  | { readonly kind: 'killed'; readonly at: number }
  | { readonly kind: 'lose'; readonly which: number };
const line = fc
  .array(fc.constantFrom('sea', 'seal', 'night', 'النور', 'قمر'), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));
const chapter = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('publish' as const),
    chapter,
    said: fc.array(fc.array(line, { maxLength: 2 }), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), chapter }),
  fc.record({ kind: fc.constantFrom('run' as const, 'twice' as const), hours: fc.constantFrom(1, 25) }),
  fc.record({ kind: fc.constant('killed' as const), at: fc.nat({ max: 50 }) }),
  fc.record({ kind: fc.constant('lose' as const), which: fc.nat() }),
);

async function take(one: Step): Promise<void> {
  if (one.kind === 'publish') return publish(`salt-${one.chapter}-en`, one.said);
  if (one.kind === 'remove') return remove(`salt-${one.chapter}-en`);
  if (one.kind === 'lose') {
    const files = indexFiles();
    bucket.files.delete(files[one.which % Math.max(1, files.length)] ?? '');
    return;
  }
  if (one.kind === 'killed') {
    time += 25 * HOUR;
    const { change, end } = killRun(indexing(), one.at);
    await indexTexts({ ...indexing(), ...change }).catch(() => 0);
    end();
    return;
  }
  time += one.hours * HOUR;
  // Of two runs one may look for what the other has not put in its place yet.
  await Promise.allSettled(one.kind === 'twice' ? [run(), run()] : [run()]);
}

it('finds what a plain scan finds, whatever happened before: killed runs, two together, lost files', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await begin();
      for (const one of steps) await take(one);
      time += 2 * HOUR;
      await run();
      for (const typed of ['sea', 'night', 'نور', 'sea night']) {
        expect((await find(typed)).toSorted()).toEqual(scan(typed).toSorted());
      }
      const sweep = (await textSweepRef(backend.firestore).get()).data();
      // Nothing that the index names is gone, nor will be.
      expect(sweep?.left.filter(({ folder }) => folder === sweep.list)).toEqual(sweep ? [] : undefined);
      expect(indexFiles()).toEqual(expect.arrayContaining(await namedFiles()));
    }),
    { numRuns: 25 },
  );
});
