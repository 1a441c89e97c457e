import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';

/** A browser's keys for messages, as it makes them when it subscribes. */
export interface BrowserKeys {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
  /** What it gives to whoever may write to it. */
  readonly p256dh: string;
}

/** New keys of a browser. */
export function browserKeys(): BrowserKeys {
  const ecdh = createECDH('prime256v1');
  return { ecdh, auth: Buffer.alloc(16, 7), p256dh: ecdh.generateKeys('base64url') };
}

/** Reads a message as a browser does (RFC 8291); throws for one that is not for it. */
export function readPush(message: Buffer, { ecdh, auth }: Pick<BrowserKeys, 'ecdh' | 'auth'>): Buffer {
  const [salt, theirs] = [message.subarray(0, 16), message.subarray(21, 86)];
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, about, 32));
  const derived = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, size));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12), {
    authTagLength: 16,
  }).setAuthTag(message.subarray(-16));
  const padded = Buffer.concat([decipher.update(message.subarray(86, -16)), decipher.final()]);
  // The last record ends with 2; ours has no padding.
  if (padded.at(-1) !== 2) throw new Error('The message is not the last record.');
  return padded.subarray(0, -1);
}
