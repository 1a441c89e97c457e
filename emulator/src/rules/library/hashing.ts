import { createHash } from 'node:crypto';
import { type Builtin, builtin } from '../types/method.ts';
import { bytes, type ValueOf } from '../types/value.ts';

const TEXT_OR_BYTES = ['string', 'bytes'] as const;

/** The `hashing` namespace. Strings are hashed as UTF-8; the sums are four bytes, the highest first. */
export const hashing: Readonly<Record<string, Builtin>> = {
  crc32: builtin([TEXT_OR_BYTES], (data) => bytes(checksum(dataOf(data), IEEE))),
  crc32c: builtin([TEXT_OR_BYTES], (data) => bytes(checksum(dataOf(data), CASTAGNOLI))),
  md5: builtin([TEXT_OR_BYTES], (data) => bytes(createHash('md5').update(dataOf(data)).digest())),
  sha256: builtin([TEXT_OR_BYTES], (data) => bytes(createHash('sha256').update(dataOf(data)).digest())),
};

function dataOf(data: ValueOf<'string'> | ValueOf<'bytes'>): Uint8Array {
  return data.kind === 'string' ? new TextEncoder().encode(data.value) : data.value;
}

/** The reflected polynomials of CRC-32 (IEEE 802.3) and CRC-32C (Castagnoli, RFC 3720). */
const IEEE = crcTable(0xedb88320);
const CASTAGNOLI = crcTable(0x82f63b78);

function crcTable(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder & 1) === 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    }
    return remainder >>> 0;
  });
}

function checksum(data: Uint8Array, table: Uint32Array): Uint8Array {
  let sum = 0xffffffff;
  for (const byte of data) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  const result = new Uint8Array(4);
  new DataView(result.buffer).setUint32(0, ~sum >>> 0);
  return result;
}
