import type { Caller } from '../api/api.ts';
import { FirestoreError } from '../errors.ts';

const VISITOR: Caller = { kind: 'user', auth: null };
const OWNER: Caller = { kind: 'owner' };
const BASE64_URL = /^[\w-]+={0,3}$/;

/**
 * Who calls, from the `Authorization` header: a visitor, the owner (`Bearer owner`, or a Google access token as the
 * Admin SDKs may send), or the user of a JWT. Neither its signature nor its expiry is checked, as in the official
 * emulator: test tokens have neither. Anything else throws INVALID_ARGUMENT.
 */
export function callerOf(header: string | undefined): Caller {
  if (header === undefined || header === '') return VISITOR;
  const [, token] = /^bearer (.*)$/is.exec(header) ?? [];
  if (token === undefined)
    throw new FirestoreError('UNAUTHENTICATED', 'Authorization must be "Bearer <token>".');
  if (/^owner$/i.test(token) || /^ya29\./i.test(token)) return OWNER;
  const claims = readClaims(token);
  const uid = claims.sub ?? claims.user_id;
  if (typeof uid !== 'string') return VISITOR;
  return { kind: 'user', auth: { uid, token: claims } };
}

function readClaims(token: string): Readonly<Record<string, unknown>> {
  const [header, claims, signature, ...rest] = token.split('.');
  if (header === undefined || claims === undefined || signature === undefined || rest.length > 0)
    throw invalidJwt();
  if (signature !== '' && !BASE64_URL.test(signature)) throw invalidJwt();
  readSegment(header);
  return readSegment(claims);
}

function readSegment(segment: string): Readonly<Record<string, unknown>> {
  if (!BASE64_URL.test(segment)) throw invalidJwt();
  try {
    const json: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'));
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json };
  } catch {
    throw invalidJwt();
  }
  throw invalidJwt();
}

function invalidJwt(): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', 'invalid jwt');
}
