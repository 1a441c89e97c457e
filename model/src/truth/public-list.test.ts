import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOwnList, samplePublicList } from '../testing/sample-lists.ts';
import { daysLater, EPOCH } from '../testing/samples.ts';
import { listFlagSchema, listReportKey, listReportSchema } from './list-report.ts';
import type { OwnList } from './own-list.ts';
import {
  listKeysOf,
  type PublicEntry,
  type PublicList,
  publicEntryKey,
  publicListSchema,
} from './public-list.ts';
import { publicListStep } from './public-list-step.ts';

const COMIC: PublicEntry = { kind: 'comic', comicId: 'one' };
const CHAPTER: PublicEntry = { kind: 'chapter', comicId: 'two', chapterId: 'two-1-en' };
const published = { published: { id: 'p', hidden: undefined } };
const of = { uid: 'layla', listId: 'own' };

const step = (
  own: OwnList | undefined,
  listed: PublicList | undefined,
  { mayPublish = true, now = daysLater(1) } = {},
) => publicListStep({ id: 'p', of, own, listed, mayPublish, now });

describe('a public list', () => {
  it('is one of a person or of the site, with words in one language or in both', () => {
    const list = samplePublicList([COMIC, CHAPTER]);
    expect(publicListSchema.parse(list)).toEqual(list);
    const site = { ...list, owner: { kind: 'site' }, name: { en: 'Where to begin', ar: 'من أين نبدأ' } };
    expect(publicListSchema.parse(site)).toEqual(site);
    expect(publicListSchema.safeParse({ ...list, name: {} }).success).toBe(false);
    expect(publicListSchema.safeParse({ ...list, name: '\u202e' }).success).toBe(false);
    expect(publicListSchema.safeParse({ ...list, note: 'a'.repeat(501) }).success).toBe(false);
  });

  it('is found by its comics and chapters, each once', () => {
    expect(listKeysOf([COMIC, CHAPTER, { ...CHAPTER, chapterId: 'two-2-en' }])).toEqual([
      'comic:one',
      'comic:two',
      'chapter:two-1-en',
      'chapter:two-2-en',
    ]);
  });

  it('is reported in its words, once by each reader', () => {
    expect(listReportKey('p', 'omar')).toBe('p:omar');
    const said = { version: 2, name: 'Bad words' };
    const report = { listId: 'p', uid: 'omar', reason: 'insult', ...said, at: EPOCH };
    expect(listReportSchema.parse(report)).toEqual(report);
    const flag = {
      uid: 'layla',
      author: 'Layla',
      ...said,
      entries: 3,
      reports: 1,
      reasons: ['insult'],
      deleted: false,
      hidden: null,
      waiting: true,
      since: EPOCH,
    };
    expect(listFlagSchema.parse(flag)).toEqual(flag);
  });
});

describe('the step from a private list to its public one', () => {
  it('takes keys, name and note, and nothing that the client says of a comic', () => {
    const own = sampleOwnList([COMIC, CHAPTER], { ...published, note: 'To begin with' });
    expect(step(own, undefined)).toEqual({
      owner: { kind: 'person', ...of },
      name: 'Sea stories',
      note: 'To begin with',
      entries: [COMIC, CHAPTER],
      keys: ['comic:one', 'comic:two', 'chapter:two-1-en'],
      version: 1,
      publishedAt: daysLater(1),
      changedAt: daysLater(1),
    });
  });

  it('keeps what is new for followers until it is announced, without what has gone again', () => {
    const listed = samplePublicList([COMIC], { followers: 1 });
    const added = step(sampleOwnList([COMIC, CHAPTER], published), listed);
    expect(added?.news).toEqual({ keys: ['chapter:two-1-en'], since: daysLater(1) });
    const more = sampleOwnList([{ kind: 'comic', comicId: 'three' }, COMIC, CHAPTER], published);
    const later = step(more, added, { now: daysLater(2) });
    expect(later?.news).toEqual({ keys: ['comic:three', 'chapter:two-1-en'], since: daysLater(1) });
    expect(step(sampleOwnList([COMIC], published), later)).not.toHaveProperty('news');
    const nobody = samplePublicList([COMIC], { followers: 0 });
    expect(step(sampleOwnList([COMIC, CHAPTER], published), nobody)).not.toHaveProperty('news');
  });

  it('takes for new what the list did not have, whatever the order, and no more than stands on it', () => {
    const entry = fc
      .integer({ min: 0, max: 5 })
      .map((n): PublicEntry => ({ kind: 'comic', comicId: `c${n}` }));
    const entries = fc.uniqueArray(entry, { selector: ({ comicId }) => comicId, minLength: 1 });
    fc.assert(
      fc.property(entries, entries, (before, after) => {
        const listed = samplePublicList(before, { followers: 1 });
        const keys = step(sampleOwnList(after, published), listed)?.news?.keys ?? [];
        const had = new Set(before.map(publicEntryKey));
        expect(keys).toEqual(after.map(publicEntryKey).filter((key) => !had.has(key)));
      }),
    );
  });

  it('makes another version of other words, and none of other entries', () => {
    const listed = samplePublicList([COMIC], { reviewedVersion: 1, note: 'Old' });
    const words = step(sampleOwnList([COMIC], { ...published, name: 'Others' }), listed);
    expect(words).toMatchObject({ name: 'Others', version: 2, reviewedVersion: 1, changedAt: daysLater(1) });
    expect(words).not.toHaveProperty('note');
    const entries = step(sampleOwnList([CHAPTER, COMIC], { ...published, note: 'Old' }), listed);
    expect(entries).toMatchObject({ version: 1, entries: [CHAPTER, COMIC], publishedAt: EPOCH });
  });

  it('keeps a hidden one hidden, whatever changes', () => {
    const hidden = { reason: 'spam', at: EPOCH } as const;
    const listed = samplePublicList([COMIC], { hidden });
    expect(step(sampleOwnList([], { ...published, name: 'Others' }), listed)).toMatchObject({ hidden });
  });

  it('has no public list of one that is gone, was taken back, or is published as another', () => {
    const listed = samplePublicList([COMIC]);
    expect(step(undefined, listed)).toBeUndefined();
    expect(step(sampleOwnList([COMIC]), listed)).toBeUndefined();
    expect(
      step(sampleOwnList([COMIC], { published: { id: 'q', hidden: undefined } }), listed),
    ).toBeUndefined();
  });

  it('publishes nothing new of somebody who may not, and still takes back', () => {
    const listed = samplePublicList([COMIC]);
    const own = sampleOwnList([CHAPTER], { ...published, name: 'Others' });
    expect(step(own, listed, { mayPublish: false })).toEqual(listed);
    expect(step(own, undefined, { mayPublish: false })).toBeUndefined();
    expect(step(undefined, listed, { mayPublish: false })).toBeUndefined();
  });

  it('ends in the same, however often and in whatever order states are seen', () => {
    const entry = fc.constantFrom<PublicEntry>(COMIC, CHAPTER, { kind: 'comic', comicId: 'three' });
    const own = fc.option(
      fc.record({
        entries: fc.uniqueArray(entry, { selector: (each) => JSON.stringify(each) }),
        name: fc.constantFrom('Sea stories', 'Others'),
        isPublished: fc.boolean(),
      }),
      { nil: undefined },
    );
    const asOwn = (value: ReturnType<typeof own.generate>['value']) =>
      value && sampleOwnList(value.entries, { name: value.name, ...(value.isPublished && published) });
    fc.assert(
      fc.property(fc.array(own, { maxLength: 6 }), own, (seen, last) => {
        const before = seen.reduce<PublicList | undefined>(
          (listed, state) => step(asOwn(state), listed),
          undefined,
        );
        const once = step(asOwn(last), before);
        expect(step(asOwn(last), once, { now: daysLater(2) })).toEqual(once);
        if (last?.isPublished) {
          expect(once).toMatchObject({ name: last.name, entries: last.entries });
          expect(publicListSchema.safeParse(once).success).toBe(true);
        } else expect(once).toBeUndefined();
      }),
    );
  });
});
