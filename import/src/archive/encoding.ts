import { Timestamp } from 'firebase-admin/firestore';

/**
 * Documents as JSON, with the types that JSON does not know: a point in time is `{"$time": "<seconds>.<nanoseconds>"}`, a
 * number without digits `{"$number": "NaN"}`, and a map with a field that begins with a dollar sign stands in `{"$map": …}`.
 */

/** Document fields as Firestore returns them. */
export type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: object): value is Fields => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The value as JSON can hold it. Throws for what no document of ours holds: bytes, places, references. */
export function encode(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? value : { $number: nameOfNumber(value) };
  if (Array.isArray(value)) return value.map(encode);
  if (value instanceof Timestamp) return { $time: `${value.seconds}.${digits(value.nanoseconds)}` };
  if (typeof value === 'object' && isPlain(value)) {
    const fields = encodeFields(value);
    return Object.keys(value).some((name) => name.startsWith('$')) ? { $map: fields } : fields;
  }
  throw new TypeError(
    `An export holds no ${typeof value === 'object' ? value.constructor.name : typeof value}.`,
  );
}

function encodeFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
}

/** The value that was encoded. Throws for what `encode` never makes. */
export function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [first] = entries;
  if (first && entries.length === 1 && first[0].startsWith('$')) return decodeTyped(first[0], first[1]);
  return decodeFields(entries);
}

function decodeFields(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries.map(([name, value]) => [name, decode(value)]));
}

function decodeTyped(name: string, value: unknown): unknown {
  if (name === '$map' && typeof value === 'object' && value !== null)
    return decodeFields(Object.entries(value));
  if (name === '$number' && typeof value === 'string') return Number(value);
  const [, seconds, nanoseconds] =
    /^(-?\d{1,12})\.(\d{9})$/.exec(typeof value === 'string' ? value : '') ?? [];
  if (name === '$time' && seconds !== undefined) return new Timestamp(Number(seconds), Number(nanoseconds));
  throw new TypeError(`“${name}” is no type of an export.`);
}

const digits = (nanoseconds: number) => String(nanoseconds).padStart(9, '0');
const nameOfNumber = (value: number) => (Object.is(value, -0) ? '-0' : String(value));
