import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../values/value.ts';
import { Database } from './database.ts';

const NAME = 'projects/p/databases/d';

function documentOf(path: string, version: number): Document {
  const time = { seconds: version, nanos: 0 };
  return { name: `${NAME}/documents/${path}`, fields: new Map(), createTime: time, updateTime: time };
}

function paths(documents: Iterable<Document>): string[] {
  return [...documents].map(({ name }) => name.slice(NAME.length + '/documents/'.length));
}

describe('Database', () => {
  it('lists collections, groups, and everything below a document', () => {
    const database = new Database(NAME, 0);
    for (const path of ['c/b', 'c/a', 'c/a/d/x', 'c/a/d/x/c/deep', 'e/z', 'c/ghost/d/y']) {
      database.put(path, documentOf(path, 1), 1, 1);
    }
    const at = (parent: string, collectionId: string, allDescendants: boolean) =>
      paths(database.documents(parent, { collectionId, allDescendants }));
    expect(at('', 'c', false)).toEqual(['c/a', 'c/b']);
    expect(at('', 'd', true)).toEqual(['c/a/d/x', 'c/ghost/d/y']);
    expect(at('', 'c', true)).toEqual(['c/a', 'c/a/d/x/c/deep', 'c/b']);
    expect(at('c/a', 'c', true)).toEqual(['c/a/d/x/c/deep']);
    expect(at('c/a', '', true)).toEqual(['c/a/d/x', 'c/a/d/x/c/deep']);
    expect(at('', '', false)).toEqual(['c/a', 'c/b', 'e/z']);
    expect(database.collectionIds('')).toEqual(['c', 'e']);
    expect(database.collectionIds('c/ghost')).toEqual(['d']);
    expect(database.idsWithMissing('c')).toEqual(['a', 'b', 'ghost']);
  });

  it('forgets a missing parent with the last document below it', () => {
    const database = new Database(NAME, 0);
    database.put('c/ghost/d/y', documentOf('c/ghost/d/y', 1), 1, 1);
    expect(database.hasBelow('c/ghost')).toBe(true);
    expect(database.collectionIds('')).toEqual(['c']);
    database.put('c/ghost/d/y', undefined, 0, 2);
    expect(database.hasBelow('c/ghost')).toBe(false);
    expect(database.collectionIds('')).toEqual([]);
    expect(database.collectionIds('c/ghost')).toEqual([]);
  });

  it('shows every state back to its horizon, and no state of a time before', () => {
    const anyStep = fc.record({ path: fc.constantFrom('c/a', 'c/b', 'c/a/d/x'), remove: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
        const database = new Database(NAME, 0);
        const states: Map<string, Document>[] = [new Map()];
        for (const [i, { path, remove }] of steps.entries()) {
          const next = new Map(states.at(-1));
          if (remove) next.delete(path);
          else next.set(path, documentOf(path, i + 1));
          database.put(path, next.get(path), 1, i + 1);
          states.push(next);
        }
        for (const [micros, state] of states.entries()) {
          const all = paths(database.documents('', { collectionId: '', allDescendants: true }, micros));
          expect(all).toEqual([...state.keys()].toSorted());
          for (const path of ['c/a', 'c/b', 'c/a/d/x'])
            expect(database.get(path, micros)).toBe(state.get(path));
        }
        expect(paths(database.all()).toSorted()).toEqual([...(states.at(-1)?.keys() ?? [])].toSorted());
      }),
    );
  });
});
