import { LIMITS } from '@rawi/model/limits';

const { min, max, digits, specialCharacters } = LIMITS.password;

const isSpecial = (character: string) => specialCharacters.includes(character);

/** The parts of the password rule (specification, section 5), one by one; together they are the model's `password`. */
export const PASSWORD_PARTS = {
  length: (value: string) => [...value].length >= min && [...value].length <= max,
  lower: (value: string) => /[a-z]/.test(value),
  upper: (value: string) => /[A-Z]/.test(value),
  digits: (value: string) => (value.match(/[0-9]/g)?.length ?? 0) >= digits,
  special: (value: string) => [...value].some(isSpecial),
  known: (value: string) =>
    value !== '' && [...value].every((character) => /^[A-Za-z0-9]$/.test(character) || isSpecial(character)),
} as const satisfies Record<string, (value: string) => boolean>;

export type PasswordPart = keyof typeof PASSWORD_PARTS;
