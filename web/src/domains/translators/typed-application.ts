import { TRANSLATOR_LANGUAGES } from '@rawi/model/lists/languages';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

export type TranslatorLanguage = (typeof TRANSLATOR_LANGUAGES)[number];

/** What stands in the form of an application. */
export interface TypedApplication {
  readonly languages: readonly TranslatorLanguage[];
  readonly skills: string;
}

export const NOTHING_TYPED: TypedApplication = { languages: [], skills: '' };

/** The languages among these, each once, in the order of the list. */
export const inOrder = (languages: readonly unknown[]): TranslatorLanguage[] =>
  TRANSLATOR_LANGUAGES.filter((language) => languages.includes(language));

export const isSameTyped = (a: TypedApplication, b: TypedApplication): boolean =>
  a.skills === b.skills && inOrder(a.languages).join() === inOrder(b.languages).join();

interface Kept extends TypedApplication {
  readonly uid: string;
}

/** What was typed and not sent, on this device: neither a reload nor a lost network takes it away. */
const kept = keptJson('localStorage', 'application', (value): Kept | undefined => {
  const [uid, languages, skills] = ['uid', 'languages', 'skills'].map((name) => fieldOf(value, name));
  if (typeof uid !== 'string' || !Array.isArray(languages) || typeof skills !== 'string') return undefined;
  return { uid, languages: inOrder(languages), skills };
});

const ownedBy = (uid: string, found: Kept | undefined): TypedApplication | undefined =>
  found?.uid === uid ? { languages: found.languages, skills: found.skills } : undefined;

/** What this person typed here; only they get it back. */
export const readTyped = (uid: string): TypedApplication | undefined => ownedBy(uid, kept.read());

/** Reads what was stored; anything else than what this person typed is nothing. */
export const parseTyped = (stored: string | null, uid: string): TypedApplication | undefined =>
  ownedBy(uid, kept.parse(stored));

/** Keeps what was typed, or with nothing forgets it. Returns whether the browser has done so. */
export function keepTyped(uid: string, typed: TypedApplication | undefined): boolean {
  if (typed) return kept.keep({ uid, languages: typed.languages, skills: typed.skills });
  const other = kept.read();
  // What somebody else typed on this device waits for them.
  return other !== undefined && other.uid !== uid ? true : kept.keep(undefined);
}
