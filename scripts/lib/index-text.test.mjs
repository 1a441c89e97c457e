import { expect, it } from 'vitest';
import { groupOf, indexText } from './index-text.mjs';

const PREFIX = 'projects/p/databases/(default)/collectionGroups';

it('an index has the same text in the file and in the database', () => {
  const inFile = {
    queryScope: 'COLLECTION_GROUP',
    fields: [
      { fieldPath: 'uid', order: 'ASCENDING' },
      { fieldPath: 'at', order: 'DESCENDING' },
      { fieldPath: 'keys', arrayConfig: 'CONTAINS' },
    ],
  };
  const stored = {
    ...inFile,
    name: `${PREFIX}/comments/indexes/one`,
    state: 'READY',
    fields: [...inFile.fields, { fieldPath: '__name__', order: 'DESCENDING' }],
  };
  const text = 'comments (collection group): uid ascending, at descending, keys contains';
  expect(indexText('comments', inFile)).toBe(text);
  expect(indexText(groupOf(stored.name), stored)).toBe(text);
});

it('says what is no order, and takes a collection where the file names nothing else', () => {
  const fields = [{ fieldPath: 'place', vectorConfig: { dimension: 3 } }, { fieldPath: 'other' }];
  expect(indexText('comics', { fields })).toBe('comics (collection): place vector, other ');
});

it('a field of the database names its collection, too', () => {
  expect(groupOf(`${PREFIX}/outbox/fields/expiresAt`)).toBe('outbox');
  expect(groupOf('something else')).toBeUndefined();
});
