import { createHash } from 'node:crypto';

/** As many hexadecimal digits as no two decisions will share. */
const LENGTH = 40;

/**
 * The name of a decision: it is made of the person who takes it and of the id that they gave their request, so that nobody's
 * request comes to the name of another's. It tells neither: whom a decision is about reads it.
 */
export function decisionIdOf(uid: string, requestId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([uid, requestId]))
    .digest('hex')
    .slice(0, LENGTH);
}
