import { isSame } from '@rawi/model/pages/is-same';
import { reading } from '@rawi/model/truth/tolerant';
import { userSchema } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';
import { countOwnChange } from '../choices/daily-changes.ts';
import { settleAuthor } from '../comments/settle-author.ts';
import { settleTranslator } from '../translators/settle-translator.ts';

/**
 * Puts a changed name or photo where others see it: to a person's comments and translations. A change of settings counts with
 * what the person chooses in a day.
 */
export async function onUserWritten(
  { firestore, now }: { readonly firestore: Firestore; readonly now: () => Date },
  uid: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  if (before === undefined) return;
  if (isSame(shown(before), shown(after))) {
    // What its owner changes under rules, which nobody else sees.
    if (after !== undefined && !isSame(chosen(before), chosen(after)))
      await countOwnChange(firestore, uid, now());
    return;
  }
  await settleAuthor(firestore, uid);
  await settleTranslator(firestore, uid, now);
}

/** What its owner chooses. */
function chosen(data: unknown) {
  const profile = reading(userSchema).safeParse(data).data;
  return profile && { locale: profile.locale, settings: profile.settings };
}

/** What others see of a profile. */
function shown(data: unknown) {
  const profile = reading(userSchema).safeParse(data).data;
  return profile && { name: profile.fullName, photo: profile.photo };
}
