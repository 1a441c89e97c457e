import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NameFacts, nameFacts } from './name-facts.ts';

/** What people call their files: made up, in the ways in which programs and groups do it. */
const NAMES: readonly (readonly [name: string, facts: NameFacts])[] = [
  // Readers for phones.
  ['Chapter 12.cbz', { number: 12 }],
  ['Ch.012.5 - The Well.cbz', { number: 12.5, title: 'The Well' }],
  ['Vol.2 Ch.13 - A Door.cbz', { volume: 2, number: 13, title: 'A Door' }],
  ['Dawn Team_Chapter 7.cbz', { translator: 'Dawn Team', number: 7 }],
  ['Dawn Team_Vol.1 Ch.3 - Rain', { translator: 'Dawn Team', volume: 1, number: 3, title: 'Rain' }],
  ['فريق الفجر_الفصل ٧', { translator: 'فريق الفجر', number: 7 }],
  // Servers of libraries.
  ['Salt Caravan v01 c003.cbz', { series: 'Salt Caravan', volume: 1, number: 3 }],
  [
    'Salt Caravan Vol. 1 Chapter 3 (2019) (Digital) (Some-Ripper).cbz',
    { series: 'Salt Caravan', volume: 1, number: 3 },
  ],
  [
    'Salt Caravan - c012 (v02) [Dawn Team].zip',
    { series: 'Salt Caravan', volume: 2, number: 12, translator: 'Dawn Team' },
  ],
  [
    '[Dawn Team] Salt Caravan - 05 [EN].cbz',
    { series: 'Salt Caravan', number: 5, isBareNumber: true, translator: 'Dawn Team', language: 'en' },
  ],
  ['Salt Caravan v03.cbz', { series: 'Salt Caravan', volume: 3 }],
  ['Salt Caravan 001 (2012).cbz', { series: 'Salt Caravan', number: 1, isBareNumber: true }],
  ['Salt Caravan #004 (of 12) (2012).cbz', { series: 'Salt Caravan', number: 4 }],
  ['Salt Caravan 2099 012 (1993).cbz', { series: 'Salt Caravan 2099', number: 12, isBareNumber: true }],
  // Groups and sites.
  ['salt_caravan_ch_012.5.pdf', { series: 'salt caravan', number: 12.5 }],
  ['salt-caravan-chapter-12.zip', { series: 'salt caravan', number: 12 }],
  ['Salt.Caravan.c012x1.cbz', { series: 'Salt Caravan', number: 12.1 }],
  ['Salt Caravan Ep. 40 [1080p] [Français].cbz', { series: 'Salt Caravan', number: 40, language: 'fr' }],
  ['Salt Caravan Ch. 1-3.cbz', { series: 'Salt Caravan', number: 1, isRange: true }],
  [
    'salt-caravan-vol1-ep01-04-ar.pdf',
    { series: 'salt caravan', volume: 1, number: 1, isRange: true, language: 'ar' },
  ],
  ['Salt Caravan ch. 12 - 5 Days.cbz', { series: 'Salt Caravan', number: 12, title: '5 Days' }],
  ['salt_caravan_012_en.cbz', { series: 'salt caravan', number: 12, isBareNumber: true, language: 'en' }],
  ['الفصل 12 عربي', { number: 12, language: 'ar' }],
  ['012.cbz', { number: 12, isBareNumber: true }],
  ['12,5.cbz', { number: 12.5, isBareNumber: true }],
  // Arabic.
  ['قافلة الملح - الفصل ١٢٫٥ - الجمل.cbz', { series: 'قافلة الملح', number: 12.5, title: 'الجمل' }],
  [
    'قافلة الملح الفصل 003 [فريق الفجر] [عربي].zip',
    { series: 'قافلة الملح', number: 3, translator: 'فريق الفجر', language: 'ar' },
  ],
  [
    '[فريق الفجر] قافلة الملح ۱۲.pdf',
    { series: 'قافلة الملح', number: 12, isBareNumber: true, translator: 'فريق الفجر' },
  ],
  ['قافلة الملح المجلد ٢ الفصل ٩', { series: 'قافلة الملح', volume: 2, number: 9 }],
  ['قافلة_الملح_حلقة_٤.cbz', { series: 'قافلة الملح', number: 4 }],
  // What is no chapter.
  ['Salt Caravan - Special 2.cbz', { series: 'Salt Caravan', title: 'Special 2', isSpecial: true }],
  ['Salt Caravan Oneshot.cbz', { series: 'Salt Caravan', title: 'Oneshot', isSpecial: true }],
  ['Salt Caravan [Extra].cbz', { series: 'Salt Caravan', isSpecial: true }],
  [
    'Salt Caravan ch. 12 - Extra.cbz',
    { series: 'Salt Caravan', number: 12, title: 'Extra', isSpecial: true },
  ],
  ['قافلة الملح - فصل خاص.cbz', { series: 'قافلة الملح', title: 'فصل خاص', isSpecial: true }],
  // No number at all.
  ['Salt Caravan.pdf', { series: 'Salt Caravan' }],
  ['(2019).cbz', {}],
  ['[2048x1536].cbz', {}],
];

describe('the name of a chapter', () => {
  it.each(NAMES)('%s', (name, facts) => {
    const found = nameFacts(name);
    expect(found).toEqual(facts);
    // However its letters with marks are written.
    expect(nameFacts(name.normalize('NFD'))).toEqual(facts);
  });

  it('of any letters gives a number that a chapter may have, and is read in no time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        const { number } = nameFacts(name);
        expect(number === undefined || (number >= 0 && number < 100_000)).toBe(true);
      }),
    );
    const start = performance.now();
    for (const odd of ['[', '(', '_', '-', '1', '. ', 'ch', 'v1_', 'الفصل']) nameFacts(odd.repeat(400));
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('gives back the number and the group that it was made of', () => {
    const word = fc.constantFrom('Chapter ', 'ch. ', 'c', '#', 'الفصل ', 'حلقة_');
    const number = fc.integer({ min: 0, max: 99_999 }).map((hundredths) => hundredths / 10);
    fc.assert(
      fc.property(word, number, fc.constantFrom('Dawn Team', 'فريق الفجر'), (said, value, group) => {
        const name = `قافلة الملح ${said}${value} [${group}].cbz`;
        expect(nameFacts(name)).toMatchObject({ series: 'قافلة الملح', number: value, translator: group });
      }),
    );
  });
});
