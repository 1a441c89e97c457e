import { isSame } from '@rawi/model/pages/is-same';
import { reading } from '@rawi/model/truth/tolerant';
import { userSchema } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';
import { settleAuthor } from '../comments/settle-author.ts';

/** Puts a changed name or photo to a person's comments; most changes of a profile are others. */
export async function onUserWritten(
  db: Firestore,
  uid: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  if (before === undefined || isSame(shown(before), shown(after))) return;
  await settleAuthor(db, uid);
}

/** What others see of a profile. */
function shown(data: unknown) {
  const profile = reading(userSchema).safeParse(data).data;
  return profile && { name: profile.fullName, photo: profile.photo };
}
