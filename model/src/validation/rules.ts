import { LIMITS } from '../limits.ts';
import { IGNORED_IN_TEXT } from '../text/plain-text.ts';
import type { MessageCode } from './messages.ts';

/** What is wrong with a value, or nothing. */
export type Rule<T = string> = (value: T) => MessageCode | undefined;

/** The first failing rule decides (specification, section 5: "validation stops at the first failing rule"). */
export function firstFailure<T>(value: T, rules: readonly Rule<T>[]): MessageCode | undefined {
  for (const rule of rules) {
    const code = rule(value);
    if (code !== undefined) return code;
  }
  return undefined;
}

/** A rule that stands alone bounds its text too: a pattern over millions of letters ends the process. */
const isBounded = (value: string): boolean => value.length <= LIMITS.textLength;

const matches =
  (pattern: RegExp, code: MessageCode): Rule =>
  (value) =>
    isBounded(value) && pattern.test(value) ? undefined : code;

/** Something other than white space. */
export const required: Rule = (value) => (value.trim() === '' ? 'required' : undefined);

/** Counts no further than it must: a letter is two units of UTF-16 at most. */
const isLonger = (value: string, length: number): boolean =>
  value.length > 2 * length || [...value].length > length;

/** Lengths count characters as a person does: an emoji or a letter outside the basic plane is one. */
export const min =
  (length: number): Rule =>
  (value) =>
    !isLonger(value, length - 1) ? 'min' : undefined;
export const max =
  (length: number): Rule =>
  (value) =>
    isLonger(value, length) ? 'max' : undefined;

/**
 * Unicode calls some invisible characters letters or marks. They count as neither: a name of them would look empty.
 */
const visible =
  (rule: Rule, code: MessageCode): Rule =>
  (value) =>
    isBounded(value) && IGNORED_IN_TEXT.test(value) ? code : rule(value);

/**
 * Letters of any script, with the marks that belong to them, and spaces (product.md, "Accounts"). More than three marks on a
 * letter belong to no writing; they run over the lines around it.
 */
export const alphaSpaces = visible(matches(/^(?:\p{L}\p{M}{0,3}| )+$/u, 'alphaSpaces'), 'alphaSpaces');
/** Letters of any script, with their marks, and numbers. */
export const alphaNum = visible(matches(/^(?:\p{L}\p{M}{0,3}|\p{N})+$/u, 'alphaNum'), 'alphaNum');
/** A whole or decimal number, with an optional sign. */
export const numeric = matches(/^[+-]?\d+(?:\.\d+)?$/, 'numeric');
export const regex = (pattern: RegExp): Rule => matches(pattern, 'regex');

/**
 * What the HTML standard takes for an address, with a dot in the domain since nobody receives mail at a bare host name.
 * Every part is bounded, so that no input makes it slow.
 */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
export const email: Rule = (value) =>
  value.length <= LIMITS.emailLength && value.lastIndexOf('@') <= LIMITS.emailLocalPart && EMAIL.test(value)
    ? undefined
    : 'email';

/** The specification's password rule; letters and digits are those of ASCII. */
export const password: Rule = (value) => {
  const { min, max, digits, specialCharacters } = LIMITS.password;
  if (!isBounded(value)) return 'password';
  const characters = [...value];
  const count = (belongs: (character: string) => boolean) => characters.filter(belongs).length;
  const lower = count((character) => character >= 'a' && character <= 'z' && character.length === 1);
  const upper = count((character) => character >= 'A' && character <= 'Z' && character.length === 1);
  const digit = count((character) => character >= '0' && character <= '9' && character.length === 1);
  const special = count((character) => specialCharacters.includes(character));
  const long = characters.length >= min && characters.length <= max;
  const known = lower + upper + digit + special === characters.length;
  return long && known && lower > 0 && upper > 0 && special > 0 && digit >= digits ? undefined : 'password';
};

/** The second password is the first one. */
export const confirmed =
  (first: string): Rule =>
  (value) =>
    value === first ? undefined : 'confirmed';

/** A file name that ends like an image's. */
export const image: Rule = (name) => {
  const dot = name.lastIndexOf('.');
  const extension = name.slice(dot + 1).toLowerCase();
  return dot > 0 && LIMITS.coverExtensions.some((known) => known === extension) ? undefined : 'image';
};

export const accepted: Rule<unknown> = (value) => (value ? undefined : 'accepted');
