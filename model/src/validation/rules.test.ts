import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  accepted,
  alphaNum,
  alphaSpaces,
  confirmed,
  email,
  firstFailure,
  image,
  max,
  min,
  numeric,
  password,
  type Rule,
  regex,
  required,
} from './rules.ts';

function expectRule(rule: Rule, code: string, cases: { good: string[]; bad: string[] }): void {
  for (const value of cases.good) expect(rule(value), `good: ${value}`).toBeUndefined();
  for (const value of cases.bad) expect(rule(value), `bad: ${value}`).toBe(code);
}

describe('simple rules', () => {
  it('required wants something other than white space', () => {
    expectRule(required, 'required', { good: ['a', ' a '], bad: ['', ' ', '\t\n', ' '] });
  });

  it('min and max count characters, not code units', () => {
    expectRule(min(2), 'min', { good: ['ab', '😀😀'], bad: ['', 'a', '😀'] });
    expectRule(max(2), 'max', { good: ['', 'ab', '😀😀'], bad: ['abc', '😀😀😀'] });
  });

  it('alphaSpaces takes letters of any script and spaces', () => {
    expectRule(alphaSpaces, 'alphaSpaces', {
      good: ['Ann Lee', 'سارة أحمد', 'مُحَمَّد', 'José', 'José', 'Ольга', '山田 太郎', 'अमिता'],
      bad: ['Ann1', "O'Brien", 'a-b', 'a\tb', 'a\nb', '٣', '‮abc', '😀', '́a', ''],
    });
  });

  it('no letter has more than three marks, and nothing that cannot be seen is a letter', () => {
    const marked = (count: number) => `a${'\u0301'.repeat(count)}`;
    expectRule(alphaSpaces, 'alphaSpaces', {
      good: [marked(3), `${marked(3)}${marked(3)}`],
      bad: [marked(4), marked(79), 'a\u200Bb', 'a\u0000b', 'a\u2066b', 'a\u202Db', '\uFEFFa'],
    });
    expectRule(alphaNum, 'alphaNum', { good: [marked(3)], bad: [marked(4), 'a\u200B1'] });
  });

  it.each(['\u3164', '\u115F', '\u1160', '\uFFA0', 'a\u034F', 'a\uFE0F', '\u17B4', 'Ann\u3164Lee'])(
    'no name holds %j, which nobody sees',
    (name) => {
      expect(alphaSpaces(name)).toBe('alphaSpaces');
      expect(alphaNum(name)).toBe('alphaNum');
    },
  );

  it('alphaNum takes letters and numbers of any script', () => {
    expectRule(alphaNum, 'alphaNum', { good: ['abc123', 'عدد٣', '7'], bad: ['a b', 'a-b', '', '#1'] });
  });

  it('numeric takes whole and decimal numbers', () => {
    expectRule(numeric, 'numeric', {
      good: ['0', '12', '-3', '+4', '1.5'],
      bad: ['', 'x', '1.', '.5', '1e3', '0x1', ' 1', '1,5', 'Infinity', 'NaN', '1.2.3'],
    });
  });

  it('regex says so in its own words', () => {
    expectRule(regex(/^\d{6}$/), 'regex', { good: ['123456'], bad: ['12345', '1234567', 'abcdef'] });
  });

  it('confirmed compares exactly', () => {
    expectRule(confirmed('Reader#123'), 'confirmed', {
      good: ['Reader#123'],
      bad: ['', 'reader#123', 'Reader#123 '],
    });
  });

  it('image goes by the end of the name, in any case', () => {
    expectRule(image, 'image', {
      good: LIMITS.coverExtensions.flatMap((extension) => [
        `a.${extension}`,
        `a.b.${extension.toUpperCase()}`,
      ]),
      bad: ['a', 'a.pdf', 'a.jpg.exe', '.jpg', 'jpg', 'a.jpgx', 'a.', ''],
    });
  });

  it('accepted wants something truthy', () => {
    for (const value of [true, 1, 'on']) expect(accepted(value)).toBeUndefined();
    for (const value of [false, 0, '', null, undefined]) expect(accepted(value)).toBe('accepted');
  });
});

describe('email', () => {
  it('knows an address', () => {
    expectRule(email, 'email', {
      good: [
        'a@b.co',
        'first.last+tag@sub.example.com',
        'A@EXAMPLE.ORG',
        "o'brien@x-y.museum",
        'reader@rawi.test',
      ],
      bad: [
        '',
        'a',
        'a@b',
        '@b.co',
        'a@',
        'a@@b.co',
        'a b@c.co',
        'a@b..co',
        '.a@b.co',
        'a.@b.co',
        'a@-b.co',
        'a@b-.co',
        'a@b.c0m-',
        'a@b.co\nBcc: x@y.z',
        'a@[127.0.0.1]',
        '"a b"@c.co',
        `${'a'.repeat(65)}@b.co`,
        `a@${'b.'.repeat(130)}co`,
        'أحمد@مثال.إختبار',
      ],
    });
  });

  it('takes linear time on hostile input', () => {
    for (const hostile of ['a'.repeat(50_000), 'a.'.repeat(25_000), `a@${'a-'.repeat(25_000)}`]) {
      expect(email(hostile)).toBe('email');
    }
  });
});

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const SPECIAL = LIMITS.password.specialCharacters;
const from = (characters: string, min: number, max: number) =>
  fc.array(fc.constantFrom(...characters), { minLength: min, maxLength: max });

/** Passwords that satisfy the rule by construction, in any order. */
const goodPassword = fc
  .tuple(from(LOWER, 1, 3), from(UPPER, 1, 3), from(SPECIAL, 1, 3), from(DIGITS, 5, 7))
  .map((parts) => parts.flat())
  .chain((characters) => fc.shuffledSubarray(characters, { minLength: characters.length }))
  .map((characters) => characters.join(''));

describe('password', () => {
  it('takes every password that has what it needs', () => {
    fc.assert(
      fc.property(goodPassword, (value) => {
        expect(password(value)).toBeUndefined();
      }),
    );
  });

  it.each([
    ['lowercase letter', /[a-z]/g],
    ['uppercase letter', /[A-Z]/g],
    ['special character', /[^A-Za-z0-9]/g],
  ])('misses its only %s', (_what, pattern) => {
    fc.assert(
      fc.property(goodPassword, (value) => {
        expect(password(value.replaceAll(pattern, '7'))).toBe('password');
      }),
    );
  });

  it('wants three digits', () => {
    expect(password('Abcdefg#12')).toBe('password');
    expect(password('Abcdefg#123')).toBeUndefined();
  });

  it('refuses one foreign character anywhere', () => {
    const foreign = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 1 })
      .filter((character) => !(LOWER + UPPER + DIGITS + SPECIAL).includes(character));
    fc.assert(
      fc.property(goodPassword, foreign, fc.nat(), (value, character, position) => {
        const at = position % (value.length + 1);
        const short = value.slice(0, LIMITS.password.max - 1);
        expect(password(short.slice(0, at) + character + short.slice(at))).toBe('password');
      }),
    );
  });

  it.each([
    [7, 'Aa#1234'],
    [17, 'Aa#12345678901234'],
  ])('refuses %i characters', (length, value) => {
    expect(value).toHaveLength(length);
    expect(password(value)).toBe('password');
  });

  it.each([
    [8, 'Aa#12345'],
    [16, 'Aa#1234567890123'],
  ])('takes %i characters', (length, value) => {
    expect(value).toHaveLength(length);
    expect(password(value)).toBeUndefined();
  });

  it.each([...SPECIAL])('takes %s as the special character', (character) => {
    expect(password(`Reader${character}123`)).toBeUndefined();
  });

  it.each([' ', '~', '<', '>', '/', '\\', 'é', 'م', '٣', '😀', '\u0000'])('refuses %j', (character) => {
    expect(password(`Reader#123${character}`)).toBe('password');
  });
});

describe('firstFailure', () => {
  it('stops at the first failing rule', () => {
    let asked = 0;
    const counting: Rule = () => {
      asked += 1;
      return 'max';
    };
    expect(firstFailure('', [required, counting])).toBe('required');
    expect(asked).toBe(0);
    expect(firstFailure('a', [required, counting])).toBe('max');
    expect(firstFailure('a', [required])).toBeUndefined();
  });
});
