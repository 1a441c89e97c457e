import { AGE_RATINGS, type AgeRating } from '@rawi/model/lists/age-ratings';
import { paths } from '@rawi/model/paths';
import { strictnessOf } from '@rawi/model/rating/age-order';
import { ratingNow, readRaisedRatings } from '@rawi/model/text-search/raised-ratings';
import * as fc from 'fast-check';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { TextSite } from '../testing/text-site.ts';

vi.setConfig({ testTimeout: 120_000 });

const HOUR = 3600_000;
let backend: EmulatedFirestore;
let site: TextSite;
beforeAll(async () => {
  backend = await emulatedFirestore('raised-texts');
});
afterAll(() => backend.stop());
beforeEach(() => begin());
async function begin(): Promise<void> {
  backend.clear();
  site = await new TextSite(backend.firestore).begin();
}

const raised = async () => (await backend.firestore.doc(paths.raisedTexts()).get()).data();
/** The chapters of which somebody of an age is shown a line, who has opened search when this list counted. */
async function shownTo(upTo: AgeRating, list: string | undefined): Promise<string[]> {
  if (list === undefined) return [];
  const now = readRaisedRatings(await raised());
  const found = site.look(list, 'sea').map(({ row }) => row);
  return found
    .filter((row) => strictnessOf(ratingNow(row, now)) <= strictnessOf(upTo))
    .map(({ id }) => id)
    .toSorted();
}
const shownNowTo = async (upTo: AgeRating) => shownTo(upTo, await site.named());

it('a rating that is raised holds for the next search, and one that is lowered again within the hour', async () => {
  await site.publish('salt-1-en', [['sea']], 'everyone');
  await site.run();
  const before = await site.named();
  expect(await shownNowTo('12')).toEqual(['salt-1-en']);

  await site.rate('salt-1-en', '16');
  expect(await shownNowTo('12')).toEqual([]);
  expect(await shownNowTo('16')).toEqual(['salt-1-en']);
  site.time += HOUR;
  await site.run();
  expect(await shownNowTo('12')).toEqual([]);
  expect(await shownNowTo('16')).toEqual(['salt-1-en']);
  // A tab that was open before reads the earlier index still.
  expect(await shownTo('12', before)).toEqual([]);

  await site.rate('salt-1-en', '12');
  site.time += HOUR;
  await site.run();
  expect(await shownNowTo('12')).toEqual(['salt-1-en']);
  expect(await shownNowTo('everyone')).toEqual([]);
});

it('costs nothing where no rating is raised, and is forgotten a day after the index has it', async () => {
  await site.publish('salt-1-en', [['sea']], '16');
  await site.run();
  await site.rate('salt-1-en', '12');
  await site.publish('salt-2-en', [['sea']], '18');
  await site.run();
  expect(await raised()).toBeUndefined();
  await site.rate('salt-1-en', '18');
  expect(await raised()).toMatchObject({ chapters: [{ id: 'salt-1-en', ageRating: '18', indexedAt: null }] });
  await site.run();
  site.time += 25 * HOUR;
  await site.run();
  expect(await raised()).toEqual({ chapters: [] });
  expect(await shownNowTo('16')).toEqual([]);
});

it('a chapter that an earlier version has compared is taken for a raised one unless it is for everyone', async () => {
  await site.publish('salt-1-en', [['sea']], 'everyone');
  await site.run();
  const record = backend.firestore.doc(paths.chapterText('salt-1-en'));
  const { ageRating, ...earlier } = (await record.get()).data() ?? {};
  expect(ageRating).toBe('everyone');
  await record.set(earlier);
  await site.rate('salt-1-en', '12');
  expect(await shownNowTo('everyone')).toEqual([]);
});

it.each([
  ['a list', { chapters: 7 }],
  ['an entry of it', { chapters: [{ id: 7 }, { id: 'salt-2-en', ageRating: '18', indexedAt: null }] }],
])('%s that cannot be read stops no page, and loses nothing else', async (_what, stored) => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await site.publish('salt-1-en', [['sea']], 'everyone');
  await site.publish('salt-2-en', [['sea']], 'everyone');
  await site.run();
  await backend.firestore.doc(paths.raisedTexts()).set(stored);
  await site.run();
  await site.rate('salt-1-en', '16');
  const others = Array.isArray(stored.chapters) ? [expect.objectContaining({ id: 'salt-2-en' })] : [];
  const waiting = { id: 'salt-1-en', ageRating: '16', indexedAt: null };
  expect(await raised()).toEqual({ chapters: [...others, waiting] });
  log.mockRestore();
});

it('a rating is remembered as long as the record of its chapter cannot be read', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await site.publish('salt-1-en', [['sea']], 'everyone');
  await site.run();
  await site.rate('salt-1-en', '16');
  const record = backend.firestore.doc(paths.chapterText('salt-1-en'));
  await record.update({ indexed: 7 });
  for (let runs = 0; runs < 3; runs += 1) {
    await site.run();
    site.time += 25 * HOUR;
  }
  expect(await raised()).toMatchObject({ chapters: [{ id: 'salt-1-en', ageRating: '16', indexedAt: null }] });
  log.mockRestore();
});

type Step =
  | { readonly kind: 'rate'; readonly chapter: number; readonly rating: AgeRating | undefined }
  | { readonly kind: 'run' | 'twice'; readonly hours: number }
  | { readonly kind: 'rateWhile'; readonly chapter: number; readonly rating: AgeRating }
  | { readonly kind: 'killed'; readonly at: number };
const chapter = fc.nat({ max: 1 });
const rating = fc.constantFrom(...AGE_RATINGS);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('rate' as const),
    chapter,
    rating: fc.option(rating, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('rateWhile' as const), chapter, rating }),
  fc.record({ kind: fc.constantFrom('run' as const, 'twice' as const), hours: fc.constantFrom(0, 1, 13) }),
  fc.record({ kind: fc.constant('killed' as const), at: fc.nat({ max: 40 }) }),
);

it('no line is shown above what somebody wishes, with any index of the last day, whatever runs were killed, doubled or late', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await begin();
      const ratings = new Map<string, AgeRating | undefined>();
      const rate = async (at: number, next: AgeRating | undefined) => {
        ratings.set(`salt-${at}-en`, next);
        await site.rate(`salt-${at}-en`, next);
      };
      for (const at of [0, 1]) await site.publish(`salt-${at}-en`, [['sea']], 'everyone');
      const opened: { readonly list: string | undefined; readonly until: number }[] = [];
      for (const one of steps) {
        if (one.kind === 'rate') await rate(one.chapter, one.rating);
        else if (one.kind === 'killed') await site.runKilledAt(one.at);
        else if (one.kind === 'rateWhile') await Promise.all([site.run(), rate(one.chapter, one.rating)]);
        else {
          site.time += one.hours * HOUR;
          await Promise.allSettled(one.kind === 'twice' ? [site.run(), site.run()] : [site.run()]);
        }
        opened.push({ list: await site.named(), until: site.time + 23 * HOUR });
        for (const { list } of opened.filter(({ until }) => until >= site.time)) {
          for (const upTo of AGE_RATINGS) {
            for (const id of await shownTo(upTo, list))
              expect(strictnessOf(ratings.has(id) ? ratings.get(id) : 'everyone')).toBeLessThanOrEqual(
                strictnessOf(upTo),
              );
          }
        }
      }
      site.time += 2 * HOUR;
      await site.run();
      for (const upTo of AGE_RATINGS) {
        const may = [0, 1]
          .map((at) => `salt-${at}-en`)
          .filter((id) => strictnessOf(ratings.has(id) ? ratings.get(id) : 'everyone') <= strictnessOf(upTo));
        expect(await shownNowTo(upTo)).toEqual(may);
      }
    }),
    { numRuns: 25 },
  );
});
