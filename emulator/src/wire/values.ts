import { FirestoreError } from '../errors.ts';
import type { Document, Fields, Timestamp, Value } from '../values/value.ts';
import type { DocumentMessage, FieldsMessage, TimestampMessage, ValueMessage } from './messages.ts';

/** Timestamps from 0001-01-01 to 9999-12-31, as google.protobuf.Timestamp allows. */
const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/** Reads a timestamp, keeping its nanoseconds. */
export function decodeTimestamp(message: TimestampMessage): Timestamp {
  const timestamp = { seconds: Number(message.seconds ?? 0), nanos: message.nanos ?? 0 };
  const { seconds, nanos } = timestamp;
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS || nanos < 0 || nanos > 999_999_999) {
    throw new FirestoreError('INVALID_ARGUMENT', 'timestamp is out of range');
  }
  return timestamp;
}

/** Reads a field's value; a timestamp loses what is finer than a microsecond, as in production. */
export function decodeValue(message: ValueMessage): Value {
  if (message.nullValue !== undefined) return { kind: 'null' };
  if (message.booleanValue !== undefined) return { kind: 'boolean', value: message.booleanValue };
  if (message.integerValue !== undefined) return { kind: 'integer', value: BigInt(message.integerValue) };
  if (message.doubleValue !== undefined) return { kind: 'double', value: message.doubleValue };
  if (message.stringValue !== undefined) return { kind: 'string', value: message.stringValue };
  if (message.mapValue !== undefined) return { kind: 'map', fields: decodeFields(message.mapValue.fields) };
  if (message.arrayValue !== undefined) {
    return { kind: 'array', values: (message.arrayValue.values ?? []).map(decodeValue) };
  }
  if (message.timestampValue !== undefined) {
    const { seconds, nanos } = decodeTimestamp(message.timestampValue);
    return { kind: 'timestamp', seconds, nanos: nanos - (nanos % 1000) };
  }
  if (message.bytesValue !== undefined) return { kind: 'bytes', value: message.bytesValue };
  if (message.referenceValue !== undefined) return { kind: 'reference', name: message.referenceValue };
  if (message.geoPointValue !== undefined) {
    const { latitude = 0, longitude = 0 } = message.geoPointValue;
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      throw new FirestoreError('INVALID_ARGUMENT', 'latitude or longitude is out of range');
    }
    return { kind: 'geopoint', latitude, longitude };
  }
  throw new FirestoreError('INVALID_ARGUMENT', 'value has no type');
}

/** Reads a map's or a document's fields. */
export function decodeFields(message: FieldsMessage | undefined): Fields {
  return new Map(Object.entries(message ?? {}).map(([name, value]) => [name, decodeValue(value)]));
}

export function encodeValue(value: Value): ValueMessage {
  switch (value.kind) {
    case 'null':
      return { nullValue: 'NULL_VALUE' };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: String(value.value) };
    case 'double':
      return { doubleValue: value.value };
    case 'timestamp':
      return { timestampValue: { seconds: value.seconds, nanos: value.nanos } };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: value.name };
    case 'geopoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: { values: value.values.map(encodeValue) } };
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields) } };
  }
}

export function encodeFields(fields: Fields): FieldsMessage {
  return Object.fromEntries(Array.from(fields, ([name, value]) => [name, encodeValue(value)]));
}

export function encodeDocument({ name, fields, createTime, updateTime }: Document): DocumentMessage {
  return { name, fields: encodeFields(fields), createTime, updateTime };
}
