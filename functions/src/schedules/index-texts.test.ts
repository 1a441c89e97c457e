import { readTextBlock, readTextList, textFiles } from '@rawi/model/text-search/text-list';
import * as fc from 'fast-check';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { chapterTextRef, textSweepRef } from '../data/text-index.ts';
import { type Said, TextSite } from '../testing/text-site.ts';
import { makeDueAgain, mendIndex } from '../texts/mend-index.ts';

vi.setConfig({ testTimeout: 120_000 });

const HOUR = 3600_000;
let backend: EmulatedFirestore;
let site: TextSite;
const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
beforeAll(async () => {
  backend = await emulatedFirestore('index-texts');
});
afterAll(() => backend.stop());
beforeEach(() => begin());

async function begin(): Promise<void> {
  backend.clear();
  log.mockClear();
  site = await new TextSite(backend.firestore).begin();
}
const record = async (id: string) => (await chapterTextRef(backend.firestore, id).get()).data();
const listNow = async () => readTextList(site.stored(textFiles.list((await site.sweep())?.list ?? '')));

it('finds what chapters say, what they say later, and nothing of what is gone', async () => {
  await site.publish('salt-1-en', [['The sea is wide.', 'Run!'], ['By the sea']]);
  await site.publish('salt-2-ar', [['هدوء البحر']]);
  expect(await site.run()).toBe(2);
  expect(await site.find('sea')).toEqual(['salt-1-en 0 0', 'salt-1-en 1 0']);
  expect(await site.find('بحر')).toEqual(['salt-2-ar 0 0']);
  await site.publish('salt-1-en', [['The lake is wide.']]);
  await site.remove('salt-2-ar');
  expect(await site.run()).toBe(2);
  expect(await site.find('sea')).toEqual([]);
  expect(await site.find('lake')).toEqual(['salt-1-en 0 0']);
  expect(await site.find('بحر')).toEqual([]);
  expect((await chapterTextRef(backend.firestore, 'salt-2-ar').get()).exists).toBe(false);
  expect(await site.run()).toBe(0);
});

it('knows of a chapter what its page says of it, a rating too, without another number', async () => {
  await site.publish('salt-1-en', [['sea']]);
  await site.run();
  const before = await record('salt-1-en');
  await site.rate('salt-1-en', '18');
  await site.run();
  const after = await record('salt-1-en');
  expect(after?.indexed?.number).toBe(before?.indexed?.number);
  const list = await listNow();
  expect(readTextBlock(site.stored(textFiles.block(list.blocks[0] ?? '')))[0]?.ageRating).toBe('18');
});

it('is one layer after a day, without a word of what is gone, and the old files go a day later', async () => {
  await site.publish('salt-1-en', [['sea']]);
  await site.publish('salt-2-en', [['whale']]);
  await site.run();
  const early = (await site.sweep())?.list;
  await site.remove('salt-2-en');
  site.time += HOUR;
  await site.run();
  site.time += 24 * HOUR;
  await site.run();
  const list = await listNow();
  expect(list.small).toBeNull();
  expect(list.large?.firsts).toEqual(['sea']);
  expect(site.bucket.paths()).not.toContain(textFiles.list(early ?? ''));
  site.time += 25 * HOUR;
  await site.run();
  const words = site.bucket.paths().filter((path) => path.endsWith('/0.gz'));
  expect(words.map((path) => JSON.stringify(site.stored(path)))).toEqual([expect.stringContaining('sea')]);
  expect(await site.find('sea')).toEqual(['salt-1-en 0 0']);
});

it('a text that is not there waits, and is reported, and the others come', async () => {
  await site.publish('salt-1-en', [['sea']]);
  await site.publish('salt-2-en', [['sea']]);
  site.bucket.files.delete(site.bucket.paths()[0] ?? '');
  expect(await site.run()).toBe(1);
  expect(await site.find('sea')).toEqual(['salt-2-en 0 0']);
  expect(JSON.stringify(log.mock.calls)).toContain('salt-1-en');
});

it.each([
  ['the list', /list\.gz$/],
  ['a block of chapters', /chapters\.gz$/],
  ['a shard', /\d+\.gz$/],
])('finds all again once %s is lost, of either layer', async (_what, lost) => {
  await site.publish('salt-1-en', [['the sea']]);
  await site.run();
  site.time += 24 * HOUR;
  await site.run();
  await site.publish('salt-2-en', [['a sea']]);
  site.time += HOUR;
  await site.run();
  for (const path of (await site.namedFiles()).filter((each) => lost.test(each))) {
    site.bucket.files.delete(path);
    site.time += HOUR;
    await site.run();
    expect(await site.find('sea')).toHaveLength(2);
    expect(site.indexFiles()).toEqual(expect.arrayContaining(await site.namedFiles()));
  }
  const sweep = await site.sweep();
  expect(sweep?.mended).toBeGreaterThan(0);
  expect(sweep?.again).toBeNull();
});

it('leaves nothing of what an index names that was begun again, though an earlier one has left it', async () => {
  await site.publish('salt-1-en', [['the sea']]);
  await site.run();
  const loseAll = async () => {
    for (const path of site.indexFiles()) site.bucket.files.delete(path);
    await mendIndex(site.indexing());
  };
  await loseAll();
  // Its empty block is left, by one with a chapter.
  await site.run();
  const [, block = ''] = await site.namedFiles();
  await loseAll();
  const [, empty = ''] = await site.namedFiles();
  expect(empty).not.toBe(block);
  const left = (await site.sweep())?.left.map(({ folder }) => textFiles.block(folder));
  expect(left).not.toContain(empty);
});

it('what is new does not wait for what has to come again, which comes by the numbers that it had', async () => {
  for (const id of ['salt-9-en', 'salt-1-en', 'salt-5-en']) {
    await site.publish(id, [['the sea']]);
    await site.run();
  }
  site.bucket.files.delete(textFiles.list((await site.sweep())?.list ?? ''));
  await site.publish('salt-1-en', [['another sea']]);
  await mendIndex(site.indexing());
  await makeDueAgain(site.indexing(), () => false);
  await site.publish('moon-1-en', [['the sea']]);
  await site.run();
  const ids = ['salt-1-en', 'moon-1-en', 'salt-9-en', 'salt-5-en'];
  const numbers = await Promise.all(ids.map(async (id) => (await record(id))?.indexed?.number));
  expect(numbers).toEqual([3, 4, 5, 6]);
  expect(await site.find('sea')).toHaveLength(4);
});

it('finds all again where all is lost but the records of chapters, whose numbers are not given again', async () => {
  await site.publish('salt-1-en', [['the sea']]);
  await site.publish('salt-2-en', [['a sea']]);
  await site.run();
  await textSweepRef(backend.firestore).delete();
  for (const path of site.indexFiles()) site.bucket.files.delete(path);
  await site.publish('salt-3-en', [['no sea']]);
  await site.run();
  expect((await site.find('sea')).toSorted()).toEqual(site.scan('sea').toSorted());
});

it('what is lost of a layer that is being written has that one begun again alone', async () => {
  await site.publish('salt-1-en', [['sea']]);
  await site.run();
  const merging = { into: '0123456789abcdef', done: 1, firsts: ['a'] };
  await textSweepRef(backend.firestore).update({ merging });
  await site.run();
  const sweep = await site.sweep();
  expect(sweep).toMatchObject({ merging: null, mended: 1, again: null });
  expect(await site.find('sea')).toEqual(['salt-1-en 0 0']);
});

it('lets go of folders that nothing names, a day later', async () => {
  await site.publish('salt-1-en', [['sea']]);
  await site.run();
  const path = textFiles.shard('0123456789abcdef', 0);
  await site.bucket.save(path, Buffer.from(''), { contentType: '', cacheControl: '', metadata: {} });
  await site.run();
  expect(site.indexFiles()).toContain(path);
  site.time += 25 * HOUR;
  await site.run();
  expect(site.indexFiles()).not.toContain(path);
  expect(await site.find('sea')).toEqual(['salt-1-en 0 0']);
});

type Step =
  | { readonly kind: 'publish'; readonly chapter: number; readonly said: Said }
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
  if (one.kind === 'publish') return site.publish(`salt-${one.chapter}-en`, one.said);
  if (one.kind === 'remove') return site.remove(`salt-${one.chapter}-en`);
  if (one.kind === 'lose') {
    const files = site.indexFiles();
    site.bucket.files.delete(files[one.which % Math.max(1, files.length)] ?? '');
    return;
  }
  if (one.kind === 'killed') {
    site.time += 25 * HOUR;
    return site.runKilledAt(one.at);
  }
  site.time += one.hours * HOUR;
  // Of two runs one may look for what the other has not put in its place yet.
  await Promise.allSettled(one.kind === 'twice' ? [site.run(), site.run()] : [site.run()]);
}

it('finds what a plain scan finds, whatever happened before: killed runs, two together, lost files', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await begin();
      for (const one of steps) await take(one);
      site.time += 2 * HOUR;
      await site.run();
      for (const typed of ['sea', 'night', 'نور', 'sea night']) {
        expect((await site.find(typed)).toSorted()).toEqual(site.scan(typed).toSorted());
      }
      const sweep = await site.sweep();
      // Nothing that the index names is gone, nor will be.
      expect(sweep?.left.filter(({ folder }) => folder === sweep.list)).toEqual(sweep ? [] : undefined);
      expect(site.indexFiles()).toEqual(expect.arrayContaining(await site.namedFiles()));
    }),
    { numRuns: 25 },
  );
});
