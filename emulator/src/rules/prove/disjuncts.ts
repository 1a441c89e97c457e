import type { QueryFilter } from '../../values/filter.ts';

/** A single condition on a field. */
export type Atom = Exclude<QueryFilter, { readonly kind: 'and' | 'or' }>;

/** The most cases that are told apart; Firestore allows a query 30 of them. */
const MAX_DISJUNCTS = 200;

/**
 * The `where` as a list of cases, each a list of conditions that all hold: every document that the query returns
 * falls under one of the cases. `in` and `array-contains-any` are told apart into their values.
 */
export function disjuncts(where: QueryFilter | undefined): readonly (readonly Atom[])[] {
  if (where === undefined) return [[]];
  switch (where.kind) {
    case 'and':
      return where.filters.map(disjuncts).reduce<readonly (readonly Atom[])[]>(both, [[]]);
    case 'or': {
      const cases = where.filters.flatMap(disjuncts);
      return cases.length > MAX_DISJUNCTS ? [[]] : cases;
    }
    case 'unary':
      return [[where]];
    case 'field':
      return alternatives(where);
  }
}

/** Every combination of a left and a right case; past the bound the right conditions are left out, which only weakens. */
function both(
  left: readonly (readonly Atom[])[],
  right: readonly (readonly Atom[])[],
): readonly (readonly Atom[])[] {
  if (left.length * right.length > MAX_DISJUNCTS) return left;
  return left.flatMap((a) => right.map((b) => [...a, ...b]));
}

function alternatives(filter: Extract<Atom, { kind: 'field' }>): readonly (readonly Atom[])[] {
  const { field, op, value } = filter;
  if (value.kind !== 'array' || (op !== 'in' && op !== 'array-contains-any')) return [[filter]];
  return value.values.map((element) => [
    { kind: 'field', field, op: op === 'in' ? '==' : 'array-contains', value: element } as const,
  ]);
}
