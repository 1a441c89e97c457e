import { describe, expect, it } from 'vitest';
import type { FieldOperator, QueryFilter } from '../values/filter.ts';
import type { Value } from '../values/value.ts';
import { requireIndex } from './index-check.ts';
import { type IndexConfig, parseIndexConfig } from './index-config.ts';
import type { OrderBy, StructuredQuery } from './structured-query.ts';

const ONE: Value = { kind: 'integer', value: 1n };
const MANY: Value = { kind: 'array', values: [ONE, ONE] };
const on = (field: string, op: FieldOperator): QueryFilter => {
  const value = op === 'in' || op === 'array-contains-any' ? MANY : ONE;
  return { kind: 'field', field: field.split('.'), op, value };
};
const and = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'and', filters });
const or = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'or', filters });
const by = (field: string, direction: 'asc' | 'desc' = 'asc'): OrderBy => ({
  field: field.split('.'),
  direction,
});

/** `group a+ b- c@`: a collection group's index of a ascending, b descending and c's elements. */
const index = (text: string) => ({
  collectionGroup: 'c',
  queryScope: text.startsWith('group ') ? 'COLLECTION_GROUP' : 'COLLECTION',
  fields: text
    .replace('group ', '')
    .split(' ')
    .map((field) => {
      const fieldPath = field.replace(/[-+@]$/, '');
      if (field.endsWith('@')) return { fieldPath, arrayConfig: 'CONTAINS' };
      return { fieldPath, order: field.endsWith('-') ? 'DESCENDING' : 'ASCENDING' };
    }),
});

function config(...parts: string[]): IndexConfig {
  return parseIndexConfig(JSON.stringify({ indexes: parts.map(index) }));
}

/** `served`, or the index that is asked for. */
function answer(indexes: IndexConfig, query: Partial<StructuredQuery>, aggregated: string[] = []): string {
  try {
    const whole = { from: { collectionId: 'c', allDescendants: false }, orderBy: [], offset: 0, ...query };
    requireIndex(
      indexes,
      whole,
      aggregated.map((field) => [field]),
    );
    return 'served';
  } catch (error) {
    return String(error).replace(/^.*?firestore\.indexes\.json: /, '');
  }
}

const NONE = config();
const group = { from: { collectionId: 'c', allDescendants: true } };

describe('queries that automatic indexes serve', () => {
  it.each<[string, Partial<StructuredQuery>]>([
    ['a whole collection', {}],
    ['a whole collection group', group],
    ['one equality', { where: on('a', '==') }],
    ['several equalities, merged', { where: and(on('a', '=='), on('b', 'in'), on('d', 'array-contains')) }],
    ['one range, sorted by it', { where: and(on('a', '>'), on('a', '<')), orderBy: [by('a', 'desc')] }],
    ['one order', { orderBy: [by('a', 'desc')] }],
    ['an order by the field that must be equal', { where: on('a', '=='), orderBy: [by('a', 'desc')] }],
    ['branches that each are served', { where: or(on('a', '=='), on('b', 'array-contains')) }],
    ['a range on names', { where: and(on('a', '=='), on('__name__', '>')) }],
    ['a nested field', { where: on('m.x', '==') }],
  ])('%s', (_, query) => {
    expect(answer(NONE, query)).toBe('served');
  });
});

describe('queries that need a composite index', () => {
  it.each<[string, Partial<StructuredQuery>, string, string]>([
    ['an equality with an order', { where: on('a', '=='), orderBy: [by('b', 'desc')] }, 'a+ b-', 'a+ b+'],
    ['an equality with a range', { where: and(on('a', '=='), on('b', '>')) }, 'a+ b+', 'b+ a+'],
    [
      'array-contains with an order',
      { where: on('a', 'array-contains'), orderBy: [by('b')] },
      'a@ b+',
      'a+ b+',
    ],
    ['two orders', { orderBy: [by('a'), by('b', 'desc')] }, 'a+ b-', 'a+ b+'],
    ['ranges on two fields', { where: and(on('a', '>'), on('b', '>')) }, 'a+ b+', 'a+ b-'],
    ['a tie broken the other way', { orderBy: [by('a'), by('__name__', 'desc')] }, 'a+ __name__-', 'a+ b+'],
    ['a collection group', { ...group, where: and(on('a', '=='), on('b', '>')) }, 'group a+ b+', 'a+ b+'],
  ])('%s', (_, query, right, wrong) => {
    expect(answer(NONE, query)).not.toBe('served');
    expect(answer(config(wrong), query)).not.toBe('served');
    expect(answer(config(right), query)).toBe('served');
  });

  it('are not served by an index of the opposite direction', () => {
    const query = { where: on('a', '=='), orderBy: [by('b', 'desc')] };
    expect(answer(config('a+ b+'), query)).not.toBe('served');
    expect(answer(config('a- b-'), query)).toBe('served');
  });

  it('are served by indexes of the same order merged, but not of another order', () => {
    const query = { where: and(on('a', '=='), on('b', '==')), orderBy: [by('d')] };
    expect(answer(config('a+ d+', 'b+ d+'), query)).toBe('served');
    expect(answer(config('a+ d+'), query)).not.toBe('served');
    expect(answer(config('a+ d+', 'b+ e+'), query)).not.toBe('served');
    expect(answer(config('b+ a+ d+'), query)).toBe('served');
  });

  it('want the index for every branch of an OR', () => {
    const query = { where: or(on('a', '=='), on('b', '==')), orderBy: [by('d')] };
    expect(answer(config('a+ d+'), query)).toContain('"fieldPath":"b"');
    expect(answer(config('a+ d+', 'b+ d+'), query)).toBe('served');
  });

  it('get the entry to paste, which then serves them', () => {
    const query = { where: and(on('a', '=='), on('t', 'array-contains')), orderBy: [by('b', 'desc')] };
    const entry = answer(NONE, query);
    expect(JSON.parse(entry)).toEqual({
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 't', arrayConfig: 'CONTAINS' },
        { fieldPath: 'b', order: 'DESCENDING' },
      ],
    });
    expect(answer(parseIndexConfig(`{"indexes":[${entry}]}`), query)).toBe('served');
  });

  it('include sums over filtered documents', () => {
    expect(answer(NONE, {}, ['n'])).toBe('served');
    expect(answer(NONE, { where: on('a', '==') }, ['n'])).not.toBe('served');
    expect(answer(config('a+ n+'), { where: on('a', '==') }, ['n'])).toBe('served');
  });

  it('hold summed fields sorted by name, whatever the order of the call', () => {
    const query = { where: on('g', '==') };
    for (const fields of [
      ['rating', 'pages'],
      ['pages', 'rating'],
    ]) {
      expect(answer(config('g+ pages+ rating+'), query, fields)).toBe('served');
      expect(answer(config('g+ rating+ pages+'), query, fields)).toMatch(/"g".*"pages".*"rating"/);
    }
  });
});

describe('the composite indexes that answered', () => {
  const used = (indexes: IndexConfig, query: Partial<StructuredQuery>) =>
    requireIndex(indexes, {
      from: { collectionId: 'c', allDescendants: false },
      orderBy: [],
      offset: 0,
      ...query,
    }).map((one) => indexes.indexes.indexOf(one));

  it.each<[string, string[], Partial<StructuredQuery>, number[]]>([
    ['none for a whole collection', ['a+ b+'], {}, []],
    ['none where single-field indexes suffice', ['a+ b+'], { where: on('a', '==') }, []],
    ['the one that suffices', ['b+ d+', 'a+ d+'], { where: on('a', '=='), orderBy: [by('d')] }, [1]],
    [
      'one that suffices alone before a merge',
      ['a+ d+', 'b+ d+', 'a+ b+ d+'],
      { where: and(on('a', '=='), on('b', '==')), orderBy: [by('d')] },
      [2],
    ],
    [
      'every part of a merge',
      ['a+ d+', 'b+ d+', 'e+ d+'],
      { where: and(on('a', '=='), on('b', '==')), orderBy: [by('d')] },
      [0, 1],
    ],
    [
      'one that suffices before single-field ones merged',
      ['a+ b+'],
      { where: and(on('a', '=='), on('b', '==')) },
      [0],
    ],
    [
      'the first of two that would do the same',
      ['a+ b+ d+', 'b+ a+ d+'],
      {
        where: and(on('a', '=='), on('b', '==')),
        orderBy: [by('d')],
      },
      [0],
    ],
    [
      'each branch of an OR has its own',
      ['a+ d+', 'b+ d+'],
      {
        where: or(on('a', '=='), on('b', '==')),
        orderBy: [by('d')],
      },
      [0, 1],
    ],
    ['an index counts once', ['a+ d+'], { where: or(on('a', '=='), on('a', 'in')), orderBy: [by('d')] }, [0]],
  ])('%s', (_, indexes, query, expected) => {
    expect(used(config(...indexes), query)).toEqual(expected);
  });
});

const override = (fieldPath: string, indexes: object[]) =>
  parseIndexConfig(JSON.stringify({ fieldOverrides: [{ collectionGroup: 'c', fieldPath, indexes }] }));

describe('single-field indexes', () => {
  it('serve collection groups only where an override says so', () => {
    const query = { ...group, where: on('a', '==') };
    const entry = answer(NONE, query);
    expect(JSON.parse(entry)).toEqual({
      collectionGroup: 'c',
      fieldPath: 'a',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    });
    expect(answer(parseIndexConfig(`{"fieldOverrides":[${entry}]}`), query)).toBe('served');
  });

  it('can be exempted, with everything below the field', () => {
    const exempt = override('m', []);
    expect(answer(exempt, { where: on('m', '==') })).not.toBe('served');
    expect(answer(exempt, { where: on('m.x', '==') })).not.toBe('served');
    expect(answer(exempt, { orderBy: [by('m')] })).not.toBe('served');
    expect(answer(exempt, { where: on('a', '==') })).toBe('served');
    expect(answer(override('*', []), { where: on('a', '==') })).not.toBe('served');
  });

  it('keep the modes that an override lists', () => {
    const ascending = override('a', [{ order: 'ASCENDING', queryScope: 'COLLECTION' }]);
    expect(answer(ascending, { where: on('a', '>') })).toBe('served');
    expect(answer(ascending, { where: on('a', 'array-contains') })).not.toBe('served');
  });
});

describe('parseIndexConfig', () => {
  it.each([
    ['[]', 'the file must be an object'],
    ['{"indexes": {}}', '"indexes" must be a list'],
    ['{"indexes": [{"fields": []}]}', '"collectionGroup" must be a text'],
    [
      '{"indexes": [{"collectionGroup": "c", "fields": [{"fieldPath": "a"}]}]}',
      'each index field needs "order"',
    ],
    ['{"indexes": [{"collectionGroup": "c", "queryScope": "X", "fields": []}]}', 'unknown "queryScope": X'],
    ['{"fieldOverrides": [{"collectionGroup": "c", "fieldPath": "a..b"}]}', 'Invalid property path "a..b"'],
  ])('refuses %s', (text, message) => {
    expect(() => parseIndexConfig(text)).toThrow(message);
  });
});
