import { type FieldPath, isNamePath } from '../values/field-path.ts';
import type { QueryFilter } from '../values/filter.ts';
import type { Value } from '../values/value.ts';

/** A filter on one field. */
export type FieldFilter = Exclude<QueryFilter, { kind: 'and' } | { kind: 'or' }>;

/** Every filter on a field, wherever it stands. */
export function leaves(filter: QueryFilter | undefined): FieldFilter[] {
  if (!filter) return [];
  return filter.kind === 'and' || filter.kind === 'or' ? filter.filters.flatMap(leaves) : [filter];
}

/** How many conjunctions the filter comes to when multiplied out, each value of `in` and `array-contains-any` for itself. */
export function countDisjunctions(filter: QueryFilter): number {
  switch (filter.kind) {
    case 'and':
      return filter.filters.reduce((product, part) => product * countDisjunctions(part), 1);
    case 'or':
      return filter.filters.reduce((sum, part) => sum + countDisjunctions(part), 0);
    case 'unary':
      return 1;
    case 'field':
      return (filter.op === 'in' || filter.op === 'array-contains-any') && filter.value.kind === 'array'
        ? filter.value.values.length
        : 1;
  }
}

/** The filter as an OR of ANDs; `in` and `array-contains-any` are left whole. */
export function conjunctions(filter: QueryFilter | undefined): FieldFilter[][] {
  if (!filter) return [[]];
  if (filter.kind === 'or') return filter.filters.flatMap(conjunctions);
  if (filter.kind !== 'and') return [[filter]];
  return filter.filters
    .map(conjunctions)
    .reduce((left, right) => left.flatMap((a) => right.map((b) => [...a, ...b])), [[]]);
}

/** A field that must be equal to a value. */
export interface Equality {
  readonly field: FieldPath;
  readonly value: Value;
}

/** The equalities that every match of a filter fulfils; those within an OR are left out, and so is the name. */
export function equalities(filter: QueryFilter | undefined): Equality[] {
  if (filter?.kind === 'and') return filter.filters.flatMap(equalities);
  return filter?.kind === 'field' && filter.op === '==' && !isNamePath(filter.field) ? [filter] : [];
}
