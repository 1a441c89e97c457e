import { createHash } from 'node:crypto';

/** Hexadecimal digits: enough that no two decisions share an id. */
const ID_LENGTH = 40;

/**
 * The name of a decision, a hash of the person who makes it and of the id of their request, so that two
 * people's requests never share a name. It reveals neither, because the person a decision is about can read
 * it.
 */
export function decisionIdOf(uid: string, requestId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([uid, requestId]))
    .digest('hex')
    .slice(0, ID_LENGTH);
}
