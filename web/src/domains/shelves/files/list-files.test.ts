import { LANGUAGE_CODES } from '@rawi/model/lists/languages';
import { plainText } from '@rawi/model/text/plain-text';
import { entriesOf, entryKey, type ListEntry, type OwnList } from '@rawi/model/truth/own-list';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBroughtFile } from '../library-files/read-brought-file.ts';
import { cblOf } from './cbl-file.ts';
import { jsonFilesOf, jsonOf, listsOfJson } from './json-file.ts';

const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
const name = (longest: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: longest }),
      fc.string({ unit: 'binary', maxLength: longest }),
    )
    .map((text) => plainText([...plainText(text.toWellFormed())].slice(0, longest).join('')))
    .filter((text) => text !== '');
const id = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const comic = {
  comicId: id,
  slug: id,
  series: name(60),
  names: fc.record({ en: name(20), ar: name(20) }, { requiredKeys: [] }),
  picture: fc.constant(picture),
};
const entry = fc.oneof(
  fc.record({ kind: fc.constant('comic' as const), ...comic }),
  fc.record({
    kind: fc.constant('chapter' as const),
    chapterId: id,
    ...comic,
    number: fc.constantFrom(0, 1, 2.5, 23.1, 100_000),
    language: fc.constantFrom(...LANGUAGE_CODES),
  }),
);
const list = fc
  .record({
    name: name(80),
    note: fc.option(name(200), { nil: undefined }),
    entries: fc.array(entry, { minLength: 1 }),
  })
  .map(({ entries, ...words }): OwnList => {
    const ordered = entries.map((each, order): ListEntry => ({ ...each, order }));
    return {
      ...words,
      entries: Object.fromEntries(ordered.map((each) => [entryKey(each), each])),
      at: new Date(0),
    };
  });
const fileOf = (text: BlobPart, called = 'list.cbl') => new File([text], called);
const MANY = { lists: 50, entries: 200 };
/** As many lists as somebody may have, as full as they may be, with names this long. */
function fullLists(longest: number): OwnList[] {
  const words = { series: 'س'.repeat(longest), names: { en: 'n'.repeat(longest), ar: 'س'.repeat(longest) } };
  const entries = Array.from({ length: MANY.entries }, (_, order): ListEntry => {
    const ids = { comicId: `comic-${order}`, slug: `comic-${order}`, picture };
    return {
      kind: 'chapter',
      chapterId: `c-${order}`,
      ...ids,
      ...words,
      number: order,
      language: 'ar',
      order,
    };
  });
  const stored = Object.fromEntries(entries.map((each) => [entryKey(each), each]));
  return Array.from({ length: MANY.lists }, (_, index) => ({
    name: `List ${index}`,
    entries: stored,
    at: new Date(0),
  }));
}
const readListFile = async (file: File) => {
  const { signal } = new AbortController();
  const read = await readBroughtFile(file, { onProgress: () => {}, signal });
  if (read.kind === 'library') throw new Error('It was taken for a library.');
  return read.lists;
};
const problemOf = (file: File) =>
  readListFile(file).then(
    () => 'none',
    (error: { problem?: string }) => error.problem,
  );
describe('all lists of a person who has many', () => {
  it('go into one file, and into several where one could not be brought back', async () => {
    expect(jsonFilesOf(fullLists(20))).toHaveLength(1);
    const lists = fullLists(200);
    const files = jsonFilesOf(lists);
    expect(files.length).toBeGreaterThan(1);
    expect(files.length).toBeLessThan(10);
    const names: string[] = [];
    for (const text of files) {
      const read = await readListFile(fileOf(text, 'rawi-lists-1.json'));
      expect(read.every(({ books }) => books.length === MANY.entries)).toBe(true);
      names.push(...read.map((each) => each.name));
    }
    expect(names).toEqual(lists.map((each) => each.name));
  });

  it('stand in their order, each once, in files that are no larger than one may be', () => {
    fc.assert(
      fc.property(fc.array(list, { maxLength: 6 }), fc.integer({ min: 1, max: 4000 }), (lists, most) => {
        const files = jsonFilesOf(lists, most);
        const read = files.map((text) => listsOfJson(JSON.parse(text)));
        expect(read.flat().map((each) => each.name)).toEqual(lists.map((each) => each.name));
        for (const [index, text] of files.entries())
          if (read[index]?.length !== 1) expect(new Blob([text]).size).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('lists as files', () => {
  it('come back from JSON with all that they were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(list, { minLength: 1, maxLength: 3 }), async (lists) => {
        const read = await readListFile(fileOf(jsonOf(lists), 'lists.json'));
        expect(read).toEqual(
          lists.map((each) => ({
            name: each.name,
            ...(each.note !== undefined && { note: each.note }),
            books: entriesOf(each).map((book) => ({
              series: book.series,
              slug: book.slug,
              ...(Object.keys(book.names).length > 0 && { names: book.names }),
              ...(book.kind === 'chapter' && {
                number: `${book.number}`,
                language: book.language,
                chapterId: book.chapterId,
              }),
            })),
          })),
        );
      }),
    );
  });

  it('come back from CBL with the same entries in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(list, async (each) => {
        const [read] = await readListFile(fileOf(cblOf(each)));
        expect(read?.name).toBe(each.name);
        expect(read?.books).toEqual(
          entriesOf(each).map((book) => ({
            series: book.series,
            slug: book.slug,
            ...(book.kind === 'chapter' && { number: `${book.number}`, chapterId: book.chapterId }),
          })),
        );
      }),
    );
  });
});

const CBL = (books: string, before = '<?xml version="1.0"?>') =>
  `${before}<ReadingList><Name>Events</Name><Books>${books}</Books><Matchers/></ReadingList>`;
const BOOK =
  '<Book Series="Moon" Number="1" Volume="2011" Year="2012"><Database Name="cv" Series="1" Issue="2"/></Book>';

describe('a file from elsewhere', () => {
  it('is read by its series and numbers', async () => {
    const books = `${BOOK}<Book Series="Sun &amp; sea" Number=""><Id>0000</Id></Book>`;
    expect(await readListFile(fileOf(CBL(books)))).toEqual([
      { name: 'Events', books: [{ series: 'Moon', number: '1' }, { series: 'Sun & sea' }] },
    ]);
  });

  it.each([
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...new Uint8Array(new Uint16Array([...CBL(BOOK)].map((letter) => letter.codePointAt(0) ?? 0)).buffer),
      ]),
    ],
    ['UTF-8 with a mark', `\uFEFF${CBL(BOOK)}`],
    [
      'the encoding that it declares',
      new Uint8Array(
        [...CBL(BOOK, '<?xml version="1.0" encoding="windows-1256"?>')].map(
          (letter) => letter.codePointAt(0) ?? 0,
        ),
      ),
    ],
  ])('is read in %s', async (_how, bytes) => {
    expect((await readListFile(fileOf(bytes)))[0]?.books).toEqual([{ series: 'Moon', number: '1' }]);
  });

  it('is called as its file is where it has no name, and loses what no name has', async () => {
    const hostile = `<ReadingList><Name>\u202E \u200B</Name><Books><Book Series="\u202EMoon${'x'.repeat(5000)}" Number="1"/></Books></ReadingList>`;
    const [read] = await readListFile(fileOf(hostile, 'my events.cbl'));
    expect(read?.name).toBe('my events');
    expect(read?.books[0]?.series).toBe(`Moon${'x'.repeat(196)}`);
  });

  it.each([
    ['tooLarge', fileOf(new Uint8Array(20 * 1024 * 1024 + 1))],
    ['tooLarge', fileOf(CBL(BOOK) + ' '.repeat(5 * 1024 * 1024))],
    ['tooMany', fileOf(CBL('<Book Series="a"/>'.repeat(50_001)))],
    ['encoding', fileOf(new Uint8Array([0x3c, 0xff, 0xff]))],
    ['encoding', fileOf(CBL(BOOK, '<?xml version="1.0" encoding="klingon"?>'))],
    ['broken', fileOf('<ReadingList><Name>Events</Books>')],
    ['broken', fileOf('{"lists": [')],
    ['entities', fileOf(CBL(BOOK, '<!DOCTYPE x [<!ENTITY a "b">]>'))],
    ['otherShape', fileOf('<ComicInfo/>')],
    ['otherShape', fileOf('{"lists": []}')],
    ['noTitles', fileOf('Year,Number')],
    ['smart', fileOf('<ReadingList><Books/><Matchers><ComicBookMatcher/></Matchers></ReadingList>')],
    ['empty', fileOf(CBL(''))],
    ['empty', fileOf('{"format":"rawi-lists","version":1,"lists":[{"name":"a","entries":[]}]}')],
    ['empty', fileOf(' ')],
  ])('is refused as %s', async (problem, file) => {
    expect(await problemOf(file)).toBe(problem);
  });
});
