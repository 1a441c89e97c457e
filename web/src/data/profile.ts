import { paths } from '@rawi/model/paths';
import { type User, userSchema } from '@rawi/model/user';
import { doc, getDoc, onSnapshot, updateDoc } from 'firebase/firestore';
import { firebaseFirestore } from '../lib/firestore.ts';
import type { SettingChange } from './setting-change.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

export type ProfileState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly profile: User }
  /** The account is there, its profile is not yet: the sign-up's task is still at work. */
  | { readonly state: 'missing' }
  | { readonly state: 'failed' };

/** Follows a person's own profile, from this device's copy first; stops when the returned function is called. */
export function followProfile(uid: string, onChange: (next: ProfileState) => void): () => void {
  return onSnapshot(
    doc(firebaseFirestore(), paths.user(uid)),
    (snapshot) => {
      if (!snapshot.exists()) {
        // An empty cache says nothing about the profile: the server's answer follows, or there is no network.
        const { fromCache } = snapshot.metadata;
        onChange({ state: fromCache ? (navigator.onLine ? 'loading' : 'failed') : 'missing' });
        return;
      }
      const parsed = userSchema.safeParse(snapshot.data());
      onChange(parsed.success ? { state: 'ready', profile: parsed.data } : { state: 'failed' });
    },
    () => onChange({ state: 'failed' }),
  );
}

/** A person's choices, read once; nothing while their profile is not there. */
export async function readSettings(uid: string): Promise<User['settings'] | undefined> {
  const snapshot = await getDoc(doc(firebaseFirestore(), paths.user(uid)));
  return snapshot.exists() ? userSchema.parse(snapshot.data()).settings : undefined;
}

/** Stores the language of a person's mail; resolves once the server has it, so without a network only later. */
export async function writeLocale(uid: string, locale: User['locale']): Promise<void> {
  await updateDoc(doc(firebaseFirestore(), paths.user(uid)), { locale });
}

/** Stores one setting and leaves the others as they are; resolves like `writeLocale`. */
export async function writeSetting(uid: string, { name, value }: SettingChange): Promise<void> {
  await updateDoc(doc(firebaseFirestore(), paths.user(uid)), { [`settings.${name}`]: value });
}
