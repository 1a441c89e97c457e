import type { Fields, Value } from './value.ts';

/** The largest document that Firestore stores, in bytes (firebase.google.com/docs/firestore/quotas). */
export const MAX_DOCUMENT_SIZE = 1_048_576;

/** A document's size in bytes by Firestore's formula (firebase.google.com/docs/firestore/storage-size). */
export function documentSize(name: string, fields: Fields): number {
  return nameSize(name) + fieldsSize(fields) + 32;
}

/** Path segments count their UTF-8 bytes and one more each, and a name 16 on top. */
function nameSize(name: string): number {
  const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
  return Buffer.byteLength(path) + 1 + 16;
}

function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [key, value] of fields) size += textSize(key) + valueSize(value);
  return size;
}

function valueSize(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'string':
      return textSize(value.value);
    case 'bytes':
      return value.value.length;
    case 'reference':
      return nameSize(value.name);
    case 'geopoint':
      return 16;
    case 'array':
      return value.values.reduce((size, item) => size + valueSize(item), 0);
    case 'map':
      return fieldsSize(value.fields);
  }
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
