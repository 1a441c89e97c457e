import { paths } from '@rawi/model/paths';
import { type User, userSchema } from '@rawi/model/truth/user';
import { updateDoc } from 'firebase/firestore';
import { documentAt, readDocument, sdkReference } from '../../core/data/documents.ts';
import { ownWrite } from '../../core/session/refused-write.ts';
import type { SettingChange } from '../settings/setting-change.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/** A person's own profile. It is missing while the sign-up's task is still running. */
export const profileOf = documentAt(paths.user, userSchema);

/** A person's settings, read once; undefined while their profile does not exist. */
export async function readSettings(uid: string): Promise<User['settings'] | undefined> {
  return (await readDocument(profileOf(uid)))?.settings;
}

/** Stores the language of a person's mail; resolves once the server has it (without a network only later). */
export async function writeLocale(uid: string, locale: User['locale']): Promise<void> {
  await ownWrite(() => updateDoc(sdkReference(profileOf(uid)), { locale }));
}

/** Stores one setting and leaves the others unchanged; resolves like `writeLocale`. */
export async function writeSetting(uid: string, { name, value }: SettingChange): Promise<void> {
  await ownWrite(() => updateDoc(sdkReference(profileOf(uid)), { [`settings.${name}`]: value }));
}
