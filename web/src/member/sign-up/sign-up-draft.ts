import { fieldOf, keptJson } from '../../core/device/device-store.ts';

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

const TEXTS = ['fullName', 'gender', 'dateOfBirth', 'nationality', 'email'] as const;

/** What is missing or of another kind is empty. */
const kept = keptJson('sessionStorage', 'signUp', (value): SignUpDraft => {
  const texts = TEXTS.map((name) => [name, fieldOf(value, name)]).filter(
    ([, text]) => typeof text === 'string',
  );
  return { ...EMPTY_DRAFT, ...Object.fromEntries(texts), consent: fieldOf(value, 'consent') === true };
});

export const readDraft = (): SignUpDraft => kept.read() ?? EMPTY_DRAFT;

/** Reads what was stored; anything else than a draft is an empty one. */
export const parseDraft = (stored: string | null): SignUpDraft => kept.parse(stored) ?? EMPTY_DRAFT;

/** Without storage the form still holds it, but no reload. Takes the fields one by one: no password comes along. */
export function keepDraft({ fullName, gender, dateOfBirth, nationality, email, consent }: SignUpDraft): void {
  kept.keep({ fullName, gender, dateOfBirth, nationality, email, consent });
}

/** Leaves only the address, which the thank-you screen names. */
export function forgetDraft(): void {
  keepDraft({ ...EMPTY_DRAFT, email: readDraft().email });
}
