import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** The draft of the sign-up, stored for this tab: it survives a reload. Passwords are never stored. */
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

const TEXTS = ['fullName', 'gender', 'dateOfBirth', 'nationality', 'email'] as const;

/** Missing fields, and those of another type, are empty. */
const kept = keptJson('sessionStorage', 'signUp', (value): SignUpDraft => {
  const texts = TEXTS.map((name) => [name, fieldOf(value, name)]).filter(
    ([, text]) => typeof text === 'string',
  );
  return { ...EMPTY_DRAFT, ...Object.fromEntries(texts), consent: fieldOf(value, 'consent') === true };
});

export const readDraft = (): SignUpDraft => kept.read() ?? EMPTY_DRAFT;

/** Parses the stored draft; anything else is an empty draft. */
export const parseDraft = (stored: string | null): SignUpDraft => kept.parse(stored) ?? EMPTY_DRAFT;

/**
 * Without storage only the form has it, until a reload. The fields are picked one by one, so that no password
 * is stored.
 */
export function keepDraft({ fullName, gender, dateOfBirth, nationality, email, consent }: SignUpDraft): void {
  kept.keep({ fullName, gender, dateOfBirth, nationality, email, consent });
}

/** Keeps only the address, which the thank-you page shows. */
export function forgetDraft(): void {
  keepDraft({ ...EMPTY_DRAFT, email: readDraft().email });
}
