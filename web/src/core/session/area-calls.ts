import { callErrorDetails } from '@rawi/model/calls/call-errors';
import { reading } from '@rawi/model/truth/tolerant';
import type { z } from 'zod';
import type { Problem } from '../forms/problem-text.ts';
import { siteAnswers } from '../network/site-answers.ts';
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
    const { callFunction } = await import('../firebase/functions.ts');
    return reading(answer).parse(await callFunction(area, request));
  } catch (error) {
    const details = callErrorDetails(error);
    if (details?.code === 'session-ended' || details?.code === 'account-closed') void refreshSession();
    throw new SendingError(details ?? { code: (await isUnreachable(error)) ? 'offline' : 'internal' }, error);
  }
}

/** Fetches what a call needs, beside a form that will send one: a network that goes meanwhile only has to come back. Never rejects. */
export async function prepareCalls(): Promise<void> {
  if (navigator.onLine) await Promise.allSettled([import('../firebase/functions.ts')]);
}

/**
 * The SDK calls a request that did not get through `internal`, as it does a failure of ours, and a browser may know nothing of a
 * line through which nothing comes: whether the site answers tells one from the other. What took too long has its own name.
 */
async function isUnreachable(error: unknown): Promise<boolean> {
  if (!navigator.onLine) return true;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'functions/unavailable' || code === 'functions/deadline-exceeded') return true;
  return code === 'functions/internal' && !(await siteAnswers());
}
