/** What was typed into the sign-up, kept for this tab: it survives a reload. Passwords are never kept. */
export interface SignUpDraft {
  readonly fullName: string;
  readonly gender: string;
  readonly dateOfBirth: string;
  readonly nationality: string;
  readonly email: string;
  readonly consent: boolean;
}

export const EMPTY_DRAFT: SignUpDraft = {
  fullName: '',
  gender: '',
  dateOfBirth: '',
  nationality: '',
  email: '',
  consent: false,
};

const KEY = 'rawi-sign-up';
const TEXTS = ['fullName', 'gender', 'dateOfBirth', 'nationality', 'email'] as const;

export function readDraft(): SignUpDraft {
  try {
    return parseDraft(sessionStorage.getItem(KEY));
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Reads what was stored; what is missing or of another kind is empty. */
export function parseDraft(stored: string | null): SignUpDraft {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    return EMPTY_DRAFT;
  }
  if (typeof value !== 'object' || value === null) return EMPTY_DRAFT;
  const fields = value as Readonly<Record<string, unknown>>;
  const texts = TEXTS.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : '']);
  return { ...EMPTY_DRAFT, ...Object.fromEntries(texts), consent: fields['consent'] === true };
}

export function keepDraft({ fullName, gender, dateOfBirth, nationality, email, consent }: SignUpDraft): void {
  const draft: SignUpDraft = { fullName, gender, dateOfBirth, nationality, email, consent };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or closed: the form still holds it, but no reload.
  }
}

/** Leaves only the address, which the thank-you screen names. */
export function forgetDraft(): void {
  keepDraft({ ...EMPTY_DRAFT, email: readDraft().email });
}
