import { callErrorDetails } from '@rawi/model/calls/call-errors';
import { reading } from '@rawi/model/truth/tolerant';
import type { z } from 'zod';
import type { Problem } from '../forms/problem-text.ts';
import { siteAnswers } from '../network/site-answers.ts';
import { refreshSession } from './session.ts';

/** The areas of functions that can be called. */
type Area = 'account' | 'visitor' | 'community' | 'translators' | 'review';

/**
 * Why a request was refused: the function's code, the rules' reason, or `offline` when there was no
 * connection.
 */
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
  // A browser remembers a failed import for as long as a page lives, so without a network the code is not
  // requested.
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

/**
 * Loads the code of a call, beside a form that will send one: if the network goes meanwhile, it only has to
 * come back. Never rejects.
 */
export async function prepareCalls(): Promise<void> {
  if (!navigator.onLine) return;
  const code = import('../firebase/functions.ts').then(({ prepareAppCheck }) => prepareAppCheck());
  await Promise.allSettled([code]);
}

/**
 * The SDK reports a request that did not get through as `internal`, like a failure of ours, and a browser may
 * not notice that its connection is dead. Whether the site answers distinguishes the two. A timeout has its
 * own code.
 */
async function isUnreachable(error: unknown): Promise<boolean> {
  if (!navigator.onLine) return true;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'functions/unavailable' || code === 'functions/deadline-exceeded') return true;
  return code === 'functions/internal' && !(await siteAnswers());
}
