import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

/** How long a token counts; the standard allows a day (RFC 8292, section 2). */
const TOKEN_SECONDS = 12 * 60 * 60;
/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** With which a push service knows that messages are ours (VAPID, RFC 8292). */
export interface PushKeys {
  /** What browsers are told when they subscribe. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/**
 * The pair of this site. It is derived from the secret that a site has anyway, so that nobody has to make, store and copy another one;
 * a new secret makes a new pair, and browsers subscribe once more.
 */
export function pushKeys(hashKey: string): PushKeys {
  const bytes = Buffer.from(hkdfSync('sha256', hashKey, '', 'push', 48));
  // More bytes than the curve has, so that no number is likelier than another.
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const secret = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const key = {
    kty: 'EC',
    crv: 'P-256',
    d: secret.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ format: 'jwk', key }),
  };
}

/** The header that says, to the service of one address, who sends and to whom it can write. */
export function vapidHeader(
  { publicKey, privateKey }: PushKeys,
  { origin, contact, now }: { readonly origin: string; readonly contact: string; readonly now: Date },
): string {
  const exp = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS;
  const said = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: origin, exp, sub: `mailto:${contact}` },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const text = said.join('.');
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}
