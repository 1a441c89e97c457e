import type { Fields, Timestamp, Value } from '../../values/value.ts';
import {
  bool,
  bytes,
  float,
  int,
  list,
  map,
  NULL,
  path,
  type RulesFields,
  type RulesValue,
  string,
  timestamp,
  type ValueOf,
} from './value.ts';

/** Documents do not change, so each is converted once for as long as it is referenced. */
const convertedFields = new WeakMap<Fields, RulesFields>();
const convertedClaims = new WeakMap<object, RulesFields>();

/** A document's or map's fields as rules see them. */
export function fromFields(fields: Fields): RulesFields {
  const known = convertedFields.get(fields);
  if (known !== undefined) return known;
  const converted = new Map<string, RulesValue>();
  for (const [name, value] of fields) converted.set(name, fromValue(value));
  convertedFields.set(fields, converted);
  return converted;
}

/** A Firestore value as rules see it: a reference is the path of its document. */
export function fromValue(value: Value): RulesValue {
  switch (value.kind) {
    case 'null':
      return NULL;
    case 'boolean':
      return bool(value.value);
    case 'integer':
      return int(value.value);
    case 'double':
      return float(value.value);
    case 'timestamp':
      return fromTimestamp(value);
    case 'string':
      return string(value.value);
    case 'bytes':
      return bytes(value.value);
    case 'reference':
      return path(referenceSegments(value.name));
    case 'geopoint':
      return { kind: 'latlng', latitude: value.latitude, longitude: value.longitude };
    case 'array':
      return list(value.values.map(fromValue));
    case 'map':
      return map(fromFields(value.fields));
  }
}

export function fromTimestamp({ seconds, nanos }: Timestamp): ValueOf<'timestamp'> {
  return timestamp(BigInt(seconds) * 1_000_000_000n + BigInt(nanos));
}

/** The path that rules see of a resource name: without `projects/{project}`. */
export function referenceSegments(name: string): readonly string[] {
  const segments = name.split('/');
  return segments[0] === 'projects' ? segments.slice(2) : segments;
}

/** The claims of a token; the same object is converted once. */
export function fromClaims(claims: Readonly<Record<string, unknown>>): RulesFields {
  const known = convertedClaims.get(claims);
  if (known !== undefined) return known;
  const converted = new Map<string, RulesValue>();
  for (const [name, value] of Object.entries(claims)) converted.set(name, fromJson(value));
  convertedClaims.set(claims, converted);
  return converted;
}

/** A JSON value: numbers without a fraction are integers. */
function fromJson(value: unknown): RulesValue {
  if (typeof value === 'boolean') return bool(value);
  if (typeof value === 'string') return string(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? int(value) : float(value);
  if (Array.isArray(value)) return list(value.map(fromJson));
  if (typeof value === 'object' && value !== null) {
    return map(new Map(Object.entries(value).map(([name, inner]) => [name, fromJson(inner)])));
  }
  return NULL;
}
