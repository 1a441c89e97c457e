import { type FieldPath, formatFieldPath } from '../values/field-path.ts';
import { sameValue } from '../values/order.ts';
import type { Fields, Value } from '../values/value.ts';

const NO_FIELDS: Fields = new Map();

/** The paths that differ between two versions of a document: an event's `updateMask`. Maps are compared inside. */
export function changedPaths(before: Fields, after: Fields): readonly string[] {
  const paths: string[] = [];
  collect(before, after, [], paths);
  return paths;
}

function collect(before: Fields, after: Fields, prefix: FieldPath, into: string[]): void {
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(name);
    const value = after.get(name);
    if (old && value && sameValue(old, value)) continue;
    const path = [...prefix, name];
    const inner = fieldsOf(old) ?? fieldsOf(value);
    if (inner && inner.size > 0 && isMapOrAbsent(old) && isMapOrAbsent(value)) {
      collect(fieldsOf(old) ?? NO_FIELDS, fieldsOf(value) ?? NO_FIELDS, path, into);
    } else {
      into.push(formatFieldPath(path));
    }
  }
}

function fieldsOf(value: Value | undefined): Fields | undefined {
  return value?.kind === 'map' ? value.fields : undefined;
}

function isMapOrAbsent(value: Value | undefined): boolean {
  return value === undefined || value.kind === 'map';
}
