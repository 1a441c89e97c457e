import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, partsOfKey } from './key.ts';
import { pageIds } from './page-ids.ts';
import { paths, storagePaths } from './paths.ts';
import { type NamedThing, PAGE_THINGS, STORED_THINGS, THINGS } from './testing/named-things.ts';
import { IDS_OF } from './testing/sample-ids.ts';
import { commentReportKey } from './truth/comment-report.ts';
import { fanOutIdOf } from './truth/fan-out.ts';
import { likedIn, likeKey } from './truth/like-key.ts';
import { idSchema, keySchema } from './truth/schemas.ts';
import { placeOf } from './truth/submission.ts';
import { EMPTY_CHAPTER } from './truth/submission-content.ts';

/** A kind of thing with its name. */
type Named = readonly [name: string, thing: NamedThing];
type Table = Readonly<Record<string, Readonly<Record<string, NamedThing>>>>;

const all = (table: Table): Named[] =>
  Object.entries(table).flatMap(([path, things]) =>
    Object.entries(things).map(([which, thing]): Named => [`${path} ${which}`, thing]),
  );

/** Every choice of ids for a thing. */
function choices(thing: NamedThing, words: readonly string[]): string[][] {
  return thing.ids.reduce<string[][]>(
    (lists, kind) => lists.flatMap((ids) => IDS_OF[kind](words).map((id) => [...ids, id])),
    [[]],
  );
}

/** All that is there, by its path; throws where two things have one. */
function placeThings(things: readonly Named[], words: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, thing] of things) {
    for (const ids of choices(thing, words)) {
      const path = thing.path(...ids);
      const what = `${name} (${ids.join(', ')})`;
      const other = found.get(path);
      if (other !== undefined && other !== what) throw new Error(`${path} is ${other}, and ${what}.`);
      found.set(path, what);
    }
  }
  return found;
}

const FIRESTORE = all(THINGS);
const STORAGE = all(STORED_THINGS);
const PAGES = all(PAGE_THINGS);

/** Words that ids of ours are made of, and that tell kinds apart. */
const WORDS = [
  'a',
  'a-1',
  'a-1-en',
  'a_b',
  'one-2',
  '_',
  '-',
  '1',
  '1_5-en',
  'en',
  'application',
  'submission',
  'library',
  'library_2',
  'text',
  'inbox',
  'comic',
  'kept',
  'reply',
  'catalogue',
  'views',
  'constructor',
  '__proto__',
  ...IDS_OF.made([]),
];

/** What somebody would call a thing of theirs to have it taken for another: the name of that, as far as an id may be so. */
function imitations(words: readonly string[], pick: number): string[] {
  const names = FIRESTORE.flatMap(([, thing]) => {
    const some = choices(thing, words);
    return some.length === 0 ? [] : [thing.path(...(some[pick % some.length] ?? []))];
  }).map((path) => path.slice(path.lastIndexOf('/') + 1));
  return names.flatMap((name) => ['_', '-', ''].map((instead) => name.replaceAll(':', instead)).filter(isId));
}
const isId = (text: string) => idSchema.safeParse(text).success;

const hostile = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.stringMatching(/^[a1_-]{1,4}$/),
  fc.stringMatching(/^[a-z]{1,3}[_-][a-z0-9]{1,3}$/),
);
/** Some words, and names of things that were made of them. */
const chosen = fc
  .record({
    words: fc.uniqueArray(hostile, { minLength: 3, maxLength: 5 }),
    pick: fc.nat(1000),
    which: fc.array(fc.nat(10_000), { minLength: 4, maxLength: 4 }),
  })
  .map(({ words, pick, which }) => {
    const names = [...new Set(imitations(words, pick))];
    const some = which.flatMap((index) => names[index % names.length] ?? []);
    return [...new Set([...words, ...some])];
  });

describe('the paths of the model', () => {
  it.each([
    ['paths', paths, THINGS],
    ['storagePaths', storagePaths, STORED_THINGS],
    ['pageIds', pageIds, PAGE_THINGS],
  ])('of %s are all looked at here', (_, builders, table) => {
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(builders).toSorted());
  });

  it('never lead to two things, whatever somebody calls theirs', () => {
    fc.assert(
      fc.property(chosen, (words) => {
        placeThings(FIRESTORE, words);
        placeThings(STORAGE, words);
        placeThings(PAGES, words);
      }),
      { numRuns: 25 },
    );
  });

  it('lead to a document or a collection, and nowhere below', () => {
    fc.assert(
      fc.property(chosen, (words) => {
        for (const [name, thing] of FIRESTORE) {
          const lengths = choices(thing, words).map((ids) => thing.path(...ids).split('/').length);
          expect(new Set(lengths).size, name).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 5 },
    );
  });
});

describe('the key of a document', () => {
  const key = fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{1,6}$/), { minLength: 2, maxLength: 4 });

  it('is no id, so that nobody can choose it, and says its parts', () => {
    fc.assert(
      fc.property(key, (parts) => {
        expect(isId(keyOf(...parts))).toBe(false);
        expect(keySchema.safeParse(keyOf(...parts)).success).toBe(true);
        expect(partsOfKey(keyOf(...parts))).toEqual(parts);
      }),
    );
  });

  it.each([['a', ''], ['a:b', 'c'], [':']])('is made of ids alone: never of %j', (...parts) => {
    expect(() => keyOf(...parts)).toThrow(TypeError);
  });

  it.each([
    ['the report of a comment', commentReportKey('comic', 'said', 'uid')],
    ['a like in the library', likeKey('comic', 'said')],
    ['a fan-out to who asked', fanOutIdOf('ask', 'chapter')],
    [
      'the place of a chapter',
      placeOf({
        content: {
          ...EMPTY_CHAPTER,
          proposed: { submissionId: 'x' },
          number: 1.5,
          language: 'en',
        },
      }) ?? '',
    ],
  ])('of %s is one', (_, made) => {
    expect(isId(made)).toBe(false);
  });

  it('of a like names its comment', () => {
    expect(likedIn(likeKey('comic', 'said'))).toEqual({ comicId: 'comic', commentId: 'said' });
  });

  it('stands wherever clients choose ids of their own and functions make names beside them', () => {
    // What is derived and lies in a collection whose documents people name.
    const named = FIRESTORE.filter(([name]) =>
      /^(?:review|savedItem|notification|commentReport|commentFlag|library|countShards|reservation|outboxMail|viewCount) /.test(
        name,
      ),
    ).filter(([name]) => name !== 'library first');
    expect(named.length).toBeGreaterThan(20);
    for (const [name, thing] of named) {
      for (const ids of choices(thing, ['a', 'a_b', 'b-c'])) {
        const segments = thing.path(...ids).split('/');
        expect(
          segments.some((segment) => segment.includes(':') && !isId(segment)),
          `${name} ${ids.join()}`,
        ).toBe(true);
      }
    }
  });
});

describe('folders that are deleted by how they begin', () => {
  /** The owner that a folder and all below it have in common. */
  const owner = (ids: readonly string[], shared: number) => ids.slice(0, shared).join(' ');

  it.each([
    ['incoming', 1, ['incomingPhoto', 'incomingChapter', 'incomingCover']],
    ['staging', 1, ['stagedFile', 'stagedFolder', 'keptFolder']],
    ['stagedFile', 2, ['stagedFolder', 'keptFolder']],
  ] as const)('%s holds nothing of another', (folder, shared, below) => {
    fc.assert(
      fc.property(chosen, (words) => {
        const begins = choices(STORED_THINGS[folder]['it'] as NamedThing, words);
        for (const ids of begins) {
          const begin = (STORED_THINGS[folder]['it'] as NamedThing).path(...ids);
          for (const name of below) {
            const thing = STORED_THINGS[name]['it'] as NamedThing;
            for (const others of choices(thing, words)) {
              if (!thing.path(...others).startsWith(begin)) continue;
              expect(name === 'keptFolder' && folder === 'stagedFile', `${begin} ${others.join()}`).toBe(
                false,
              );
              expect(owner(others, shared)).toBe(owner(ids, shared));
            }
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it('of what was unpublished hold that alone', () => {
    const { it: kept } = STORED_THINGS.keptFolder;
    fc.assert(
      fc.property(chosen, (words) => {
        for (const uid of words) {
          for (const id of words) {
            const begin = storagePaths.keptFolder(uid, id, '');
            for (const others of choices(kept as NamedThing, words)) {
              if ((kept as NamedThing).path(...others).startsWith(begin))
                expect(owner(others, 2)).toBe(`${uid} ${id}`);
            }
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it('of what is published are one owner’s, where a hash and nothing else follows', () => {
    fc.assert(
      fc.property(chosen, (words) => {
        const things = Object.entries(STORED_THINGS.publicFolder);
        const found = things.flatMap(([which, thing]) =>
          choices(thing, words).map(([id = '']) => ({
            what: `${which} ${id}`,
            id,
            path: `${thing.path(id)}/file`,
          })),
        );
        for (const { what, id } of found) {
          const begin = storagePaths.publicFolders(id);
          const own = found.filter(
            ({ path }) => path.startsWith(begin) && /^[0-9a-f]{16}\//.test(path.slice(begin.length)),
          );
          expect(new Set(own.map((each) => each.what))).toEqual(new Set([what]));
        }
      }),
      { numRuns: 10 },
    );
  });
});
