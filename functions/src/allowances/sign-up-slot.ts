import type { Firestore } from 'firebase-admin/firestore';
import { markerHash } from '../secrets/link-tickets.ts';
import { signUpCodeLimits } from './account-limits.ts';
import { spendIfLeft } from './call-limit.ts';
import type { Counted } from './origin-limits.ts';

/**
 * The browser for which the mail of a sign-up has a code, as a keyed hash; undefined where the mail has its link
 * alone: the browser keeps no marker, or no more codes may be guessed at. It depends on nothing but what was asked.
 */
export async function signUpSlot(
  context: Counted & { readonly firestore: Firestore },
  email: string,
  marker: string | undefined,
): Promise<string | undefined> {
  if (marker === undefined) return undefined;
  const isCode = await spendIfLeft(context.firestore, signUpCodeLimits(context, email), context.now());
  return isCode ? markerHash(context.hashKey, marker) : undefined;
}
