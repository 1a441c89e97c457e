import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMentionedIn, mentionParts } from './mentions.ts';

const ALI = { uid: 'ali', name: 'Ali' };
const HASSAN = { uid: 'hassan', name: 'Ali Hassan' };
const LAYLA = { uid: 'layla', name: 'ليلى' };

describe('a text', () => {
  it.each([
    ['@Ali, no!', [ALI, ', no!']],
    ['Not so, @Ali Hassan.', ['Not so, ', HASSAN, '.']],
    ['(@Ali) @Ali', ['(', ALI, ') ', ALI]],
    ['شكرًا @ليلى!', ['شكرًا ', LAYLA, '!']],
    ['@@Ali', ['@', ALI]],
    ['', []],
  ])('mentions people by their names: %s', (text, parts) => {
    expect(mentionParts(text, [ALI, HASSAN, LAYLA])).toEqual(parts);
  });

  it.each(['ali@Ali.com', '@Alison', '@Ali2', '@Ali_', '@ali', '@ Ali', 'Ali', '@ليلىى', 'é@Ali'])(
    'mentions nobody by a part of a word or another spelling: %s',
    (text) => {
      expect(mentionParts(text, [ALI, LAYLA])).toEqual([text]);
    },
  );

  it('loses nothing by being taken apart, whatever names there are', () => {
    const words = fc.string({
      unit: fc.constantFrom('@', 'A', 'l', ' ', '.', 'ل', '😀', '\n', '(', '$', '*'),
    });
    const people = fc.array(
      words.map((name) => ({ name })),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(words, people, (text, named) => {
        const parts = mentionParts(text, named);
        const whole = parts.map((part) => (typeof part === 'string' ? part : `@${part.name}`)).join('');
        expect(whole).toBe(text);
        for (const part of parts)
          if (typeof part !== 'string') expect(isMentionedIn(text, part.name)).toBe(true);
      }),
    );
  });
});
