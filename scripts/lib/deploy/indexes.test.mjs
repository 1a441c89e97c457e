import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT, startGoogle } from './google-double.mjs';
import { indexStates, waitForIndexes, wantedIndexes } from './indexes.mjs';

const GROUP = `firestore projects/${PROJECT}/databases/(default)/collectionGroups/-`;
const inGroup = (group, kind, id) =>
  `projects/${PROJECT}/databases/(default)/collectionGroups/${group}/${kind}/${id}`;
const WANTED = [
  'comics (collection): views descending, slug ascending',
  'likes (collection group): uid ascending',
];

let states;
let google;
beforeEach(async () => {
  states = { comics: 'READY', likes: 'READY' };
  google = await startGoogle({
    // In two parts, as a long list comes.
    [`${GROUP}/indexes`]: ({ searchParams }) =>
      searchParams.has('pageToken') && states.comics
        ? {
            indexes: [
              {
                name: inGroup('comics', 'indexes', 'a1'),
                queryScope: 'COLLECTION',
                state: states.comics,
                fields: [
                  { fieldPath: 'views', order: 'DESCENDING' },
                  { fieldPath: 'slug', order: 'ASCENDING' },
                  { fieldPath: '__name__', order: 'ASCENDING' },
                ],
              },
            ],
          }
        : { nextPageToken: searchParams.has('pageToken') ? undefined : 'more' },
    [`${GROUP}/fields`]: ({ searchParams }) =>
      searchParams.get('filter') === 'indexConfig.usesAncestorConfig:false' && states.likes
        ? {
            fields: [
              {
                name: inGroup('likes', 'fields', 'uid'),
                indexConfig: {
                  indexes: [
                    {
                      queryScope: 'COLLECTION_GROUP',
                      state: states.likes,
                      fields: [{ fieldPath: 'uid', order: 'ASCENDING' }],
                    },
                  ],
                },
              },
            ],
          }
        : {},
  });
});
afterEach(() => google.stop());

const waiting = (sleep, more = {}) => waitForIndexes(google.api, PROJECT, { wanted: WANTED, sleep, ...more });

it('the wanted indexes are all those of the file, each once', () => {
  const wanted = wantedIndexes();
  expect(wanted.length).toBeGreaterThan(53);
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(wanted).toContain('comics (collection): views descending, slug ascending');
});

describe('a deploy waits', () => {
  it('not at all where all are ready', async () => {
    const said = await waiting(() => Promise.reject(new Error('waited')));
    expect(said).toBe('All 2 indexes are ready.');
  });

  it('until the last is built, and says how far it is', async () => {
    states.likes = 'CREATING';
    const shown = [];
    const said = await waiting(
      async () => {
        states.likes = 'READY';
      },
      { show: (line) => shown.push(line) },
    );
    expect([shown, said]).toEqual([['1 of 2 indexes are ready.'], 'All 2 indexes are ready.']);
  });

  it('a moment for one that was only just asked for', async () => {
    states.comics = undefined;
    await waiting(async () => {
      states.comics = 'READY';
    });
    states.comics = undefined;
    await expect(waiting(async () => {}, { missingTries: 2 })).rejects.toThrow(
      'Firestore was never asked for comics',
    );
  });

  it('not for one that is broken', async () => {
    states.comics = 'NEEDS_REPAIR';
    await expect(waiting(async () => {})).rejects.toThrow(
      'could not build comics (collection): views descending',
    );
  });
});

it('states are told apart', async () => {
  states = { comics: 'CREATING' };
  expect(await indexStates(google.api, PROJECT, WANTED)).toEqual({
    ready: [],
    building: [WANTED[0]],
    broken: [],
    missing: [WANTED[1]],
  });
});
