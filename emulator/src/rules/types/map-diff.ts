import { equals } from './equality.ts';
import { type MethodTable, method } from './method.ts';
import { setOfKeys } from './set.ts';
import type { RulesFields, ValueOf } from './value.ts';

/** Methods of `rules.MapDiff`: in `a.diff(b)`, `a` is after and `b` before. */
export const mapDiffMethods: MethodTable<ValueOf<'map_diff'>> = {
  addedKeys: method([], (self) => setOfKeys(missing(self.after, self.before))),
  removedKeys: method([], (self) => setOfKeys(missing(self.before, self.after))),
  changedKeys: method([], (self) => setOfKeys(findShared(self, false))),
  unchangedKeys: method([], (self) => setOfKeys(findShared(self, true))),
  affectedKeys: method([], (self) =>
    setOfKeys([
      ...missing(self.after, self.before),
      ...missing(self.before, self.after),
      ...findShared(self, false),
    ]),
  ),
};

function missing(fields: RulesFields, from: RulesFields): string[] {
  return [...fields.keys()].filter((key) => !from.has(key));
}

function findShared(diff: ValueOf<'map_diff'>, equal: boolean): string[] {
  const keys: string[] = [];
  for (const [key, value] of diff.after) {
    const before = diff.before.get(key);
    if (before !== undefined && equals(value, before) === equal) keys.push(key);
  }
  return keys;
}
