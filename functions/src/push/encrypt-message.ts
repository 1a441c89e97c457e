import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser has given, so that it alone can read a message. */
export interface Recipient {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is drawn at random for each message; a test gives what the standard has. */
interface Drawn {
  readonly salt: Buffer;
  readonly privateKey: Buffer | undefined;
}

/** One record holds the whole message: services take 4,096 bytes. */
const RECORD_BYTES = 4096;
const TAG_BYTES = 16;
const HEADER_BYTES = 86;
/** The longest message, in bytes: the last one is the mark of the last record. */
export const MESSAGE_BYTES = RECORD_BYTES - HEADER_BYTES - TAG_BYTES - 1;

/** The keys of a browser are not on the curve, or of another length: nothing can be sent to it. */
export class InvalidRecipient extends Error {}

/** Encrypts a message for one browser (RFC 8291, with the coding `aes128gcm` of RFC 8188). */
export function encryptMessage(
  text: Buffer,
  { p256dh, auth }: Recipient,
  { salt, privateKey }: Drawn = { salt: randomBytes(16), privateKey: undefined },
): Buffer {
  if (text.length > MESSAGE_BYTES) throw new Error('A message for a device is too long.');
  const ours = createECDH('prime256v1');
  if (privateKey) ours.setPrivateKey(privateKey);
  else ours.generateKeys();
  const theirs = Buffer.from(p256dh, 'base64url');
  const shared = sharedSecret(ours, theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()]);
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), about, 32));
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  const record = [cipher.update(text), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([headerOf(salt, ours.getPublicKey()), ...record]);
}

function sharedSecret(ours: ReturnType<typeof createECDH>, theirs: Buffer): Buffer {
  try {
    return ours.computeSecret(theirs);
  } catch (error) {
    throw new InvalidRecipient('The key of a browser is no point of the curve.', { cause: error });
  }
}

function headerOf(salt: Buffer, publicKey: Buffer): Buffer {
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(publicKey.length, 4);
  return Buffer.concat([salt, size, publicKey]);
}
