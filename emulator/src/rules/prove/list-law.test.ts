import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPredicate } from '../../query/filter.ts';
import type { QueryFilter } from '../../values/filter.ts';
import type { Fields } from '../../values/value.ts';
import type { ListRequest, Ruleset } from '../index.ts';
import { ANN, atom, condition, questions } from '../testing/list-cases.ts';
import { inDatabase, listRequest, loadRules, NO_DOCUMENTS, readRequest } from '../testing/requests.ts';

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
      fc.property(questions, ({ text, where, documents }) => {
        const rules = rulesFor(text);
        if (!lists(rules, where)) return;
        proved += 1;
        for (const [id, fields] of documents) {
          if (!returned(where, id, fields)) continue;
          checked += 1;
          expect(gets(rules, id, fields)).toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
    // The law says nothing of what is never proved or never returned.
    expect(proved).toBeGreaterThan(200);
    expect(checked).toBeGreaterThan(500);
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
