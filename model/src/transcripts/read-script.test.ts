import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainText, SEEN_IN_TEXT } from '../text/plain-text.ts';
import type { Transcript } from '../truth/transcript.ts';
import { readScript } from './read-script.ts';
import { TRANSCRIPT_KINDS } from './transcript-kinds.ts';
import { writeScript } from './write-script.ts';

const read = (text: string, pageCount = 3, language: 'en' | 'ar' = 'en') =>
  readScript(text, { pageCount, language });
const said = (who: string, words: string) => ({ kind: 'speech', who, words });

describe('a script', () => {
  it('is read in the form that translators write, in both languages and all digits', () => {
    expect(read('[page 3] Maysan: Where are you?\nZiad (thought): Here.').pages[2]).toEqual([
      said('Maysan', 'Where are you?'),
      { kind: 'thought', who: 'Ziad', words: 'Here.' },
    ]);
    for (const heading of ['صفحة ٣', 'ص ٣', 'صفحة ۳', '[ص ٣]', 'الصفحة الثالثة']) {
      expect(read(`${heading}\nميسان: أين أنت؟\nمؤثر: طاخ\nتعليق: في المساء`, 3, 'ar'), heading).toEqual({
        pages: [
          [],
          [],
          [
            said('ميسان', 'أين أنت؟'),
            { kind: 'sound', words: 'طاخ' },
            { kind: 'caption', words: 'في المساء' },
          ],
        ],
        problems: [],
      });
    }
  });

  it('is read with panels, whose descriptions are named and left out', () => {
    const script =
      'PAGE THREE (2 panels)\n\nPanel 1\nThey run.\n\nMAYSAN\nRun!\n\nSFX: BOOM\n\nPanel 2: Dark.\nCAPTION: Later';
    const { pages, problems } = read(script);
    expect(pages[2]).toEqual([
      said('MAYSAN', 'Run!'),
      { kind: 'sound', words: 'BOOM' },
      { kind: 'caption', words: 'Later' },
    ]);
    expect(problems).toEqual([{ line: 4, code: 'nothing-understood', page: 3 }]);
  });

  it('is read as a list of subtitles', () => {
    const list = '1\n00:00:01,000 --> 00:00:02,000\nHello\nthere\n\n2\n[page 2]\nMaysan: Yes\n\n3\nNo';
    expect(read(list)).toEqual({
      pages: [
        [{ kind: 'speech', words: 'Hello\nthere' }],
        [said('Maysan', 'Yes'), { kind: 'speech', words: 'No' }],
        [],
      ],
      problems: [],
    });
  });

  it('says with the line what it cannot take, and keeps the rest', () => {
    const { pages, problems } = read('Page 1\nA: one\u202E\nPage 9\nB: two\nPage 2\nC: three <b>bold</b>');
    expect(pages).toEqual([[said('A', 'one')], [said('C', 'three <b>bold</b>')], []]);
    expect(problems).toEqual([
      { line: 2, code: 'control-characters', page: 1 },
      { line: 3, code: 'beyond-page', page: 9 },
    ]);
    expect(read('Page 2\nA: Hello', 3, 'ar').problems).toEqual([{ line: 2, code: 'other-script', page: 2 }]);
    expect(read('{"pages":[{"items":[{"kind":"sound","words":"Bang"},7]}]}')).toEqual({
      pages: [[{ kind: 'sound', words: 'Bang' }], [], []],
      problems: [{ line: 1, code: 'nothing-understood', page: 1 }],
    });
  });

  it('parts what is too long, and is held to the limits of a page', () => {
    const long = read(`A: ${'word '.repeat(300)}`);
    expect(long.pages[0]?.map(({ words }) => words.length <= 1000)).toEqual([true, true]);
    expect(long.problems).toEqual([{ line: 1, code: 'too-long', page: 1 }]);
    const many = read(Array.from({ length: 600 }, (_, index) => `A: ${index}`).join('\n'));
    expect(many.pages[0]).toHaveLength(500);
    expect(many.problems).toEqual([{ line: 501, code: 'too-many-items', page: 1 }]);
  });

  it.each([
    ['a million lines', 'a\n'.repeat(1_000_000)],
    ['one line of a megabyte', 'a'.repeat(1_000_000)],
    ['quotes that never end', `SPEECH "${'\\"'.repeat(500_000)}`],
    ['spaces', `p${' '.repeat(1_000_000)}`],
    ['marks', `${'-'.repeat(500_000)} ${'('.repeat(500_000)}`],
    ['brackets', '[page 1] '.repeat(100_000)],
    ['names', 'A: \n'.repeat(250_000)],
  ])(
    'is read in time that grows with its length: %s',
    (_name, text) => {
      expect(read(text).pages).toHaveLength(3);
    },
    20_000,
  );

  it('never throws at anything', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void read(text)));
  });
});

describe('a written script', () => {
  const plain = (maxLength: number) =>
    fc
      .oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength }),
        fc.constantFrom(
          'page 3',
          '[page 2] x',
          '| bar',
          'NOTE: x',
          '1',
          'Panel 1',
          ' A\n\nB: c ',
          '\n\nx',
          'صفحة ٣',
        ),
      )
      .filter((text) => isPlainText(text) && SEEN_IN_TEXT.test(text) && !text.includes('\r'));
  const item = fc.record(
    {
      kind: fc.constantFrom(...TRANSCRIPT_KINDS),
      who: fc.oneof(
        fc.constantFrom('Maysan', 'Note', 'ميسان', 'A (thought)', '1. B', 'a: b', 'page 3', '"q"'),
        plain(20).filter((text) => !text.includes('\n')),
      ),
      words: plain(60),
      place: fc.constant<[number, number, number, number]>([10, 20, 300, 400]),
    },
    { requiredKeys: ['kind', 'words'] },
  );
  const transcript: fc.Arbitrary<Transcript> = fc.record({
    version: fc.constant(1 as const),
    language: fc.constantFrom('en' as const, 'ar' as const),
    pages: fc.array(fc.record({ items: fc.array(item, { maxLength: 4 }) }), { minLength: 1, maxLength: 4 }),
  });
  const readBack = (text: Transcript, as: 'text' | 'srt') =>
    readScript(writeScript(text, as), { pageCount: text.pages.length, language: text.language }).pages;

  it('is read back as the same text, as a list with its places', () => {
    fc.assert(
      fc.property(transcript, (text) => {
        expect(readBack(text, 'srt')).toEqual(text.pages.map(({ items }) => items));
        expect(readBack(text, 'text')).toEqual(
          text.pages.map(({ items }) => items.map(({ place: _place, ...rest }) => rest)),
        );
      }),
      { numRuns: 300 },
    );
  });
});
