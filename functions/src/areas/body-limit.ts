import { LIMITS } from '@rawi/model/limits';
import { logger } from 'firebase-functions/v2';
import type { CallableFunction } from 'firebase-functions/v2/https';
import { CallError, toHttpsError } from '../callers/call-error.ts';

/** The parts of a request that are checked before anything else. */
export interface Body {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody?: { readonly length: number };
  readonly body?: unknown;
}

/**
 * Refuses a body that none of our calls has, before it is decoded, copied or checked. The platform has
 * already read it, up to a bound of its own (functions/README.md).
 */
export function withBodyLimit<T, R>(callable: CallableFunction<T, R>): CallableFunction<T, R> {
  type Given = Parameters<typeof callable>;
  const guarded = (request: Given[0], response: Given[1]) => {
    if (isAcceptable(request)) return callable(request, response);
    logger.warn('A body that no call has was refused.');
    const error = toHttpsError(new CallError('too-large'));
    response.status(413).json({ error });
    return undefined;
  };
  // The deployment reads options and secrets from properties of the function.
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(callable)) as typeof callable;
}

/** Whether a body is small, not deep, and has nothing that the callable's protocol would decode. */
export function isAcceptable({ headers, rawBody, body }: Body): boolean {
  const bytes = Math.max(Number(headers['content-length'] ?? 0), rawBody?.length ?? 0);
  // A length that is not a number is refused too: every comparison with it is false.
  return bytes <= LIMITS.callBytes && isShallow(body, LIMITS.callDepth);
}

/** Walks level by level, so that a deep value does not need a deep stack. */
function isShallow(value: unknown, depth: number): boolean {
  let level = [value];
  for (let left = depth; level.length > 0; left -= 1) {
    const objects = level.filter((each) => typeof each === 'object' && each !== null);
    if (objects.some((each) => Object.hasOwn(each, '@type'))) return false;
    if (objects.length > 0 && left === 0) return false;
    level = objects.flatMap((each): unknown[] => Object.values(each));
  }
  return true;
}
