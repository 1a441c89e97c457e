import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../lists/languages.ts';
import { checkNames, placedItems } from './check-names.ts';

const term = (language: Language, rendering: string) => ({
  id: rendering,
  renderings: { [language]: rendering },
});

/** What is found near to kept names, as `written → expected`. */
function near(language: Language, kept: readonly string[], words: readonly string[]): string[] {
  const items = placedItems([words.map((each) => ({ words: each }))]);
  const terms = kept.map((each) => term(language, each));
  return checkNames(items, terms, language).flatMap((finding) =>
    finding.kind === 'near' ? [`${finding.written} → ${finding.expected}`] : [],
  );
}

describe('names in English', () => {
  test.each([
    ['Ziad', 'Ziyad'],
    ['Ziad', 'Zeyad'],
    ['Maysan', 'Maisan'],
    ['Ibrahim', 'Ebrahim'],
    ['Mohammed', 'Muhammad'],
    ['Fatima', 'Fatimah'],
    ['Al-Hakim', 'Alhakim'],
    ['Al-Hakim', 'Al Hakeem'],
    ['Qasim', 'Kasim'],
    ['Scheherazade', 'Sheherazade'],
    ['Gilgamesh', 'Gilgamehs'],
  ])('of %s, %s is another spelling', (kept, written) => {
    expect(near('en', [kept], [`We saw ${written} at the gate.`])).toEqual([`${written} → ${kept}`]);
  });

  test('what is spelled as kept is not found, whatever stands around it', () => {
    const words = ["It is Ziad's boat.", 'ZIAD!', '“Ziad…”', 'Ziad-like, no: Ziad.', 'Ziad’s'];
    expect(near('en', ['Ziad'], words)).toEqual([]);
  });

  test('other names and ordinary words are not found', () => {
    const words = ['Said who? Sad day.', 'She was sad.', 'They said so.', 'Layla and Omar', 'The sand'];
    expect(near('en', ['Ziad', 'Said'], words)).toEqual([]);
  });

  test('two kept names that are alike stay what they are', () => {
    expect(near('en', ['Zaid', 'Ziad'], ['Zaid met Ziad.'])).toEqual([]);
  });

  test('a name that begins small is another spelling only with a capital elsewhere', () => {
    expect(near('en', ['Rose'], ['a rose', 'Rose'])).toEqual([]);
  });

  test('a long name is found whole', () => {
    expect(near('en', ['Abu Bakr', 'Bakr'], ['Here comes Abou Bakr now.'])).toEqual(['Abou Bakr → Abu Bakr']);
  });
});

describe('names in Arabic', () => {
  test.each([
    ['أحمد', 'احمد'],
    ['فاطمة', 'فاطمه'],
    ['موسى', 'موسي'],
    ['إبراهيم', 'ابراهيم'],
    ['إسماعيل', 'اسماعل'],
    ['سليمان', 'سليمن'],
    ['شهرزاد', 'شهرازاد'],
    ['جلجامش', 'كلكامش'],
    ['مصطفى', 'مسطفى'],
  ])('of %s, %s is another spelling', (kept, written) => {
    expect(near('ar', [kept], [`رأيت ${written} عند الباب`])).toEqual([`${written} → ${kept}`]);
  });

  test('what is joined to a name, vowel signs, tatweel and the article change nothing', () => {
    const words = ['وزياد', 'زِيَاد!', 'زيـــاد', 'لزياد', 'فبزياد', 'الحكيم', 'للحكيم', 'حكيم'];
    expect(near('ar', ['زياد', 'الحكيم'], words)).toEqual([]);
  });

  test('short words that differ by a letter are other words', () => {
    expect(near('ar', ['سالم', 'نور'], ['عالم سلام نار', 'سلم يا نوار'])).toEqual([]);
  });
});

describe('names that nobody keeps', () => {
  test('speakers and names within sentences are compared, with where each is first', () => {
    const pages = [
      [
        { who: 'Ziad', words: 'Hello, Maysan.' },
        { who: 'Maysan', words: 'Hello, Ziyad.' },
      ],
      [
        { who: 'Zeyad', words: 'Where is Maysan?' },
        { who: 'Ziad', words: 'Here.' },
      ],
    ];
    expect(checkNames(placedItems(pages), [], 'en')).toEqual([
      {
        kind: 'several-ways',
        ways: [
          { page: 1, item: 1, written: 'Ziad', times: 2 },
          { page: 1, item: 2, written: 'Ziyad', times: 1 },
          { page: 2, item: 1, written: 'Zeyad', times: 1 },
        ],
      },
    ]);
  });

  test('Arabic speakers are compared with one another', () => {
    const pages = [[{ who: 'فاطمة', words: 'نعم' }], [{ who: 'فاطمه', words: 'لا' }]];
    expect(checkNames(placedItems(pages), [], 'ar')).toMatchObject([
      { kind: 'several-ways', ways: [{ written: 'فاطمة' }, { written: 'فاطمه' }] },
    ]);
  });
});

test('a speaker is held to the kept name, with page and item', () => {
  const items = placedItems([[], [{ words: 'Yes.' }, { who: 'Ziyad', words: 'No.' }]]);
  expect(checkNames(items, [term('en', 'Ziad')], 'en')).toEqual([
    { kind: 'near', page: 2, item: 2, termId: 'Ziad', expected: 'Ziad', written: 'Ziyad' },
  ]);
});

test('a name that is kept in another language only is not looked for', () => {
  expect(checkNames(placedItems([[{ words: 'زياد' }]]), [term('en', 'Ziad')], 'ar')).toEqual([]);
});

test('whatever is written, nothing is thrown and a text of kept names alone has no findings', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), fc.array(text, { maxLength: 4 }), (words, kept) => {
      const terms = kept.map((each) => term('en', each));
      checkNames(placedItems([words.map((each) => ({ words: each }))]), terms, 'en');
    }),
  );
  const name = fc.constantFrom('Ziad', 'Zaid', 'Abu Bakr', 'Al-Hakim', 'زياد', 'فاطمة', 'الحكيم');
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), (names) => {
      const terms = [...new Set(names)].map((each) => term('en', each));
      expect(checkNames(placedItems([names.map((words) => ({ words }))]), terms, 'en')).toEqual([]);
    }),
  );
});

test('a long text and a full list take no long time', () => {
  const kept = Array.from({ length: 300 }, (_, index) => term('en', `Name${index.toString(36)}`));
  const items = Array.from({ length: 5000 }, (_, index) => ({
    words: `Word${index.toString(36)} went to see Thing${(index * 7).toString(36)}, who was not there.`,
  }));
  expect(checkNames(placedItems([items]), kept, 'en').length).toBeLessThanOrEqual(200);
}, 20_000);
