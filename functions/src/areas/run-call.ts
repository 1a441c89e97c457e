import type { Call, CallTable } from '@rawi/model/calls/call-table';
import { FRESH_SIGN_IN_MINUTES } from '@rawi/model/constants';
import { fieldErrors } from '@rawi/model/validation/fields';
import { z } from 'zod';
import { spendCall } from '../allowances/call-limit.ts';
import { authorize } from '../callers/authorize.ts';
import { CallError } from '../callers/call-error.ts';
import type { Caller } from '../callers/caller.ts';
import type { CallContext } from '../services/services.ts';
import type { Area, Operation } from './area.ts';
import { requireHeard } from './shown-words.ts';

export interface Arrived {
  readonly data: unknown;
  /** The caller, according to the token. */
  readonly caller: Caller | undefined;
  /** Whether the call carries a valid App Check token, and whether it must. */
  readonly appCheck: { readonly valid: boolean; readonly demanded: boolean };
}

/**
 * Answers a call of an area, or refuses it. The order is the same for all: action and fields, App Check, the
 * caller, a fresh sign-in, words of a muted person, limits, the handler. The answer is parsed with its
 * schema, so that nothing else leaves.
 */
export async function runCall<T extends CallTable>(
  { calls, operations }: Area<T>,
  context: CallContext,
  { data, ...arrived }: Arrived,
): Promise<z.output<T[keyof T]['answer']>> {
  const { action, fields } = actionOf(calls, data);
  return await run(calls[action], operations[action], context, { data: fields, ...arrived });
}

async function run<C extends Call>(
  call: C,
  operation: Operation<C>,
  services: CallContext,
  { data, caller: token, appCheck }: Arrived,
): Promise<z.output<C['answer']>> {
  const parsed = z.safeParse<C['request']>(call.request, data);
  if (!parsed.success) throw new CallError('invalid-fields', { fields: fieldErrors(parsed.error) });
  if (operation.appCheck && appCheck.demanded && !appCheck.valid) throw new CallError('app-check');
  const caller = await authorize<C['who']>(services, call, token);
  if (call.freshSignIn && !isFresh(token, services.now())) throw new CallError('sign-in-again');
  const context = { ...services, caller };
  await requireHeard<C>(call, operation, context, parsed.data);
  const limits = operation.limits(context, parsed.data);
  try {
    await spendCall(services.firestore, limits, services.now());
  } catch (error) {
    const isTooSoon = error instanceof CallError && error.details.code === 'too-soon';
    if (isTooSoon && operation.whenTooSoon) return operation.whenTooSoon;
    throw error;
  }
  return z.parse<C['answer']>(call.answer, await operation.handler(context, parsed.data));
}

/** The action of a request, and its other fields. */
function actionOf<T extends CallTable>(calls: T, data: unknown): { action: keyof T; fields: unknown } {
  if (typeof data !== 'object' || data === null || !('action' in data)) throw new CallError('unknown-action');
  const { action, ...fields } = data;
  if (!isActionOf(calls, action)) throw new CallError('unknown-action');
  return { action, fields };
}

function isActionOf<T extends CallTable>(calls: T, action: unknown): action is keyof T {
  return typeof action === 'string' && Object.hasOwn(calls, action);
}

/** Whether the password was entered within the last minutes (docs/product.md, "Accounts"). */
function isFresh(caller: Caller | undefined, now: Date): boolean {
  return caller !== undefined && now.getTime() - caller.signedInAt <= FRESH_SIGN_IN_MINUTES * 60_000;
}
