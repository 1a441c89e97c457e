import { type MethodTable, method } from './method.ts';
import {
  type EvaluationError,
  failure,
  int,
  list,
  type RulesFields,
  type RulesValue,
  string,
  type ValueOf,
} from './value.ts';

/** Methods of `rules.Map`. */
export const mapMethods: MethodTable<ValueOf<'map'>> = {
  diff: method(['map'], (self, other) => ({ kind: 'map_diff', before: other.fields, after: self.fields })),
  get: method([['string', 'list'], 'any'], (self, key, otherwise) => {
    if (key.kind === 'string') return self.fields.get(key.value) ?? otherwise;
    return readNested(self, key.values, otherwise);
  }),
  keys: method([], (self) => list([...self.fields.keys()].map(string))),
  size: method([], (self) => int(self.fields.size)),
  values: method([], (self) => list([...self.fields.values()])),
};

/** `map.name` and `map['name']`: a missing property is an error. */
export function property(fields: RulesFields, name: string): RulesValue | EvaluationError {
  return fields.get(name) ?? failure(`Property ${name} is undefined on object.`);
}

function readNested(
  self: RulesValue,
  keys: readonly RulesValue[],
  otherwise: RulesValue,
): RulesValue | EvaluationError {
  let value = self;
  for (const key of keys) {
    if (key.kind !== 'string') return failure('Map keys must be strings.');
    const inner = value.kind === 'map' ? value.fields.get(key.value) : undefined;
    if (inner === undefined) return otherwise;
    value = inner;
  }
  return value;
}
