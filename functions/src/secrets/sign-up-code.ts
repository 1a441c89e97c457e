import { SIGN_UP_CODE } from '@rawi/model/constants';
import type { ResetCode } from '@rawi/model/truth/reset-code';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { resetCodeRef } from '../data/documents.ts';
import type { Secrets } from './random.ts';
import { codeKey } from './reset-hashes.ts';
import { drawCode } from './stored-code.ts';

/**
 * The code of a sign-up's mail and where it is stored, beside the address's other codes; undefined where the mail has its link
 * alone. `uid` is null where nobody is mailed it.
 */
export function drawSignUpCode(
  services: Secrets & { readonly firestore: Firestore; readonly now: () => Date },
  {
    email,
    slot,
    askedAt,
  }: { readonly email: string; readonly slot?: string | undefined; readonly askedAt: string },
  uid: string | null,
):
  | { readonly code: string; readonly stored: ResetCode; readonly ref: DocumentReference<ResetCode> }
  | undefined {
  if (slot === undefined) return undefined;
  const drawn = drawCode(services, {
    uid,
    askedAt: new Date(askedAt),
    validMinutes: SIGN_UP_CODE.validMinutes,
  });
  return { ...drawn, ref: resetCodeRef(services.firestore, codeKey(services.hashKey, email, slot)) };
}
