/** What a person says of themselves, as their form holds it: every field a text. */
export type Info = Readonly<Record<(typeof INFO_NAMES)[number], string>>;
export const INFO_NAMES = ['fullName', 'gender', 'dateOfBirth', 'nationality'] as const;

export const isSameInfo = (a: Info, b: Info): boolean => INFO_NAMES.every((name) => a[name] === b[name]);

/**
 * What was typed and not saved, kept for this tab: a session that is ended elsewhere leads to the log-in, and the way
 * back leads to it. Only its owner gets it back.
 */
const KEY = 'rawi-info';

export function readInfoDraft(uid: string): Info | undefined {
  try {
    return parseInfoDraft(sessionStorage.getItem(KEY), uid);
  } catch {
    return undefined;
  }
}

/** Keeps what was typed, or with nothing forgets it. */
export function keepInfoDraft(uid: string, info: Info | undefined): void {
  try {
    if (info) sessionStorage.setItem(KEY, JSON.stringify({ uid, info }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or closed: the form holds it for as long as it is open.
  }
}

/** Reads what was stored; anything else than this person's draft is none. */
export function parseInfoDraft(stored: string | null, uid: string): Info | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isFields(value) || value['uid'] !== uid || !isFields(value['info'])) return undefined;
    const { fullName, gender, dateOfBirth, nationality } = value['info'];
    if (![fullName, gender, dateOfBirth, nationality].every((text) => typeof text === 'string')) {
      return undefined;
    }
    return { fullName, gender, dateOfBirth, nationality } as Info;
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
