import { fromMicros, toMicros } from '../../values/timestamp.ts';
import type { Timestamp } from '../../values/value.ts';

const TAG = 0x52;
const BYTES = 9;

/** A resume token says up to which time the client knows everything. */
export function encodeResumeToken(readTime: Timestamp): Uint8Array {
  const bytes = Buffer.alloc(BYTES);
  bytes[0] = TAG;
  bytes.writeBigInt64BE(BigInt(toMicros(readTime)), 1);
  return bytes;
}

/** The time of a token; `undefined` for one that we did not write. */
export function decodeResumeToken(token: Uint8Array): Timestamp | undefined {
  if (token.length !== BYTES || token[0] !== TAG) return undefined;
  return fromMicros(Number(Buffer.from(token).readBigInt64BE(1)));
}
