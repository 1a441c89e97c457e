import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPredicate } from '../../query/filter.ts';
import type { QueryFilter } from '../../values/filter.ts';
import { questions } from '../testing/list-cases.ts';
import { inDatabase, listRequest, loadRules, NO_DOCUMENTS, valueOf } from '../testing/requests.ts';
import { type Atom, disjuncts } from './disjuncts.ts';

const is = (field: string, plain: unknown): QueryFilter => ({
  kind: 'field',
  field: [field],
  op: '==',
  value: valueOf(plain),
});

function shown(where: QueryFilter | undefined): string[] {
  const atom = (one: Atom): string =>
    one.kind === 'field' && 'value' in one.value
      ? `${one.field.join('.')} ${one.op} ${String(one.value.value)}`
      : one.op;
  return disjuncts(where).map((atoms) => atoms.map(atom).join(' & '));
}

describe('disjuncts', () => {
  it.each<[string, QueryFilter | undefined, string[]]>([
    ['nothing', undefined, ['']],
    ['one condition', is('a', 1), ['a == 1']],
    ['an and', { kind: 'and', filters: [is('a', 1), is('b', 2)] }, ['a == 1 & b == 2']],
    ['an or', { kind: 'or', filters: [is('a', 1), is('b', 2)] }, ['a == 1', 'b == 2']],
    [
      'an or in an and',
      { kind: 'and', filters: [is('a', 1), { kind: 'or', filters: [is('b', 2), is('c', 3)] }] },
      ['a == 1 & b == 2', 'a == 1 & c == 3'],
    ],
    ['in', { kind: 'field', field: ['a'], op: 'in', value: valueOf([1, 2]) }, ['a == 1', 'a == 2']],
    [
      'array-contains-any',
      { kind: 'field', field: ['a'], op: 'array-contains-any', value: valueOf(['x']) },
      ['a array-contains x'],
    ],
  ])('%s', (_, where, expected) => {
    expect(shown(where)).toEqual(expected);
  });

  it('covers every document that the query returns', () => {
    fc.assert(
      fc.property(questions, ({ where, documents }) => {
        const cases = disjuncts(where).map((filters) => filterPredicate({ kind: 'and', filters }));
        const matches = filterPredicate(where);
        for (const [id, fields] of documents) {
          const time = { seconds: 0, nanos: 0 };
          const document = {
            name: `projects/p/databases/(default)/documents/things/${id}`,
            fields,
            createTime: time,
            updateTime: time,
          };
          if (matches(document)) expect(cases.some((one) => one(document))).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('stays small for a query with too many cases, and then proves less', () => {
    const wide = (field: string): QueryFilter => ({
      kind: 'or',
      filters: Array.from({ length: 20 }, () => is(field, 1)),
    });
    const where: QueryFilter = { kind: 'and', filters: [wide('a'), wide('b'), is('c', 1)] };
    expect(disjuncts(where).length).toBeLessThanOrEqual(200);
    const rules = (condition: string) =>
      loadRules(inDatabase(`match /things/{id} { allow list: if ${condition}; }`));
    const allowed = (condition: string): boolean =>
      rules(condition).decideList(listRequest({ where }), NO_DOCUMENTS).allowed;
    expect(allowed('resource.data.a == 1 && resource.data.c == 1')).toBe(true);
    expect(allowed('resource.data.b == 1')).toBe(false);
    expect(allowed('true')).toBe(true);
  });
});
