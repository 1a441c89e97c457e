import { isSame } from '@rawi/model/pages/is-same';
import { reading } from '@rawi/model/truth/tolerant';
import { userSchema } from '@rawi/model/truth/user';
import { countOwnChange } from '../choices/daily-changes.ts';
import { settleAuthor } from '../comments/settle-author.ts';
import { publicListsBy } from '../data/lists.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import type { NamingServices } from '../translators/name-translator.ts';
import { settleTranslator } from '../translators/settle-translator.ts';

/**
 * Copies a changed name or photo to where others see it: a person's comments, public lists and translations. A change of
 * settings counts as one of the person's daily changes.
 */
export async function onUserWritten(
  services: NamingServices,
  uid: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  const { firestore, now } = services;
  if (before === undefined) return;
  if (isSame(pickPublic(before), pickPublic(after))) {
    // Fields that their owner changes under rules, and that nobody else sees.
    if (after !== undefined && !isSame(pickSettings(before), pickSettings(after)))
      await countOwnChange(firestore, uid, now());
    return;
  }
  await settleAuthor(firestore, uid);
  await invalidateListsOf(services, uid);
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
  return profile && { name: profile.fullName, photo: profile.photo };
}

/** Has the pages of a person's public lists built once more: they show the name and the photo of the profile. */
async function invalidateListsOf({ firestore, now }: NamingServices, uid: string): Promise<void> {
  const { docs } = await publicListsBy(firestore, uid).select().get();
  const pages = docs.map(({ id }) => ({ kind: 'list', id }) as const);
  await invalidateTargets(firestore, pages, now());
}
