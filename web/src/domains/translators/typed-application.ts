import { TRANSLATOR_LANGUAGES } from '@rawi/model/lists/languages';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

export type TranslatorLanguage = (typeof TRANSLATOR_LANGUAGES)[number];

/** The content of the application form. */
export interface TypedApplication {
  readonly languages: readonly TranslatorLanguage[];
  readonly skills: string;
}

export const NOTHING_TYPED: TypedApplication = { languages: [], skills: '' };

/** The valid languages among these, each once, in the order of the list. */
export const inOrder = (languages: readonly unknown[]): TranslatorLanguage[] =>
  TRANSLATOR_LANGUAGES.filter((language) => languages.includes(language));

export const isSameTyped = (a: TypedApplication, b: TypedApplication): boolean =>
  a.skills === b.skills && inOrder(a.languages).join() === inOrder(b.languages).join();

interface Kept extends TypedApplication {
  readonly uid: string;
}

/** What was typed and not sent, on this device: it survives a reload and a lost network. */
const kept = keptJson('localStorage', 'application', (value): Kept | undefined => {
  const [uid, languages, skills] = ['uid', 'languages', 'skills'].map((name) => fieldOf(value, name));
  if (typeof uid !== 'string' || !Array.isArray(languages) || typeof skills !== 'string') return undefined;
  return { uid, languages: inOrder(languages), skills };
});

const ownedBy = (uid: string, found: Kept | undefined): TypedApplication | undefined =>
  found?.uid === uid ? { languages: found.languages, skills: found.skills } : undefined;

/** What this person typed here; nobody else gets it. */
export const readTyped = (uid: string): TypedApplication | undefined => ownedBy(uid, kept.read());

/** Parses what was stored; anything but this person's content is undefined. */
export const parseTyped = (stored: string | null, uid: string): TypedApplication | undefined =>
  ownedBy(uid, kept.parse(stored));

/** Keeps what was typed; undefined forgets it. Returns whether the browser has stored it. */
export function keepTyped(uid: string, typed: TypedApplication | undefined): boolean {
  if (typed) return kept.keep({ uid, languages: typed.languages, skills: typed.skills });
  const other = kept.read();
  // What another person typed on this device is kept for them.
  return other !== undefined && other.uid !== uid ? true : kept.keep(undefined);
}
