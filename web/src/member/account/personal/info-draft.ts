import { fieldOf, keptJson } from '../../../core/device/device-store.ts';

/** What a person says of themselves, as their form holds it: every field a text. */
export type Info = Readonly<Record<(typeof INFO_NAMES)[number], string>>;
export const INFO_NAMES = ['fullName', 'gender', 'dateOfBirth', 'nationality'] as const;

export const isSameInfo = (a: Info, b: Info): boolean => INFO_NAMES.every((name) => a[name] === b[name]);

/**
 * What was typed and not saved, kept for this tab: a session that is ended elsewhere leads to the log-in, and the way
 * back leads to it. Only its owner gets it back.
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

/** Reads what was stored; anything else than this person's draft is none. */
export const parseInfoDraft = (stored: string | null, uid: string): Info | undefined =>
  ownedBy(uid, draft.parse(stored));

/** Keeps what was typed, or with nothing forgets it. */
export function keepInfoDraft(uid: string, info: Info | undefined): void {
  draft.keep(info && { uid, info });
}
