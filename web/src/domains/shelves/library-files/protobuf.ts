import { UnreadableFile } from '../files/listed-book.ts';

/**
 * The wire format of Protocol Buffers, as far as a few fields need it: https://protobuf.dev/programming-guides/encoding. A field that
 * nobody asks for is passed over without a copy.
 */

/** A field with its number: a whole number, or the bytes of a text, of another message or of a number of a fixed size. */
export type Field =
  | { readonly number: number; readonly value: number }
  | { readonly number: number; readonly bytes: Uint8Array };

/** The fields of a message in their order; throws `UnreadableFile` where the bytes are none. */
export function* fieldsOf(message: Uint8Array): Generator<Field, void, undefined> {
  const cursor: Cursor = { message, at: 0 };
  while (cursor.at < message.length) {
    const tag = readVarint(cursor);
    const number = Math.floor(tag / 8);
    if (number === 0) throw new UnreadableFile('broken');
    switch (tag % 8) {
      case 0:
        yield { number, value: readVarint(cursor) };
        break;
      case 1:
        yield { number, bytes: take(cursor, 8) };
        break;
      case 2:
        yield { number, bytes: take(cursor, readVarint(cursor)) };
        break;
      case 5:
        yield { number, bytes: take(cursor, 4) };
        break;
      default:
        // Groups are out of use since 2008.
        throw new UnreadableFile('broken');
    }
  }
}

/** The numbers of a repeated field, which stand alone or packed. */
export function* numbersOf(field: Field): Generator<number, void, undefined> {
  if ('value' in field) return yield field.value;
  const cursor: Cursor = { message: field.bytes, at: 0 };
  while (cursor.at < cursor.message.length) yield readVarint(cursor);
}

const decoder = new TextDecoder();

/** The text of a field; what is no UTF-8 becomes a replacement character. */
export const textOfField = (field: Field): string => ('bytes' in field ? decoder.decode(field.bytes) : '');

interface Cursor {
  readonly message: Uint8Array;
  at: number;
}

/** A number of 64 bits has ten bytes. */
const MAX_VARINT_BYTES = 10;

/** A number beyond 53 bits loses its last ones: none that is asked for is so large. */
function readVarint(cursor: Cursor): number {
  let value = 0;
  for (let place = 0; place < MAX_VARINT_BYTES; place += 1) {
    const byte = cursor.message[cursor.at];
    if (byte === undefined) break;
    cursor.at += 1;
    value += (byte % 0x80) * 2 ** (7 * place);
    if (byte < 0x80) return value;
  }
  throw new UnreadableFile('broken');
}

function take(cursor: Cursor, length: number): Uint8Array {
  const end = cursor.at + length;
  if (end > cursor.message.length) throw new UnreadableFile('broken');
  const bytes = cursor.message.subarray(cursor.at, end);
  cursor.at = end;
  return bytes;
}
