import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from './change.ts';
import { stateOf, writeChoice } from './choice-documents.ts';

const sdk = vi.hoisted(() => ({
  setDoc: vi.fn<(reference: unknown, data: unknown) => Promise<void>>(),
  deleteDoc: vi.fn<(reference: unknown) => Promise<void>>(),
  stored: vi.fn<() => unknown>(),
  Timestamp: class {
    readonly time: number;
    constructor(time: number) {
      this.time = time;
    }
    static fromMillis(time: number) {
      return `at ${time}`;
    }
    toMillis() {
      return this.time;
    }
  },
}));
vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, path: string) => path,
  serverTimestamp: () => 'now',
  Timestamp: sdk.Timestamp,
  setDoc: sdk.setDoc,
  deleteDoc: sdk.deleteDoc,
  getDocFromServer: () => Promise.resolve({ data: sdk.stored }),
}));
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));

const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
const comic = { comicId: 'c', slug: 'c', series: 'C', names: {}, picture };
const follow: Change = { kind: 'follow', translator: { id: 't', name: 'T' }, on: true };
const save: Change = { kind: 'save', item: { kind: 'comic', ...comic }, on: true };
const react: Change = {
  kind: 'react',
  comicId: 'c',
  chapterId: 'h',
  comic: { series: 'C', names: {} },
  number: 1,
  value: 'like',
  seen: { likes: 1, dislikes: 0 },
};
const stars = { quality: 4, clarity: 5 };
const rate: Change = { kind: 'rate', translator: { id: 't', name: 'T' }, value: stars };
const rateComic: Change = { kind: 'rateComic', comicId: 'c', comic: { series: 'C', names: {} }, value: 4 };
const tagComic: Change = {
  kind: 'tagComic',
  comicId: 'c',
  comic: { series: 'C', names: {} },
  value: ['funny', 'sea'],
};
const entry = { ...comic, number: 1, language: 'en', page: 2, pageCount: 9, finished: false } as const;
const position: Change = { kind: 'place', chapterId: 'h', entry: { ...entry, readAt: 7 } };

beforeEach(() => {
  for (const mock of [sdk.setDoc, sdk.deleteDoc, sdk.stored]) mock.mockReset();
  sdk.setDoc.mockResolvedValue();
  sdk.deleteDoc.mockResolvedValue();
});

describe('a choice', () => {
  it.each<[string, Change, object]>([
    ['users/me/following/t', follow, { translatorId: 't', name: 'T', at: 'now' }],
    ['users/me/saved/comic:c', save, { kind: 'comic', ...comic, at: 'now' }],
    [
      'users/me/saved/comic:c',
      { ...save, shelf: 'paused' },
      { kind: 'comic', ...comic, shelf: 'paused', at: 'now' },
    ],
    ['comics/c/chapters/h/reactions/me', react, { uid: 'me', value: 'like', at: 'now' }],
    ['comics/c/comicRatings/me', rateComic, { uid: 'me', stars: 4, at: 'now' }],
    ['comics/c/comicTags/me', tagComic, { uid: 'me', tags: ['funny', 'sea'], at: 'now' }],
    ['translators/t/ratings/me', rate, { uid: 'me', ...stars, at: 'now' }],
    ['users/me/history/h', position, { ...entry, readAt: 'at 7' }],
  ])('is the document %s', async (path, change, data) => {
    await writeChoice('me', change);
    expect(sdk.setDoc).toHaveBeenCalledExactlyOnceWith(path, data);
  });

  it.each<[string, Change]>([
    ['users/me/following/t', { ...follow, on: false }],
    ['users/me/saved/comic:c', { ...save, on: false }],
    ['comics/c/chapters/h/reactions/me', { ...react, value: null }],
    ['translators/t/ratings/me', { ...rate, value: null }],
    ['users/me/history/h', { ...position, entry: null }],
  ])('that is taken back deletes %s', async (path, change) => {
    await writeChoice('me', change);
    expect(sdk.deleteDoc).toHaveBeenCalledExactlyOnceWith(path);
  });

  const at = (time: number) => ({ at: new sdk.Timestamp(time) });

  it.each<[string, Change, Change, unknown]>([
    ['a rating', { ...rate, value: { ...stars, clarity: 1 } }, rate, { ...stars, clarity: 1, ...at(9) }],
    ['a like', react, { ...react, value: 'dislike' }, { value: 'like', ...at(9) }],
    ['a follow that is taken back', follow, { ...follow, on: false }, { name: 'T', ...at(9) }],
    ['a follow after one that was taken back', { ...follow, on: false }, follow, undefined],
  ])(
    'is not superseded by an earlier one of the same person that arrives late: %s',
    async (_, earlier, change, stored) => {
      sdk.stored.mockReturnValue(stored);
      expect(await stateOf('me', change, 5, [earlier])).toBe('missing');
    },
  );

  it.each<[Change, unknown, string]>([
    [follow, { name: 'T', ...at(9) }, 'stored'],
    [follow, undefined, 'missing'],
    [{ ...follow, on: false }, undefined, 'stored'],
    [{ ...follow, on: false }, { name: 'T', ...at(5) }, 'missing'],
    [{ ...follow, on: false }, { name: 'T', ...at(6) }, 'superseded'],
    [react, { value: 'like', ...at(9) }, 'stored'],
    [react, { value: 'dislike', ...at(4) }, 'missing'],
    [react, { value: 'dislike', ...at(6) }, 'superseded'],
    [save, { kind: 'comic', ...at(9) }, 'stored'],
    [{ ...save, shelf: 'paused' }, { shelf: 'paused', ...at(9) }, 'stored'],
    [{ ...save, shelf: 'paused' }, { shelf: 'reading', ...at(4) }, 'missing'],
    [{ ...save, shelf: 'paused' }, { shelf: 'reading', ...at(6) }, 'superseded'],
    [rate, stars, 'stored'],
    [rate, { ...stars, clarity: 1, ...at(1) }, 'missing'],
    [rate, { ...stars, clarity: 1, ...at(9) }, 'superseded'],
    [rate, { ...stars, clarity: 1 }, 'missing'],
  ])(
    'made at the fifth millisecond is compared with what the server has: %o, %o',
    async (change, stored, state) => {
      sdk.stored.mockReturnValue(stored);
      expect(await stateOf('me', change, 5)).toBe(state);
    },
  );
});
