import { type FieldPath, isNamePath } from './field-path.ts';
import type { Document, Fields, Value } from './value.ts';

/** The value at `path`, or `undefined` where a map or the field is missing. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let map: Fields | undefined = fields;
  for (const segment of path) {
    value = map?.get(segment);
    map = value?.kind === 'map' ? value.fields : undefined;
  }
  return value;
}

/** Reads one field of many documents; a document's `__name__` is a reference to itself. */
export function fieldReader(path: FieldPath): (document: Document) => Value | undefined {
  if (isNamePath(path)) return (document) => ({ kind: 'reference', name: document.name });
  const [first] = path;
  if (path.length === 1 && first !== undefined) return (document) => document.fields.get(first);
  return (document) => getField(document.fields, path);
}

/** A copy with `value` at `path`; maps on the way are made, and values that are not maps give way to them. */
export function setField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [first, ...rest] = path;
  if (first === undefined) return fields;
  const inner = fields.get(first);
  const next: Value =
    rest.length === 0
      ? value
      : { kind: 'map', fields: setField(inner?.kind === 'map' ? inner.fields : new Map(), rest, value) };
  return new Map(fields).set(first, next);
}

/** A copy without the field at `path`; the maps that held it stay, even empty. */
export function deleteField(fields: Fields, path: FieldPath): Fields {
  const [first, ...rest] = path;
  const inner = first === undefined ? undefined : fields.get(first);
  if (first === undefined || inner === undefined) return fields;
  const copy = new Map(fields);
  if (rest.length === 0) copy.delete(first);
  else if (inner.kind === 'map') copy.set(first, { kind: 'map', fields: deleteField(inner.fields, rest) });
  return copy;
}

/** `base` after an update under a field mask: fields of the mask are taken from `update`, or deleted if it lacks them. */
export function updateFields(base: Fields, update: Fields, mask: readonly FieldPath[]): Fields {
  let result = base;
  for (const path of mask) {
    const value = getField(update, path);
    result = value === undefined ? deleteField(result, path) : setField(result, path, value);
  }
  return result;
}

/** Only the fields of `mask`; `__name__` stands for no field. */
export function projectFields(fields: Fields, mask: readonly FieldPath[]): Fields {
  let result: Fields = new Map();
  for (const path of mask) {
    const value = isNamePath(path) ? undefined : getField(fields, path);
    if (value !== undefined) result = setField(result, path, value);
  }
  return result;
}

/** The document with only the fields of `mask`; without a mask, as it is. */
export function projectDocument(document: Document, mask: readonly FieldPath[] | undefined): Document {
  return mask === undefined ? document : { ...document, fields: projectFields(document.fields, mask) };
}
