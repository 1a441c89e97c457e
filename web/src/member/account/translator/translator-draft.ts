import { fieldOf, keptJson } from '../../../core/device/device-store.ts';

/** What a translator says of themselves, as the form holds it. */
export interface Said {
  readonly bio: string;
  readonly languages: readonly string[];
}

export const isSameSaid = (a: Said, b: Said): boolean =>
  a.bio === b.bio && a.languages.toSorted().join() === b.languages.toSorted().join();

/** What was typed and not saved, kept for this tab as a personal info is. Only its owner gets it back. */
const draft = keptJson('sessionStorage', 'translator', (value): Draft | undefined => {
  const uid = fieldOf(value, 'uid');
  const bio = fieldOf(value, 'bio');
  const languages = fieldOf(value, 'languages');
  if (typeof uid !== 'string' || typeof bio !== 'string' || !isTexts(languages)) return undefined;
  return { uid, bio, languages };
});

interface Draft extends Said {
  readonly uid: string;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

const ownedBy = (uid: string, kept: Draft | undefined): Said | undefined =>
  kept?.uid === uid ? { bio: kept.bio, languages: kept.languages } : undefined;

export const readTranslatorDraft = (uid: string): Said | undefined => ownedBy(uid, draft.read());

/** Reads what was stored; anything else than this person's draft is none. */
export const parseTranslatorDraft = (stored: string | null, uid: string): Said | undefined =>
  ownedBy(uid, draft.parse(stored));

/** Keeps what was typed, or with nothing forgets it. */
export function keepTranslatorDraft(uid: string, said: Said | undefined): void {
  draft.keep(said && { uid, ...said });
}
