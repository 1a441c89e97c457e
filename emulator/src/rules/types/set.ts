import { distinct, includes } from './equality.ts';
import { hasAll, hasAny } from './list.ts';
import { type MethodTable, method } from './method.ts';
import { bool, int, type RulesValue, string, type ValueOf } from './value.ts';

const COLLECTION = ['list', 'set'] as const;

/** Methods of `rules.Set`. */
export const setMethods: MethodTable<ValueOf<'set'>> = {
  difference: method(['set'], (self, other) =>
    set(self.values.filter((value) => !includes(other.values, value))),
  ),
  hasAll: method([COLLECTION], (self, wanted) => bool(hasAll(self.values, wanted.values))),
  hasAny: method([COLLECTION], (self, wanted) => bool(hasAny(self.values, wanted.values))),
  hasOnly: method([COLLECTION], (self, allowed) => bool(hasAll(allowed.values, self.values))),
  intersection: method(['set'], (self, other) =>
    set(self.values.filter((value) => includes(other.values, value))),
  ),
  size: method([], (self) => int(self.values.length)),
  union: method(['set'], (self, other) => set([...self.values, ...other.values])),
};

/** A set of the given values, without repetitions. */
export function set(values: readonly RulesValue[]): ValueOf<'set'> {
  return { kind: 'set', values: distinct(values) };
}

/** A set of strings that are known to be distinct, such as the keys of a map. */
export function setOfKeys(keys: readonly string[]): ValueOf<'set'> {
  return { kind: 'set', values: keys.map(string) };
}
