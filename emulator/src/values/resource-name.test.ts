import { describe, expect, it } from 'vitest';
import {
  checkCollectionId,
  checkDatabaseName,
  compareNames,
  formatName,
  parseDocumentName,
  parseParentName,
} from './resource-name.ts';

const root = 'projects/p/databases/(default)/documents';

describe('names', () => {
  it('are taken apart', () => {
    expect(parseDocumentName(`${root}/c/d/e/f`)).toEqual({
      database: 'projects/p/databases/(default)',
      segments: ['c', 'd', 'e', 'f'],
    });
    expect(parseParentName(root).segments).toEqual([]);
    expect(parseDocumentName(`${root}/c/__id5__`).segments).toEqual(['c', '__id5__']);
  });

  it('are put together again', () => {
    const { database, segments } = parseDocumentName(`${root}/c/d`);
    expect(formatName(database, segments)).toBe(`${root}/c/d`);
    expect(formatName(database, [])).toBe(root);
  });

  it.each([
    ['c', 'lacks "projects" at index 0'],
    ['projects/p/databases/(default)/c/d', 'lacks "documents" at index 31'],
    [`${root}/c`, 'lacks "/" at index 42'],
    [root, 'lacks "/" at index 40'],
    [`${root}/c//e`, 'has an empty resource id at index 43'],
    [`${root}/c/`, 'has an empty resource id at index 43'],
    [`${root}/c/.`, 'contains a resource id "." at index 43'],
    [`${root}/c/__x__`, 'Resource id "__x__" is invalid because it is reserved.'],
    [`${root}/c/__id5x__`, "Found: '__id5x__'"],
    [`${root}/c/__id99999999999999999999__`, 'must be formatted like'],
    [`${root}x/c/d`, 'lacks "/" at index 40'],
  ])('refuses the document %s', (name, message) => {
    expect(() => parseDocumentName(name)).toThrow(message);
  });

  it('refuses a collection as a parent', () => {
    expect(() => parseParentName(`${root}/c`)).toThrow(/^Document parent name .* lacks "\/" at index 42\.$/);
  });

  it('checks databases and collections', () => {
    expect(() => checkDatabaseName('projects/p/databases/d')).not.toThrow();
    expect(() => checkDatabaseName('projects/p/databases/d/documents')).toThrow(
      'unexpected trailing characters',
    );
    expect(() => checkDatabaseName('projects//databases/d')).toThrow('empty resource id');
    expect(() => checkCollectionId('__x__')).toThrow('reserved');
    expect(() => checkCollectionId('a/b')).toThrow('contains "/"');
  });
});

describe('compareNames', () => {
  it('goes by segments and by numeric ids', () => {
    const names = ['c/__id-1__', 'c/__id2__', 'c/__id10__', 'c/a', 'c/a/x/y', 'c/a-', 'c/b', 'd/a'].map(
      (path) => `${root}/${path}`,
    );
    expect(names.toReversed().toSorted(compareNames)).toEqual(names);
  });
});
