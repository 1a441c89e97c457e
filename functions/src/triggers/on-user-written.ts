import { isSame } from '@rawi/model/pages/is-same';
import { reading } from '@rawi/model/truth/tolerant';
import { userSchema } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';
import { settleAuthor } from '../comments/settle-author.ts';
import { settleTranslator } from '../translators/settle-translator.ts';

/** Puts a changed name or photo where others see it: to a person's comments and translations. Most changes are others. */
export async function onUserWritten(
  { firestore, now }: { readonly firestore: Firestore; readonly now: () => Date },
  uid: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  if (before === undefined || isSame(shown(before), shown(after))) return;
  await settleAuthor(firestore, uid);
  await settleTranslator(firestore, uid, now);
}

/** What others see of a profile. */
function shown(data: unknown) {
  const profile = reading(userSchema).safeParse(data).data;
  return profile && { name: profile.fullName, photo: profile.photo };
}
