import type { Call } from '@rawi/model/calls/call-table';
import { isSame } from '@rawi/model/pages/is-same';
import type { z } from 'zod';
import { CallError } from '../callers/call-error.ts';
import type { ContextOf, Operation } from './area.ts';

/**
 * Refuses words that everyone would read from an account that is muted (`words` of the call's table). Words
 * that are public already may be sent again with other fields: a muted person can still change their date of
 * birth, but not their name.
 */
export async function requireHeard<C extends Call>(
  call: C,
  operation: Operation<C>,
  context: ContextOf<C>,
  request: z.output<C['request']>,
): Promise<void> {
  const shown = Object.entries(call.words ?? {}).filter(([, readBy]) => readBy === 'everyone');
  const mutedUntil = context.caller?.mutedUntil;
  if (shown.length === 0 || mutedUntil === undefined || mutedUntil <= context.now()) return;
  const now: Readonly<Record<string, unknown>> = (await operation.shownNow?.(context)) ?? {};
  const isNew = shown.some(([field]) => !isSame(wordsIn(Reflect.get(request, field)), wordsIn(now[field])));
  if (isNew) throw new CallError('muted');
}

/** An empty field has no words. */
function wordsIn(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}
