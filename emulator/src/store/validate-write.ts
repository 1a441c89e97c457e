import { FirestoreError } from '../errors.ts';
import { documentSize } from '../values/document-size.ts';
import type { FieldPath } from '../values/field-path.ts';
import { isReserved } from '../values/resource-name.ts';
import type { Fields, Value } from '../values/value.ts';
import type { TransformOperation, Write } from './write.ts';

/** Limits of firebase.google.com/docs/firestore/quotas; messages are those of Google's emulator. */
const MAX_VALUE_BYTES = 1_048_487;
const MAX_NAME_BYTES = 1500;
const MAX_DEPTH = 20;
const MAX_TRANSFORMS = 500;
const MAX_VECTOR_DIMENSIONS = 2048;
const MAX_COMMIT_BYTES = 10 * 1024 * 1024;

/** Throws `INVALID_ARGUMENT` for writes that no state of the database could accept. */
export function validateWrites(writes: readonly Write[]): void {
  const transforms = new Map<string, number>();
  const earlier = new Map<string, Write['kind']>();
  let bytes = 0;
  for (const write of writes) {
    checkIds(write.name);
    checkSequence(write, earlier.get(write.name));
    earlier.set(write.name, write.kind);
    if (write.kind !== 'update') continue;
    for (const path of write.mask ?? []) checkPath(path);
    for (const { field, operation } of write.transforms) {
      checkPath(field);
      checkOperation(operation);
    }
    checkFields(write.fields, 1, 0);
    bytes += documentSize(write.name, write.fields);
    const count = (transforms.get(write.name) ?? 0) + write.transforms.length;
    transforms.set(write.name, count);
    if (count > MAX_TRANSFORMS) {
      throw invalid(
        `Cannot have more than ${MAX_TRANSFORMS} field transforms for a single document in a commit.`,
      );
    }
  }
  if (bytes > MAX_COMMIT_BYTES) throw invalid('Transaction too big. Decrease transaction size.');
}

/** `earlier` is the last write of the same document in the same commit. */
function checkSequence({ kind, name, precondition }: Write, earlier: Write['kind'] | undefined): void {
  if (kind === 'verify' && !precondition) throw invalid(`A verify of "${name}" needs a precondition.`);
  if (earlier !== undefined && (kind === 'verify' || earlier === 'verify')) {
    throw invalid(`A commit that verifies "${name}" cannot write or verify it a second time.`);
  }
  const expectsDocument = precondition && !('exists' in precondition && !precondition.exists);
  if (kind === 'update' && earlier === 'delete' && expectsDocument) {
    throw invalid(`The document "${name}" cannot be updated after its deletion in the same commit.`);
  }
}

function checkIds(name: string): void {
  if (name.length <= MAX_NAME_BYTES / 3) return;
  for (const [i, segment] of name.split('/').slice(5).entries()) {
    if (Buffer.byteLength(segment) <= MAX_NAME_BYTES) continue;
    throw invalid(
      `The key path element ${i % 2 === 0 ? 'kind' : 'name'} is longer than ${MAX_NAME_BYTES} bytes.`,
    );
  }
}

function checkPath(path: FieldPath): void {
  for (const segment of path) if (isReserved(segment)) throw invalid(`field name ${segment} is reserved`);
  if (pathBytes(path) > MAX_NAME_BYTES) throw longPath();
}

/** The size of a path as it is written, but for quotes: its names with a dot between two. */
function pathBytes(path: FieldPath): number {
  return Buffer.byteLength(path.join('.'));
}

function longPath(): FirestoreError {
  return invalid(`The property path is longer than ${MAX_NAME_BYTES} bytes.`);
}

function checkOperation(operation: TransformOperation): void {
  switch (operation.kind) {
    case 'request-time':
      return;
    case 'increment':
    case 'maximum':
    case 'minimum': {
      const { kind } = operation.value;
      if (kind !== 'integer' && kind !== 'double') throw invalid('Input must be int64 or double.');
      return;
    }
    case 'array-union':
    case 'array-remove':
      for (const value of operation.values) checkValue(value, 'array', 2, true);
  }
}

/**
 * `depth` counts the levels of maps and arrays that these fields stand in, `above` the bytes of the path to them with
 * its last dot.
 */
function checkFields(fields: Fields, depth: number, above: number): void {
  const top = depth === 1;
  for (const [name, value] of fields) {
    if (isReserved(name))
      throw invalid(top ? `field name ${name} is reserved` : `field name '${name}' is reserved.`);
    if (name === '') throw invalid('Document fields must not be empty.');
    if (name.length > MAX_NAME_BYTES / 3 && Buffer.byteLength(name) > MAX_NAME_BYTES) {
      throw invalid(`The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
    }
    const bytes = above + Buffer.byteLength(name);
    if (bytes > MAX_NAME_BYTES) throw longPath();
    checkValue(value, name, depth, false, bytes);
  }
}

/** `above` is the size of the path to the value. */
function checkValue(value: Value, property: string, depth: number, inArray: boolean, above = 0): void {
  if (value.kind === 'array') {
    if (inArray) throw invalid('Nested arrays are not allowed');
    if (depth > MAX_DEPTH) throw nestedError(property);
    for (const item of value.values) checkValue(item, 'array', depth + 1, true);
  } else if (value.kind === 'map') {
    if (value.fields.has('__type__')) {
      checkVector(value.fields, property);
      return;
    }
    if (depth > MAX_DEPTH) throw nestedError(property);
    checkFields(value.fields, depth + 1, inArray ? 0 : above + 1);
  } else if (byteLength(value) > MAX_VALUE_BYTES) {
    throw invalid(`The value of property "${property}" is longer than ${MAX_VALUE_BYTES} bytes.`);
  }
}

/** A map with `__type__` must be a well-formed vector: `value` holds 1 to 2048 doubles, none of them NaN. */
function checkVector(fields: Fields, property: string): void {
  const type = fields.get('__type__');
  if (type?.kind !== 'string') throw invalid('Field __type__ must be a string.');
  if (type.value !== '__vector__') throw nestedError(property);
  const elements = fields.get('value');
  if (!elements) throw invalid("Vector map is missing key 'value'.");
  if (elements.kind !== 'array') throw invalid('Vector value type must be an array.');
  if (fields.size > 2) throw invalid('Vector value map has extraneous entries.');
  const { values } = elements;
  if (values.length === 0) throw invalid('Cannot have a zero length vector.');
  if (values.length > MAX_VECTOR_DIMENSIONS) {
    throw invalid(`Vectors must be at most ${MAX_VECTOR_DIMENSIONS} dimensions.`);
  }
  for (const element of values) {
    if (element.kind !== 'double') throw invalid("Vector must only contain values of type 'double'");
    if (Number.isNaN(element.value)) throw invalid('Vector cannot contain NaN values.');
  }
}

function byteLength(value: Value): number {
  if (value.kind === 'bytes') return value.value.length;
  if (value.kind !== 'string') return 0;
  return value.value.length > MAX_VALUE_BYTES / 3 ? Buffer.byteLength(value.value) : 0;
}

function nestedError(property: string): FirestoreError {
  return invalid(`Property ${property} contains an invalid nested entity.`);
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
