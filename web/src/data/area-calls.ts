import { callErrorDetails } from '@rawi/model/calls/call-errors';
import { reading } from '@rawi/model/truth/tolerant';
import type { z } from 'zod';
import type { Problem } from '../lib/problem-text.ts';
import { refreshSession } from './session.ts';

/** The areas that answer calls. */
type Area = 'account' | 'visitor' | 'community' | 'translators' | 'review';

/** What was refused: the function's code, the rules' reason, or `offline` where nobody could be asked. */
export class SendingError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause: unknown) {
    super(`It was refused: ${problem.code}`, { cause });
    this.name = 'SendingError';
    this.problem = problem;
  }
}

/** Sends a request to an area and reads its answer. Rejects with a `SendingError`, whatever went wrong. */
export async function callArea<T extends z.ZodObject>(
  area: Area,
  request: { readonly action: string },
  answer: T,
): Promise<z.output<T>> {
  // A browser remembers for as long as a page lives that code did not come: without a network it is not asked for.
  if (!navigator.onLine) throw new SendingError({ code: 'offline' }, undefined);
  try {
    const { callFunction } = await import('../lib/functions.ts');
    return reading(answer).parse(await callFunction(area, request));
  } catch (error) {
    const details = callErrorDetails(error);
    if (details?.code === 'session-ended') void refreshSession();
    throw new SendingError(details ?? { code: isUnreachable(error) ? 'offline' : 'internal' }, error);
  }
}

/** Fetches what a call needs, beside a form that will send one: a network that goes meanwhile only has to come back. Never rejects. */
export async function prepareCalls(): Promise<void> {
  if (navigator.onLine) await Promise.allSettled([import('../lib/functions.ts')]);
}

/** The SDK calls a failed request `internal`, and one that took too long by its own name. */
function isUnreachable(error: unknown): boolean {
  if (!navigator.onLine) return true;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'functions/unavailable' || code === 'functions/deadline-exceeded';
}
