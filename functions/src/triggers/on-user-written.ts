import { isSame } from '@rawi/model/pages/is-same';
import { reading } from '@rawi/model/truth/tolerant';
import { userSchema } from '@rawi/model/truth/user';
import { countOwnChange } from '../choices/daily-changes.ts';
import { settleAuthor } from '../comments/settle-author.ts';
import { invalidateReader } from '../pages/invalidate-reader.ts';
import type { NamingServices } from '../translators/name-translator.ts';
import { settleTranslator } from '../translators/settle-translator.ts';

/**
 * Copies a changed name or photo, and whether they have a page, to where others see it: a person's comments, public lists, own page
 * and translations. A change of settings counts as one of the person's daily changes.
 */
export async function onUserWritten(
  services: NamingServices,
  uid: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  const { firestore, now } = services;
  if (before === undefined) return;
  // Fields that their owner changes under rules.
  if (after !== undefined && !isSame(pickSettings(before), pickSettings(after)))
    await countOwnChange(firestore, uid, now());
  const [was, is] = [pickPublic(before), pickPublic(after)];
  if (isSame(was, is)) return;
  await settleAuthor(firestore, uid);
  await invalidateReader(firestore, uid, { hasOwnPage: Boolean(was?.page || is?.page), now: now() });
  await settleTranslator(services, uid);
}

/** The person's own settings. */
function pickSettings(data: unknown) {
  const profile = reading(userSchema).safeParse(data).data;
  return profile && { locale: profile.locale, settings: profile.settings };
}

/** What others see of a profile. */
function pickPublic(data: unknown) {
  const profile = reading(userSchema).safeParse(data).data;
  return profile && { name: profile.fullName, photo: profile.photo, page: profile.settings.publicPage };
}
