import { parseIso } from '../rules/types/timestamp-text.ts';
import type { Fields, Value } from '../values/value.ts';
import { isRecord } from './json.ts';

/** Reads the `fields` of a document as Firestore's REST API writes them. Throws when a value is of no known kind. */
export function fieldsFromJson(json: unknown): Fields {
  if (json === undefined) return new Map();
  if (!isRecord(json)) throw new TypeError('Expected the fields of a document.');
  return new Map(Object.entries(json).map(([name, value]) => [name, valueFromJson(value)]));
}

function valueFromJson(json: unknown): Value {
  const [entry] = isRecord(json) ? Object.entries(json) : [];
  if (entry === undefined) throw new TypeError('Expected a value of a document.');
  const [kind, value] = entry;
  switch (kind) {
    // The Firebase CLI writes `0` where Firestore writes `null`.
    case 'nullValue':
      return { kind: 'null' };
    case 'booleanValue':
      return { kind: 'boolean', value: value === true };
    case 'integerValue':
      return { kind: 'integer', value: BigInt(String(value)) };
    case 'doubleValue':
      return { kind: 'double', value: Number(value) };
    case 'timestampValue':
      return timestampFromJson(String(value));
    case 'stringValue':
      return { kind: 'string', value: String(value) };
    case 'bytesValue':
      return { kind: 'bytes', value: Uint8Array.from(Buffer.from(String(value), 'base64')) };
    case 'referenceValue':
      return { kind: 'reference', name: String(value) };
    case 'geoPointValue': {
      const point = isRecord(value) ? value : {};
      return {
        kind: 'geopoint',
        latitude: Number(point['latitude'] ?? 0),
        longitude: Number(point['longitude'] ?? 0),
      };
    }
    case 'arrayValue': {
      const values = isRecord(value) && Array.isArray(value['values']) ? value['values'] : [];
      return { kind: 'array', values: values.map(valueFromJson) };
    }
    case 'mapValue':
      return { kind: 'map', fields: fieldsFromJson(isRecord(value) ? value['fields'] : undefined) };
    default:
      throw new TypeError(`Unknown value kind '${kind}'.`);
  }
}

function timestampFromJson(text: string): Value {
  const nanos = parseIso(text);
  if (nanos === undefined) throw new TypeError(`Invalid timestamp '${text}'.`);
  const fraction = ((nanos % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n;
  return { kind: 'timestamp', seconds: Number((nanos - fraction) / 1_000_000_000n), nanos: Number(fraction) };
}
