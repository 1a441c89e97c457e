import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../values/value.ts';
import { inSelection } from './collection-selector.ts';
import { Database } from './database.ts';
import { relativePath } from './store.ts';

const NAME = 'projects/p/databases/d';
const TIME = { seconds: 0, nanos: 0 };

describe('inSelection', () => {
  it('agrees with what a database lists, for every selector', () => {
    const anyId = fc.constantFrom('c', 'd', 'cc');
    const anyPath = fc
      .array(fc.tuple(anyId, anyId), { minLength: 1, maxLength: 3 })
      .map((pairs) => pairs.flat().join('/'));
    const anyParent = fc.oneof(fc.constant(''), anyPath);
    const anySelector = fc.record({
      collectionId: fc.constantFrom('', 'c', 'cc'),
      allDescendants: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyPath, { maxLength: 12 }),
        anyParent,
        anySelector,
        (paths, parent, from) => {
          const database = new Database(NAME, 0);
          for (const path of paths) {
            const name = `${NAME}/documents/${path}`;
            const document: Document = { name, fields: new Map(), createTime: TIME, updateTime: TIME };
            database.put(path, document, 1, 1);
          }
          const listed = [...database.documents(parent, from)].map(({ name }) => relativePath(name));
          expect(new Set(listed)).toEqual(new Set(paths.filter((path) => inSelection(path, parent, from))));
        },
      ),
      { numRuns: 500 },
    );
  });
});
