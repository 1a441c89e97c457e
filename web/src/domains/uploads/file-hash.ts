import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** How much of a file is in memory at a time; `crypto.subtle` would need all of it. */
const PIECE = 4 * 1024 * 1024;

/** SHA-256 of a file, in hexadecimal digits, read piece by piece, so that the page stays responsive. */
export async function hashOf(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += PIECE) {
    hash.update(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
