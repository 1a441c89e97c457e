import type { Call, CallTable } from '@rawi/model/calls/call-table';
import type { z } from 'zod';
import { type PersonAction, personLimits } from '../allowances/account-limits.ts';
import type { CallLimit } from '../allowances/call-limit.ts';
import type { CallerFor } from '../callers/admitted.ts';
import type { CallContext } from '../services/services.ts';

/** What the function alone knows of a call; who may make it, its request and its answer stand in the model. */
export interface Operation<C extends Call> {
  /**
   * Whether it is proved by an App Check token that the call comes from our site, where the project demands it: for what
   * sends mail, tries codes, changes an account, or is kept though nobody is signed in.
   */
  readonly appCheck: boolean;
  /** What the call counts against, each time that it is made. */
  readonly limits: (context: ContextOf<C>, request: z.output<C['request']>) => readonly CallLimit[];
  /** What is answered, with nothing done, to a call that comes within a cooldown. Left out, it is refused. */
  readonly whenTooSoon?: z.output<C['answer']>;
  /** What is shown already of the words that everyone reads, by field; nothing where a call adds all of them. */
  readonly shownNow?: (context: ContextOf<C>) => Promise<Readonly<Record<string, unknown>>>;
  readonly handler: (
    context: ContextOf<C>,
    request: z.output<C['request']>,
  ) => Promise<z.output<C['answer']>>;
}

/** The context of a call, with the caller as far as it was checked. */
export type ContextOf<C extends Call> = CallContext & { readonly caller: CallerFor[C['who']] };

/** An operation for every action: one that is left out does not compile. */
export type Operations<T extends CallTable> = { readonly [A in keyof T]: Operation<T[A]> };

/** One callable: the calls that it answers, and how. */
export interface Area<T extends CallTable> {
  readonly calls: T;
  readonly operations: Operations<T>;
}

/** An operation that is counted by who makes it alone, and changes nothing that a stranger could misuse. */
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

/** For calls that are bounded by what they need: a ticket, a code with its tries, or a fresh sign-in. */
export const NO_LIMITS = (): readonly CallLimit[] => [];
