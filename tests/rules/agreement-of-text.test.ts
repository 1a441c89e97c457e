import { OVERSTRUCK_IN_TEXT, SEEN_IN_TEXT, UNWANTED_IN_TEXT } from '@rawi/model/text/plain-text';
import { describe, expect, it } from 'vitest';
import { compileRegex } from '../../emulator/src/rules/types/regex.ts';
import { rulesFile } from '../support/rules-environment.ts';

describe('the model’s patterns of a text and the rules', () => {
  const patterns = [...rulesFile('firestore.rules').matchAll(/value\.matches\('(.+)'\)/g)].map(
    ([, pattern = '']) => compileRegex(pattern.replaceAll('\\\\', '\\')),
  );
  /** Every character of the first plane that text can hold, and some beyond it. */
  const characters = [
    ...Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff),
    0x1f642,
    0x10437,
    0x1bca0,
    0x1d159,
    0x1d173,
    0xe0001,
    0xe00ff,
    0xe0100,
    0xe01ef,
    0xe01f0,
    0xe0fff,
    0xe1000,
  ].map((code) => String.fromCodePoint(code));

  it.each([
    ['unwanted', 0, (text: string) => !UNWANTED_IN_TEXT.test(text)],
    ['seen', 1, (text: string) => SEEN_IN_TEXT.test(text)],
    ['overstruck', 2, (text: string) => OVERSTRUCK_IN_TEXT.test(text)],
  ] as const)('know the same characters as %s', (_, index, allows) => {
    const pattern = patterns[index];
    if (!pattern || 'kind' in pattern) throw new Error('no pattern');
    // Alone, in a row, and between marks: which of them are marks, and which part a row of marks.
    const around = (text: string) => [text, text.repeat(6), `a\u0301\u0301\u0301${text}\u0301\u0301\u0301`];
    const differs = (text: string) => around(text).some((each) => pattern.matches(each) !== allows(each));
    expect(characters.filter(differs)).toEqual([]);
  });
});
