/**
 * A Firestore value, in the order in which Firestore sorts its types.
 *
 * Integers are 64 bits wide, so they are `bigint`; a timestamp keeps Firestore's microseconds in `nanos`
 * (always a multiple of 1,000). A vector is the map that the wire sends, recognised where values are compared.
 */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly seconds: number; readonly nanos: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'geopoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  | { readonly kind: 'map'; readonly fields: Fields };

/** A document's or a map's fields. A `Map`, since a field may be called `__proto__`. */
export type Fields = ReadonlyMap<string, Value>;

/** A point in time: whole seconds since 1970 and nanoseconds within the second (0 to 999,999,999). */
export interface Timestamp {
  readonly seconds: number;
  readonly nanos: number;
}

/** A stored document; `name` is the full resource name, `projects/{p}/databases/{d}/documents/{path}`. */
export interface Document {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}
