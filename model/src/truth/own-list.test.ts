import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { librarySchema } from './library.ts';
import { entriesOf, entryKey, ownListSchema } from './own-list.ts';
import { savedItemSchema } from './saved.ts';
import { reading } from './tolerant.ts';

const picture = { path: 'public/a/cover-320.webp', width: 320, height: 448, color: '#102030' };
const comic = (comicId: string, order: number) => ({
  kind: 'comic',
  comicId,
  slug: 'one',
  series: 'One',
  names: { ar: 'واحد' },
  picture,
  order,
});
const chapter = (chapterId: string, order: number) => ({
  ...comic('one', order),
  kind: 'chapter',
  chapterId,
  number: 1.5,
  language: 'ar',
});

describe('the entries of a list', () => {
  it('come in their order, equal ones by their keys', () => {
    const entries = {
      'comic:b': comic('b', 2),
      'chapter:a': chapter('a', 1.5),
      'comic:a': comic('a', 2),
    };
    expect(entriesOf({ entries }).map(({ key }) => key)).toEqual(['chapter:a', 'comic:a', 'comic:b']);
  });

  it('are without those that cannot be read, and with what a newer build adds to one', () => {
    const entries = {
      'comic:a': { ...comic('a', 1), note: 'of a newer build' },
      'comic:b': { ...comic('b', 2), picture: 'none' },
      'comic:c': comic('other', 3),
      'chapter:d': comic('d', 4),
      'page:e': { ...comic('e', 5), kind: 'page' },
      'comic:f': null,
    };
    expect(entriesOf({ entries })).toEqual([{ ...comic('a', 1), key: 'comic:a' }]);
  });

  it('have the names of saved things', () => {
    expect(entryKey({ kind: 'comic', comicId: 'a' })).toBe('comic:a');
    expect(entryKey({ kind: 'chapter', chapterId: 'a' })).toBe('chapter:a');
  });
});

describe('a list', () => {
  const list = (change: object) =>
    ownListSchema.safeParse({ name: 'Rainy days', entries: {}, at: new Date(0), ...change }).success;

  it('has a name and perhaps a note, which are bounded and plain', () => {
    expect(list({})).toBe(true);
    expect(list({ name: 'أ'.repeat(LIMITS.ownLists.name), note: 'n'.repeat(LIMITS.ownLists.note) })).toBe(
      true,
    );
    expect(list({ name: '' })).toBe(false);
    expect(list({ name: 'a'.repeat(LIMITS.ownLists.name + 1) })).toBe(false);
    expect(list({ name: 'a\u202Eb' })).toBe(false);
    expect(list({ note: '' })).toBe(false);
    expect(list({ note: `a${'\u0301'.repeat(9)}` })).toBe(false);
  });

  it('is never too large for one document, whatever its entries say', () => {
    const longest = '𝐀'.repeat(LIMITS.titleLength);
    const entry = {
      ...chapter('c'.repeat(120), 1 / 3),
      comicId: 'c'.repeat(120),
      slug: 's'.repeat(100),
      series: longest,
      names: { en: longest, ar: longest },
      title: longest,
      picture: { ...picture, path: `public/${'p'.repeat(393)}` },
    };
    const bytes = Buffer.byteLength(JSON.stringify({ [`chapter:${'c'.repeat(120)}`]: entry }));
    expect(bytes * LIMITS.ownLists.entries).toBeLessThan(1_000_000);
  });
});

describe('a shelf that a newer build knows', () => {
  it('is none to this one: the comic stays saved', () => {
    const { order: _, ...item } = comic('a', 1);
    const stored = { ...item, shelf: 'someday', at: new Date(0) };
    expect(reading(savedItemSchema).parse(stored)).toMatchObject({ kind: 'comic', shelf: undefined });
    expect(savedItemSchema.safeParse(stored).success).toBe(false);
    const library = {
      accountCreatedAt: new Date(0),
      votesWaitUntil: null,
      parts: 1,
      following: {},
      saved: { 'comic:a': 'someday', 'comic:b': 'paused', 'chapter:c': true },
      reactions: {},
      ratings: {},
      places: {},
    };
    expect(reading(librarySchema).parse(library)).toMatchObject({
      saved: { 'comic:a': true, 'comic:b': 'paused', 'chapter:c': true },
      lists: {},
    });
  });
});
