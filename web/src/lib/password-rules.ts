import { LIMITS } from '@rawi/model/limits';
import type { ShownRule } from '../ui/password-rules.tsx';
import { useWords } from './i18n.ts';

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

type Part = keyof typeof PASSWORD_PARTS;
const PARTS = Object.keys(PASSWORD_PARTS) as Part[];
/** Keeps the characters in their order inside an Arabic sentence. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** What the list under a new password shows. */
export function usePasswordRules(value: string) {
  const t = useWords('session');
  const rules: ShownRule[] = PARTS.map((name) => ({
    name,
    text:
      name === 'special'
        ? t('passwordRules.special', { characters: isolated([...specialCharacters].join(' ')) })
        : t(`passwordRules.${name}`),
    isMet: PASSWORD_PARTS[name](value),
  }));
  return {
    rules,
    label: t('passwordRules.label'),
    metLabel: t('passwordRules.met'),
    openLabel: t('passwordRules.open'),
  };
}
