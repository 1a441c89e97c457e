import { distinct, includes } from './equality.ts';
import { format } from './format.ts';
import { type MethodTable, method } from './method.ts';
import {
  bool,
  type EvaluationError,
  failure,
  int,
  list,
  type RulesValue,
  string,
  type ValueOf,
} from './value.ts';

/** Elements of the longest list that an expression makes; a document holds fewer. */
const MAX_ELEMENTS = 1_000_000;

const COLLECTION = ['list', 'set'] as const;

/** Methods of `rules.List`. */
export const listMethods: MethodTable<ValueOf<'list'>> = {
  concat: method(['list'], (self, other) =>
    self.values.length + other.values.length > MAX_ELEMENTS
      ? failure('List is too long.')
      : list([...self.values, ...other.values]),
  ),
  hasAll: method([COLLECTION], (self, wanted) => bool(hasAll(self.values, wanted.values))),
  hasAny: method([COLLECTION], (self, wanted) => bool(hasAny(self.values, wanted.values))),
  hasOnly: method([COLLECTION], (self, allowed) => bool(hasAll(allowed.values, self.values))),
  join: method(['string'], (self, separator) => string(self.values.map(text).join(separator.value))),
  removeAll: method([COLLECTION], (self, unwanted) =>
    list(self.values.filter((value) => !includes(unwanted.values, value))),
  ),
  size: method([], (self) => int(self.values.length)),
  toSet: method([], (self) => ({ kind: 'set', values: distinct(self.values) })),
};

export function hasAll(values: readonly RulesValue[], wanted: readonly RulesValue[]): boolean {
  return wanted.every((value) => includes(values, value));
}

export function hasAny(values: readonly RulesValue[], wanted: readonly RulesValue[]): boolean {
  return wanted.some((value) => includes(values, value));
}

/** `values[index]`, counted from 0; outside is an error. */
export function elementAt(values: readonly RulesValue[], index: bigint): RulesValue | EvaluationError {
  const element = index < 0n ? undefined : values[Number(index)];
  return element ?? failure(`Index ${index} is out of bounds.`);
}

/** `values[from:to]`: the upper bound is exclusive and both must lie within the list. */
export function slice(
  values: readonly RulesValue[],
  from: bigint,
  to: bigint,
): ValueOf<'list'> | EvaluationError {
  if (from < 0n || to < from || to > BigInt(values.length)) return failure('Range out of bounds.');
  return list(values.slice(Number(from), Number(to)));
}

function text(value: RulesValue): string {
  return value.kind === 'string' ? value.value : format(value);
}
