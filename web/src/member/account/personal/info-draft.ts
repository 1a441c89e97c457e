import { fieldOf, keptJson } from '../../../core/device/device-store.ts';

/** The personal information as the form holds it: every field is a string. */
export type Info = Readonly<Record<(typeof INFO_NAMES)[number], string>>;
export const INFO_NAMES = ['fullName', 'gender', 'dateOfBirth', 'nationality'] as const;

export const isSameInfo = (a: Info, b: Info): boolean => INFO_NAMES.every((name) => a[name] === b[name]);

/**
 * The unsaved draft, stored for this tab: if the session is ended elsewhere, the person logs in again and
 * returns to it. Only its owner gets it back.
 */
const draft = keptJson('sessionStorage', 'info', (value): Draft | undefined => {
  const uid = fieldOf(value, 'uid');
  const [fullName, gender, dateOfBirth, nationality] = INFO_NAMES.map((name) =>
    fieldOf(fieldOf(value, 'info'), name),
  );
  if (
    typeof uid !== 'string' ||
    typeof fullName !== 'string' ||
    typeof gender !== 'string' ||
    typeof dateOfBirth !== 'string' ||
    typeof nationality !== 'string'
  ) {
    return undefined;
  }
  return { uid, info: { fullName, gender, dateOfBirth, nationality } };
});

interface Draft {
  readonly uid: string;
  readonly info: Info;
}

const ownedBy = (uid: string, kept: Draft | undefined): Info | undefined =>
  kept?.uid === uid ? kept.info : undefined;

export const readInfoDraft = (uid: string): Info | undefined => ownedBy(uid, draft.read());

/** Parses the stored draft; anything but this person's draft is ignored. */
export const parseInfoDraft = (stored: string | null, uid: string): Info | undefined =>
  ownedBy(uid, draft.parse(stored));

/** Stores the draft, or deletes it if undefined. */
export function keepInfoDraft(uid: string, info: Info | undefined): void {
  draft.keep(info && { uid, info });
}
