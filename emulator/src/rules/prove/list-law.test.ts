import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPredicate } from '../../query/filter.ts';
import type { FieldOperator, QueryFilter } from '../../values/filter.ts';
import type { Fields, Value } from '../../values/value.ts';
import type { ListRequest, Ruleset } from '../index.ts';
import { inDatabase, listRequest, loadRules, NO_DOCUMENTS, readRequest } from '../testing/requests.ts';

const FIELDS = ['a', 'b', 'c'] as const;
const IDS = ['t1', 't2', 'x'] as const;
const ANN = { uid: 'x', token: { level: 1, tags: ['x', 'y'] } };

/** Values from a small pool with traps: both kinds of number, NaN, null, text, lists and maps of these. */
const scalar: fc.Arbitrary<Value> = fc.constantFrom<Value>(
  { kind: 'null' },
  { kind: 'boolean', value: true },
  { kind: 'boolean', value: false },
  { kind: 'integer', value: 1n },
  { kind: 'integer', value: 2n },
  { kind: 'double', value: 1 },
  { kind: 'double', value: 1.5 },
  { kind: 'double', value: Number.NaN },
  { kind: 'string', value: 'x' },
  { kind: 'string', value: 'y' },
  { kind: 'timestamp', seconds: 1, nanos: 0 },
);
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  {
    weight: 2,
    arbitrary: fc.array(scalar, { maxLength: 2 }).map((values) => ({ kind: 'array', values }) as const),
  },
  {
    weight: 1,
    arbitrary: scalar.map((inner) => ({ kind: 'map', fields: new Map([['k', inner]]) }) as const),
  },
);

const data: fc.Arbitrary<Fields> = fc
  .record(Object.fromEntries(FIELDS.map((name) => [name, fc.option(value, { nil: undefined, freq: 4 })])))
  .map((record) => {
    const fields = new Map<string, Value>();
    for (const [name, field] of Object.entries(record)) if (field !== undefined) fields.set(name, field);
    return fields;
  });

const field = fc.constantFrom<readonly string[]>(['a'], ['b'], ['c'], ['c', 'k']);
const operators: readonly FieldOperator[] = ['==', '==', '!=', '<', '<=', '>', '>=', 'array-contains'];
const atom: fc.Arbitrary<QueryFilter> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('field'), field, op: fc.constantFrom(...operators), value }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('field'),
      field,
      op: fc.constantFrom<FieldOperator>('in', 'not-in', 'array-contains-any'),
      value: fc
        .array(scalar, { minLength: 1, maxLength: 3 })
        .map((values) => ({ kind: 'array', values }) as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('unary'),
      field,
      op: fc.constantFrom('is-null', 'is-not-null', 'is-nan', 'is-not-nan'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...IDS).map((id) => ({
      kind: 'field',
      field: ['__name__'],
      op: '==',
      value: { kind: 'reference', name: `projects/p/databases/(default)/documents/things/${id}` },
    })),
  },
) as fc.Arbitrary<QueryFilter>;
const filter: fc.Arbitrary<QueryFilter> = fc.letrec<{ filter: QueryFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 3, arbitrary: atom },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('and', 'or'),
        filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      }),
    },
  ),
})).filter;

/** Parts of conditions, mostly about a field, in the spellings that rules files use. */
const operand = fc.constantFrom(
  'resource.data.a',
  'resource.data.b',
  'resource.data.c',
  "resource.data['a']",
  'resource.data.c.k',
  "resource.data.get('b', 1)",
  'resource.id',
  'thing',
);
const constant = fc.constantFrom(
  'null',
  'true',
  'false',
  '1',
  '2',
  '1.5',
  "'x'",
  "'y'",
  'request.auth.uid',
  'request.auth.token.level',
  'timestamp.value(1000)',
  "['x', 'y']",
  '[1]',
  "{'k': 1}",
  'request.auth.token.missing',
);
const condition: fc.Arbitrary<string> = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    {
      weight: 5,
      arbitrary: fc
        .tuple(operand, fc.constantFrom('==', '==', '!=', '<', '<=', '>', '>='), constant, fc.boolean())
        .map(([left, operator, right, swap]) =>
          swap ? `${right} ${operator} ${left}` : `${left} ${operator} ${right}`,
        ),
    },
    { weight: 1, arbitrary: operand },
    { weight: 1, arbitrary: fc.tuple(operand, operand).map(([left, right]) => `${left} == ${right}`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          operand,
          fc.constantFrom('int', 'float', 'number', 'string', 'bool', 'list', 'map', 'null', 'timestamp'),
        )
        .map(([left, type]) => `${left} is ${type}`),
    },
    { weight: 1, arbitrary: operand.map((left) => `${left} in [1, 'x', null]`) },
    { weight: 1, arbitrary: fc.tuple(constant, operand).map(([left, right]) => `${left} in ${right}`) },
    { weight: 1, arbitrary: operand.map((left) => `${left}.hasAny(['x', 1])`) },
    { weight: 1, arbitrary: operand.map((left) => `${left}.hasAll([1])`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("'a' in resource.data", "'k' in resource.data.c", 'resource != null'),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(tie('condition'), tie('condition')).map(([l, r]) => `(${l}) && (${r})`),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(tie('condition'), tie('condition')).map(([l, r]) => `(${l}) || (${r})`),
    },
    { weight: 1, arbitrary: tie('condition').map((inner) => `!(${inner})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('condition'), tie('condition'), tie('condition'))
        .map(([test, yes, no]) => `(${test}) ? (${yes}) : (${no})`),
    },
  ),
})).condition;

function rulesFor(text: string): Ruleset {
  return loadRules(inDatabase(`match /things/{thing} { allow read: if ${text}; }`));
}

function lists(rules: Ruleset, where: QueryFilter | undefined, over: Partial<ListRequest> = {}): boolean {
  return rules.decideList(listRequest({ auth: ANN, where, ...over }), NO_DOCUMENTS).allowed;
}

function gets(rules: Ruleset, id: string, fields: Fields): boolean {
  const path = ['things', id];
  return rules.decide(readRequest({ auth: ANN, path, existing: { path, fields } }), NO_DOCUMENTS).allowed;
}

function returned(where: QueryFilter, id: string, fields: Fields): boolean {
  const time = { seconds: 0, nanos: 0 };
  const name = `projects/p/databases/(default)/documents/things/${id}`;
  return filterPredicate(where)({ name, fields, createTime: time, updateTime: time });
}

describe('the law of list proofs', () => {
  it('allows a list only if every document it returns is allowed alone', () => {
    let proved = 0;
    let checked = 0;
    fc.assert(
      fc.property(
        condition,
        filter,
        fc.array(fc.tuple(fc.constantFrom(...IDS), data), { maxLength: 25 }),
        (text, where, documents) => {
          const rules = rulesFor(text);
          if (!lists(rules, where)) return;
          proved += 1;
          for (const [id, fields] of documents) {
            if (!returned(where, id, fields)) continue;
            checked += 1;
            expect(gets(rules, id, fields)).toBe(true);
          }
        },
      ),
      { numRuns: 4000 },
    );
    // The law says nothing of what is never proved or never returned.
    expect(proved).toBeGreaterThan(200);
    expect(checked).toBeGreaterThan(50);
  }, 120_000);

  /** A condition with the query that was made for it: the query's own atoms, written as rules. */
  const fitting: fc.Arbitrary<{ text: string; atoms: readonly QueryFilter[] }> = fc
    .array(
      fc.constantFrom<{ text: string; atom: QueryFilter }>(
        {
          text: "resource.data.a == 'x'",
          atom: { kind: 'field', field: ['a'], op: '==', value: { kind: 'string', value: 'x' } },
        },
        {
          text: 'resource.data.b >= 1',
          atom: { kind: 'field', field: ['b'], op: '>', value: { kind: 'integer', value: 1n } },
        },
        {
          text: "'y' in resource.data.c",
          atom: { kind: 'field', field: ['c'], op: 'array-contains', value: { kind: 'string', value: 'y' } },
        },
        { text: 'resource.data.d == null', atom: { kind: 'unary', field: ['d'], op: 'is-null' } },
        {
          text: 'resource.data.e != 2',
          atom: { kind: 'field', field: ['e'], op: '!=', value: { kind: 'integer', value: 2n } },
        },
        {
          text: "resource.data.f in ['x', 'y', 'z']",
          atom: {
            kind: 'field',
            field: ['f'],
            op: 'in',
            value: {
              kind: 'array',
              values: [
                { kind: 'string', value: 'x' },
                { kind: 'string', value: 'z' },
              ],
            },
          },
        },
        {
          text: "thing == 't1'",
          atom: {
            kind: 'field',
            field: ['__name__'],
            op: '==',
            value: { kind: 'reference', name: 'projects/p/databases/(default)/documents/things/t1' },
          },
        },
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((parts) => [...new Set(parts)])
    .map((parts) => ({
      text: parts.map(({ text }) => text).join(' && '),
      atoms: parts.map(({ atom: one }) => one),
    }));

  it('denies the list when a condition that the rule needs is taken from the query', () => {
    fc.assert(
      fc.property(fitting, fc.nat(), ({ text, atoms }, at) => {
        const rules = rulesFor(text);
        expect(lists(rules, { kind: 'and', filters: atoms })).toBe(true);
        const fewer = atoms.filter((_, index) => index !== at % atoms.length);
        expect(lists(rules, fewer.length === 0 ? undefined : { kind: 'and', filters: fewer })).toBe(false);
        // Nor may the condition be one of several that would do.
        const either: QueryFilter = {
          kind: 'or',
          filters: [
            { kind: 'and', filters: atoms },
            { kind: 'and', filters: fewer },
          ],
        };
        expect(lists(rules, either)).toBe(false);
      }),
    );
  });

  it('keeps allowing when the query asks for more conditions', () => {
    fc.assert(
      fc.property(condition, atom, atom, (text, first, second) => {
        const rules = rulesFor(text);
        if (!lists(rules, first)) return;
        expect(lists(rules, { kind: 'or', filters: [first, first] })).toBe(true);
        expect(lists(rules, { kind: 'and', filters: [first, first] })).toBe(true);
        if (lists(rules, second)) expect(lists(rules, { kind: 'or', filters: [first, second] })).toBe(true);
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});
