import type { Call, CallTable } from '@rawi/model/calls/call-table';
import type { z } from 'zod';
import { type PersonAction, personLimits } from '../allowances/account-limits.ts';
import type { CallLimit } from '../allowances/call-limit.ts';
import type { CallerFor } from '../callers/authorize.ts';
import type { CallContext } from '../services/services.ts';

/**
 * The part of a call that only the function knows. Who may make it, its request and its answer are in the
 * model.
 */
export interface Operation<C extends Call> {
  /**
   * Whether an App Check token must prove that the call comes from our site, in projects that require it: for
   * calls that send mail, try codes, change an account, or store something without a sign-in.
   */
  readonly appCheck: boolean;
  /** The limits that each call counts against. */
  readonly limits: (context: ContextOf<C>, request: z.output<C['request']>) => readonly CallLimit[];
  /**
   * The answer to a call that comes within a cooldown; nothing is done then. If it is missing, the call is
   * refused.
   */
  readonly whenTooSoon?: z.output<C['answer']>;
  /** The words that everyone can already read, by field; undefined if all of a call's words are new. */
  readonly shownNow?: (context: ContextOf<C>) => Promise<Readonly<Record<string, unknown>>>;
  readonly handler: (
    context: ContextOf<C>,
    request: z.output<C['request']>,
  ) => Promise<z.output<C['answer']>>;
}

/** The context of a call, with the caller as far as it was checked. */
export type ContextOf<C extends Call> = CallContext & { readonly caller: CallerFor[C['who']] };

/** An operation for every action: a missing one does not compile. */
export type Operations<T extends CallTable> = { readonly [A in keyof T]: Operation<T[A]> };

/** One callable: the calls that it answers, and how. */
export interface Area<T extends CallTable> {
  readonly calls: T;
  readonly operations: Operations<T>;
}

/** An operation that is limited by its caller only, and changes nothing that a stranger could misuse. */
export function perPerson<C extends Call & { readonly who: 'signed-in' | 'verified' | 'role' }>(
  action: PersonAction,
  handler: Operation<C>['handler'],
  more: Pick<Operation<C>, 'shownNow'> = {},
): Operation<C> {
  return {
    appCheck: false,
    limits: (context) => personLimits(context, action, context.caller.uid),
    handler,
    ...more,
  };
}

/** For calls that are bounded by what they require: a ticket, a code with its tries, or a fresh sign-in. */
export const NO_LIMITS = (): readonly CallLimit[] => [];
