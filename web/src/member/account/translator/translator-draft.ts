import { fieldOf, keptJson } from '../../../core/device/device-store.ts';

/** A translator's profile as the form holds it. */
export interface ProfileDraft {
  readonly bio: string;
  readonly languages: readonly string[];
}

export const isSameDraft = (a: ProfileDraft, b: ProfileDraft): boolean =>
  a.bio === b.bio && a.languages.toSorted().join() === b.languages.toSorted().join();

/** The unsaved draft, stored for this tab like the personal information. Only its owner gets it back. */
const draft = keptJson('sessionStorage', 'translator', (value): Draft | undefined => {
  const uid = fieldOf(value, 'uid');
  const bio = fieldOf(value, 'bio');
  const languages = fieldOf(value, 'languages');
  if (typeof uid !== 'string' || typeof bio !== 'string' || !isTexts(languages)) return undefined;
  return { uid, bio, languages };
});

interface Draft extends ProfileDraft {
  readonly uid: string;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

const ownedBy = (uid: string, kept: Draft | undefined): ProfileDraft | undefined =>
  kept?.uid === uid ? { bio: kept.bio, languages: kept.languages } : undefined;

export const readTranslatorDraft = (uid: string): ProfileDraft | undefined => ownedBy(uid, draft.read());

/** Parses the stored draft; anything but this person's draft is ignored. */
export const parseTranslatorDraft = (stored: string | null, uid: string): ProfileDraft | undefined =>
  ownedBy(uid, draft.parse(stored));

/** Stores the draft, or deletes it if undefined. */
export function keepTranslatorDraft(uid: string, values: ProfileDraft | undefined): void {
  draft.keep(values && { uid, ...values });
}
