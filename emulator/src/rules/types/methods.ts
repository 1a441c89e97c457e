import { bytesMethods } from './bytes.ts';
import { durationMethods } from './duration.ts';
import { latlngMethods } from './latlng.ts';
import { listMethods } from './list.ts';
import { mapMethods } from './map.ts';
import { mapDiffMethods } from './map-diff.ts';
import { checkArguments, type MethodTable, type Parameter, type Result } from './method.ts';
import { pathMethods } from './path.ts';
import { setMethods } from './set.ts';
import { stringMethods } from './string.ts';
import { timestampMethods } from './timestamp.ts';
import { failure, type Kind, type RulesValue, type ValueOf } from './value.ts';

const NO_METHODS = {};

type MethodTables = { readonly [K in Kind]: MethodTable<ValueOf<K>> };

/** Every method of every kind of value. */
const METHOD_TABLES: MethodTables = {
  null: NO_METHODS,
  bool: NO_METHODS,
  int: NO_METHODS,
  float: NO_METHODS,
  string: stringMethods,
  bytes: bytesMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  path: pathMethods,
  map_diff: mapDiffMethods,
};

/** Names that some kind of value has a method for; a call of any other cannot succeed. */
export const METHOD_NAMES: ReadonlySet<string> = new Set(Object.values(METHOD_TABLES).flatMap(Object.keys));

interface AnyMethod {
  readonly takes: readonly Parameter[];
  readonly run: (self: never, args: readonly RulesValue[]) => Result;
}

/** Calls a method; an unknown one, or arguments that do not fit, are errors. */
export function callMethod(self: RulesValue, name: string, args: readonly RulesValue[]): Result {
  if (self.kind === 'null') return failure('Null value error.');
  const table: Readonly<Record<string, AnyMethod>> = METHOD_TABLES[self.kind];
  const method = Object.hasOwn(table, name) ? table[name] : undefined;
  if (method === undefined) return failure(`Function not found error: Name: [${name}] on ${self.kind}.`);
  // The table was chosen by the value's own kind, so `run` takes it.
  return checkArguments(name, method.takes, args) ?? method.run(self as never, args);
}
