import { FirestoreError } from '../errors.ts';
import { type EnumType, type FieldType, type MessageType, schema } from './schema.ts';
import { formatTimestampText, parseTimestampText } from './timestamp-text.ts';

/** A message in the form that the gRPC library decodes to: camelCase keys, absent fields left out. */
export type Message = { [field: string]: unknown };

const TIMESTAMP = 'google.protobuf.Timestamp';
const NULL_VALUE = 'google.protobuf.NullValue';
/** The messages that proto3 JSON writes as their bare value. */
const WRAPPERS = new Set([
  'google.protobuf.Int32Value',
  'google.protobuf.Int64Value',
  'google.protobuf.DoubleValue',
  'google.protobuf.BoolValue',
]);

/** The text with which the official emulator refuses JSON that does not fit the request's message. */
function invalid(path: string, expected: string): FirestoreError {
  const place = path === '' ? '' : ` ${path}: expected ${expected}.`;
  return new FirestoreError('INVALID_ARGUMENT', `Payload isn't valid for request.${place}`);
}

/**
 * Reads proto3 JSON as a message of type `typeName`: enums by name or number, 64-bit integers as strings or numbers,
 * bytes in either base64 alphabet. Unknown fields and wrong types throw INVALID_ARGUMENT.
 */
export function parseMessage(json: unknown, typeName: string): Message {
  return parseFields(json, schema.message(typeName), '');
}

function parseFields(json: unknown, type: MessageType, path: string): Message {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalid(path || type.name, 'an object');
  const message: Message = {};
  for (const [key, value] of Object.entries(json)) {
    const name = type.fields.has(key) ? key : camelCase(key);
    const field = type.fields.get(name);
    const at = path === '' ? key : `${path}.${key}`;
    if (!field) throw invalid(at, 'no such field');
    if (value === null && field.type !== NULL_VALUE) continue;
    message[name] = parseField(value, field, at);
  }
  return message;
}

function parseField(json: unknown, field: FieldType, path: string): unknown {
  if (field.map) {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid(path, 'an object');
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [key, parseSingle(value, field.type, `${path}.${key}`)]),
    );
  }
  if (!field.repeated) return parseSingle(json, field.type, path);
  if (!Array.isArray(json)) throw invalid(path, 'a list');
  return json.map((item, index) => parseSingle(item, field.type, `${path}[${index}]`));
}

function parseSingle(json: unknown, typeName: string, path: string): unknown {
  const type = schema.type(typeName);
  if (type?.kind === 'enum') return parseEnum(json, type, path);
  if (type === undefined) return parseScalar(json, typeName, path);
  if (typeName === TIMESTAMP) {
    const timestamp = typeof json === 'string' ? parseTimestampText(json) : undefined;
    if (!timestamp) throw invalid(path, 'a timestamp such as 2026-01-31T12:00:00.5Z');
    return timestamp;
  }
  const wrapped = WRAPPERS.has(typeName) ? type.fields.get('value') : undefined;
  if (wrapped) return { value: parseScalar(json, wrapped.type, path) };
  return parseFields(json, type, path);
}

function parseEnum(json: unknown, type: EnumType, path: string): string {
  if (type.name === NULL_VALUE && json === null) return 'NULL_VALUE';
  for (const [name, number] of type.numbers) if (json === name || json === number) return name;
  throw invalid(path, `one of ${[...type.numbers.keys()].join(', ')}`);
}

function parseScalar(json: unknown, type: string, path: string): unknown {
  switch (type) {
    case 'string':
      if (typeof json === 'string') return json;
      throw invalid(path, 'a string');
    case 'bool':
      if (typeof json === 'boolean') return json;
      throw invalid(path, 'true or false');
    case 'bytes':
      if (typeof json === 'string' && /^[\w+/-]*={0,2}$/.test(json)) return Buffer.from(json, 'base64');
      throw invalid(path, 'base64 text');
    case 'int32':
      return Number(parseInteger(json, 32, path));
    case 'int64':
      return String(parseInteger(json, 64, path));
    case 'double':
      return parseDouble(json, path);
    default:
      throw invalid(path, type);
  }
}

function parseInteger(json: unknown, bits: number, path: string): bigint {
  const expected = `an integer of ${bits} bits`;
  if (typeof json === 'number' && !Number.isInteger(json)) throw invalid(path, expected);
  if (typeof json === 'string' && !/^-?\d{1,19}$/.test(json)) throw invalid(path, expected);
  if (typeof json !== 'number' && typeof json !== 'string') throw invalid(path, expected);
  const value = BigInt(json);
  if (BigInt.asIntN(bits, value) !== value) throw invalid(path, expected);
  return value;
}

function parseDouble(json: unknown, path: string): number {
  if (typeof json === 'number') return json;
  if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return Number(json);
  if (typeof json === 'string' && json.trim() !== '' && !Number.isNaN(Number(json))) return Number(json);
  throw invalid(path, 'a number');
}

/** Writes a message of type `typeName` as proto3 JSON, ready for `JSON.stringify`; empty lists and maps are left out. */
export function printMessage(message: Message, typeName: string): Message {
  return printFields(message, schema.message(typeName));
}

function printFields(message: Message, type: MessageType): Message {
  const json: Message = {};
  for (const [name, field] of type.fields) {
    const value = message[name];
    if (value === undefined) continue;
    if (field.map) {
      const entries = Object.entries(value as Message);
      if (entries.length === 0) continue;
      json[name] = Object.fromEntries(entries.map(([key, item]) => [key, printSingle(item, field.type)]));
    } else if (field.repeated) {
      const items = value as readonly unknown[];
      if (items.length > 0) json[name] = items.map((item) => printSingle(item, field.type));
    } else {
      json[name] = printSingle(value, field.type);
    }
  }
  return json;
}

function printSingle(value: unknown, typeName: string): unknown {
  if (typeName === NULL_VALUE) return null;
  const type = schema.type(typeName);
  if (type?.kind === 'message') {
    const message = value as Message;
    if (typeName === TIMESTAMP) {
      return formatTimestampText({
        seconds: Number(message.seconds ?? 0),
        nanos: Number(message.nanos ?? 0),
      });
    }
    const wrapped = WRAPPERS.has(typeName) ? type.fields.get('value') : undefined;
    return wrapped ? printSingle(message.value ?? 0, wrapped.type) : printFields(message, type);
  }
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return typeName === 'int64' ? String(value) : value;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
