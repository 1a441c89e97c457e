import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Refused } from '../archive/refused.ts';

/**
 * A sealed file: a salt, then pieces of up to 64 kB, each encrypted and authenticated with its number and with whether it is the
 * last one. A file has a key of its own, made of the passphrase's key, of its salt, of the export and of its name: no piece fits
 * into another place, another file, or another export.
 */

/** The key that a passphrase gives in one export. */
export interface SealKey {
  readonly key: Buffer;
  /** The id of the export. */
  readonly exportId: string;
}

const CIPHER = 'aes-256-gcm';
const SALT = 32;
const HEAD = 4;
const TAG = 16;
/** Bytes of a piece, but for the last one, which may have fewer. */
export const PIECE = 64 * 1024;
const LAST = 0x8000_0000;

/** Seals bytes as they come: each call returns what can be written now. */
export interface Sealer {
  readonly push: (bytes: Buffer) => Buffer[];
  /** The last piece; without it nobody takes the file for whole. */
  readonly end: () => Buffer[];
}

/** Seals a file of that name. */
export function sealer(seal: SealKey, name: string): Sealer {
  const salt = randomBytes(SALT);
  const key = keyOf(seal, name, salt);
  let pending: Buffer[] = [salt];
  let waiting: Buffer = Buffer.alloc(0);
  let number = 0;
  const sealPiece = (piece: Buffer, isLast: boolean) => {
    const head = headOf(piece.length, isLast);
    const cipher = createCipheriv(CIPHER, key, nonceOf(number));
    cipher.setAAD(placeOf(number, head));
    number += 1;
    return [head, cipher.update(piece), cipher.final(), cipher.getAuthTag()];
  };
  const taken = (sealed: readonly Buffer[]) => {
    const all = [...pending, ...sealed];
    pending = [];
    return all;
  };
  return {
    push(bytes) {
      const all = Buffer.concat([waiting, bytes]);
      const sealed: Buffer[] = [];
      let start = 0;
      // What may be the last piece waits.
      for (; all.length - start > PIECE; start += PIECE)
        sealed.push(...sealPiece(all.subarray(start, start + PIECE), false));
      waiting = all.subarray(start);
      return taken(sealed);
    },
    end: () => taken(sealPiece(waiting, true)),
  };
}

/** The bytes of a sealed file, piece by piece: each is what was sealed. Throws `Refused` at the first that is not. */
export async function* unsealed(
  seal: SealKey,
  name: string,
  bytes: AsyncIterable<unknown>,
): AsyncGenerator<Buffer> {
  const reader = readerOf(bytes);
  const take = async (length: number) => {
    const taken = await reader.take(length);
    if (!taken) throw damaged(name);
    return taken;
  };
  const key = keyOf(seal, name, await take(SALT));
  for (let number = 0; ; number += 1) {
    const head = await take(HEAD);
    const value = head.readUInt32BE();
    const isLast = value >= LAST;
    const length = isLast ? value - LAST : value;
    if (length > PIECE || (!isLast && length < PIECE)) throw damaged(name);
    const piece = open(key, number, head, await take(length + TAG));
    if (!piece) throw damaged(name);
    yield piece;
    if (!isLast) continue;
    if (await reader.take(1)) throw damaged(name);
    return;
  }
}

/** What a piece holds; undefined where it is not as it was sealed at this place. */
function open(key: Buffer, number: number, head: Buffer, sealed: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(CIPHER, key, nonceOf(number), { authTagLength: TAG });
  decipher.setAAD(placeOf(number, head));
  decipher.setAuthTag(sealed.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function keyOf({ key, exportId }: SealKey, name: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `${exportId}:${name}`, 32));
}

/** A key seals each number once. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

function headOf(length: number, isLast: boolean): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(isLast ? length + LAST : length);
  return head;
}

/** What is authenticated beside a piece: where it stands, how long it is, and whether it is the last one. */
function placeOf(number: number, head: Buffer): Buffer {
  return Buffer.concat([nonceOf(number), head]);
}

function damaged(name: string): Refused {
  return new Refused(
    `people/${name} is not as it was sealed: something of it has changed or is missing. Take another copy of the export.`,
  );
}

/** Takes so many bytes of a stream at a time; undefined where fewer are left. */
function readerOf(bytes: AsyncIterable<unknown>) {
  const chunks = bytes[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return {
    async take(length: number): Promise<Buffer | undefined> {
      while (held.length < length) {
        const { done, value } = await chunks.next();
        if (done) return undefined;
        if (!Buffer.isBuffer(value)) throw new TypeError('A file is read as bytes.');
        held = held.length === 0 ? value : Buffer.concat([held, value]);
      }
      const taken = held.subarray(0, length);
      held = held.subarray(length);
      return taken;
    },
  };
}
