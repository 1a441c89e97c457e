import { READING_SHELVES } from '@rawi/model/lists/reading-shelves';
import { plainText } from '@rawi/model/text/plain-text';
import { xmlText } from '@rawi/model/text/xml-text';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UnreadableFile } from '../files/listed-book.ts';
import { csvOf, rowsOf, valueOfCell } from './csv.ts';
import type { LibraryEntry } from './library-entry.ts';
import { readBroughtFile } from './read-brought-file.ts';
import { csvOfTaken, jsonOfTaken, malOfLibrary, takenLibrary } from './taken.ts';
import { unpack } from './unpack.ts';

const { signal } = new AbortController();
const read = (content: BlobPart, called = 'library') =>
  readBroughtFile(new File([content], called), { onProgress: () => {}, signal });
const entriesOf = async (content: BlobPart): Promise<readonly LibraryEntry[]> => {
  const brought = await read(content);
  if (brought.kind === 'lists') throw new Error('It was taken for lists.');
  return brought.entries;
};
const problemOf = (content: BlobPart) =>
  read(content).then(
    () => 'none',
    (error: unknown) => (error instanceof UnreadableFile ? error.problem : error),
  );
const pack = async (content: Uint8Array<ArrayBuffer> | string) =>
  new Uint8Array(
    await new Response(new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );

/** A message of Protocol Buffers. */
type Value = number | string | Uint8Array;
const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...varint(Math.floor(value / 0x80))];
const message = (...fields: readonly (readonly [number: number, value: Value])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    fields.flatMap(([number, value]) => {
      if (typeof value === 'number') return [...varint(number * 8), ...varint(value)];
      const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
      return [...varint(number * 8 + 2), ...varint(bytes.length), ...bytes];
    }),
  );
const manga = (title: string, ...more: readonly (readonly [number, Value])[]) =>
  [1, message([1, 7], [2, '/x'], [3, title], ...more)] as const;
const category = (name: string, order: number) => [2, message([1, name], [2, order])] as const;

describe('a backup of Mihon', () => {
  const backup = message(
    manga('Moon', [17, 2], [100, 1]),
    manga('Suns', [17, message([0, 0]).slice(0, 0)], [16, message([1, '/c'], [2, 'Chapter'])]),
    manga('Read once', [100, 0]),
    manga('Tracked', [18, message([1, 2], [5, 'Tracked elsewhere'], [9, 3])]),
    manga('Planned somewhere', [18, message([9, 6])]),
    manga('Official', [800, 'My own name']),
    category('Horror', 1),
    category('Plan to read', 2),
    [104, message([1, 'preferences'])],
  );

  it('brings the comics of its library, with the states that categories and other sites say', async () => {
    const expected = [
      { names: ['Moon'], shelf: 'planned' },
      { names: ['Suns'], shelf: undefined },
      { names: ['Tracked', 'Tracked elsewhere'], shelf: 'paused' },
      { names: ['Planned somewhere'], shelf: undefined },
      { names: ['My own name', 'Official'], shelf: undefined },
    ];
    expect(await entriesOf(backup)).toEqual(expected);
    expect(await entriesOf(await pack(backup))).toEqual(expected);
  });

  it('is refused where it ends within a comic, else brings those that are whole', async () => {
    const whole = (await entriesOf(backup)).map(({ names }) => names);
    const problems = new Set<unknown>();
    for (let end = 1; end < backup.length; end += 1) {
      const part = backup.slice(0, end);
      const problem = await problemOf(part);
      problems.add(problem);
      if (problem !== 'none') continue;
      const names = (await entriesOf(part)).map((entry) => entry.names);
      expect(names).toEqual(whole.slice(0, names.length));
    }
    // What is too short for a comic may be anything.
    expect(problems).toEqual(new Set(['broken', 'empty', 'none']));
    expect(await problemOf((await pack(backup)).slice(0, -9))).toBe('broken');
  });
});

describe('a list of MyAnimeList', () => {
  // Browsers know CDATA; the document of these tests does not.
  const Parser = DOMParser;
  beforeAll(() =>
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString(text: string, type: DOMParserSupportedType) {
          const plain = text.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inner: string) => xmlText(inner));
          return new Parser().parseFromString(plain, type);
        }
      },
    ),
  );
  afterAll(() => vi.unstubAllGlobals());
  const MAL = (comics: string, before = '<?xml version="1.0" encoding="UTF-8" ?>') =>
    `${before}<!-- Created by the export feature <manga> --><myanimelist><myinfo><user_name><![CDATA[x<manga>]]></user_name></myinfo>${comics}</myanimelist>`;

  it('brings titles and states, in words and in numbers', async () => {
    const comics = `
      <manga><manga_title><![CDATA[Moon & </manga> Sun]]></manga_title><my_status>Plan to Read</my_status><my_score>8</my_score></manga>
      <manga><manga_title>قصة &amp; أخرى</manga_title><my_status>3</my_status><my_score>0</my_score></manga>
      <manga/><manga><manga_title> </manga_title></manga>`;
    const expected = [
      { names: ['Moon & </manga> Sun'], shelf: 'planned', isRated: true },
      { names: ['قصة & أخرى'], shelf: 'paused' },
    ];
    expect(await entriesOf(MAL(comics))).toEqual(expected);
    expect(await entriesOf(await pack(MAL(comics)))).toEqual(expected);
  });

  it.each([
    ['anime', MAL('<anime><series_title>Film</series_title></anime>')],
    ['empty', MAL('')],
    ['broken', MAL('<manga><manga_title>Moon</manga>')],
    ['broken', MAL('<manga><manga_title>Moon</manga_title></manga>').slice(0, -5)],
    ['broken', MAL('<!-- <manga>')],
    ['entities', MAL('', '<!DOCTYPE x [<!ENTITY a "b">]>')],
  ])('is refused as %s', async (problem, file) => {
    expect(await problemOf(file)).toBe(problem);
  });
});

describe('JSON of AniList', () => {
  const media = (title: object, more: object = {}) => ({ type: 'MANGA', title, synonyms: [], ...more });
  const lists = [
    {
      name: 'Reading',
      status: 'CURRENT',
      isCustomList: false,
      entries: [
        { status: 'CURRENT', score: 7.5, media: media({ romaji: 'Tsuki', english: 'Moon', native: '月' }) },
        { media: media({ romaji: 'Taiyou', english: null }, { synonyms: ['Suns'] }) },
        { status: 'COMPLETED', media: { ...media({ romaji: 'Film' }), type: 'ANIME' } },
      ],
    },
    { name: 'Empty', status: 'DROPPED', entries: [] },
    {
      name: 'My own',
      isCustomList: true,
      entries: [{ status: 'REPEATING', score: 0, media: media({ english: 'Moon' }) }],
    },
  ];

  it.each([
    ['as the API answers', { data: { MediaListCollection: { user: { id: 1, name: 'Somebody' }, lists } } }],
    ['as its lists alone', lists],
    ['beside a list of anime', { anime: [{ title: 'Film', status: 'COMPLETED' }], manga: lists }],
  ])('is read %s', async (_how, value) => {
    expect(await entriesOf(JSON.stringify(value))).toEqual([
      { names: ['Moon', 'Tsuki', '月'], shelf: 'reading', isRated: true },
      { names: ['Taiyou', 'Suns'], shelf: 'reading' },
    ]);
  });

  it('is read as rows of fields, too', async () => {
    const rows = [
      { title: 'Moon', status: 'on_hold', chapters: 3 },
      { manga_title: 'Suns', my_score: 9 },
    ];
    const expected = [
      { names: ['Moon'], shelf: 'paused' },
      { names: ['Suns'], shelf: undefined, isRated: true },
    ];
    expect(await entriesOf(JSON.stringify(rows))).toEqual(expected);
    expect(await entriesOf(JSON.stringify({ exported: 'today', library: rows }))).toEqual(expected);
  });

  it.each([
    ['anime', { lists: [{ entries: [{ media: { type: 'ANIME', title: 'Film' } }] }] }],
    ['otherShape', { errors: [{ message: 'Private user' }] }],
    ['otherShape', []],
  ])('is refused as %s', async (problem, value) => {
    expect(await problemOf(JSON.stringify(value))).toBe(problem);
  });
});

describe('a table', () => {
  it.each([
    ['commas', 'Title,Status,Rating\r\n"Moon, the ""first""",Reading,★★\r\nSuns,,\r\n'],
    [
      'semicolons and a mark',
      '\uFEFFtitle;my_status;score\n"Moon, the ""first""";reading;8,5\n\n;x;\nSuns;;\n',
    ],
    [
      'tabs and the last line open',
      'Status\tName\tRating\rCurrently reading\tMoon, the "first"\t2/5\r\tSuns\t',
    ],
    [
      'Arabic names of columns',
      'العنوان,الحالة,التقييم\n"Moon, the ""first""",قيد القراءة,٣\nSuns,لا شيء,\n'.replace('٣', '3'),
    ],
  ])('is read with %s', async (_how, text) => {
    expect(await entriesOf(text)).toEqual([
      { names: ['Moon, the "first"'], shelf: 'reading', isRated: true },
      { names: ['Suns'], shelf: undefined },
    ]);
  });

  it('is read in UTF-16, with other names beside', async () => {
    const text = 'Title\tEnglish title\tSlug\nقمر\tMoon\tmoon\n';
    const units = new Uint16Array([0xfeff, ...[...text].map((letter) => letter.codePointAt(0) ?? 0)]);
    expect(await entriesOf(new Uint8Array(units.buffer))).toEqual([
      { names: ['قمر', 'Moon'], shelf: undefined, slug: 'moon' },
    ]);
  });

  it.each([
    ['noTitles', 'a,b\n1,2\n'],
    ['broken', 'Title\n"never closed\n'],
    ['empty', 'Title,Status\n'],
    ['tooMany', `Title\n${Array.from({ length: 50_001 }, (_, at) => `n${at}`).join('\n')}`],
  ])('is refused as %s', async (problem, text) => {
    expect(await problemOf(text)).toBe(problem);
  });
});

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
const title = text
  .map((value) =>
    plainText([...plainText(value.toWellFormed().replaceAll(/\s+/g, ' '))].slice(0, 60).join('')),
  )
  .filter((value) => value !== '');
const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,11}$/);
const rows = fc.uniqueArray(
  fc.record({
    series: title,
    slug,
    shelf: fc.option(fc.constantFrom(...READING_SHELVES), { nil: undefined }),
  }),
  { selector: ({ slug: each }) => each, minLength: 1, maxLength: 8 },
);
/** Two comics of one name are one to whoever compares names. */
const withOwnNames = rows.map((each) =>
  each.map((row, at) => ({ ...row, series: `${row.series} n${at}x`, names: {}, at: new Date(0) })),
);

describe('any library', () => {
  it('comes back from CSV, JSON and XML as it was', async () => {
    await fc.assert(
      fc.asyncProperty(withOwnNames, async (library) => {
        const entries = library.map((row) => ({ names: [row.series], shelf: row.shelf, slug: row.slug }));
        const taken = takenLibrary(library);
        for (const file of [csvOfTaken(taken), jsonOfTaken(taken), malOfLibrary(library)]) {
          expect(await entriesOf(file)).toEqual(entries);
        }
      }),
    );
  });

  it('whose bytes are anything at all is read or refused, and never fails otherwise', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.uint8Array({ maxLength: 200 }).map((rest) => new Uint8Array([0x0a, 0x01, ...rest])),
      fc.oneof(fc.json(), text).map((value) => new TextEncoder().encode(value)),
      text.map((value) => new TextEncoder().encode(`<myanimelist>${value}`)),
      text.map((value) => new TextEncoder().encode(`Title,Status\n${value}`)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        expect(typeof (await problemOf(new Uint8Array(content)))).toBe('string');
      }),
      { numRuns: 500 },
    );
  });

  it('has cells that come back, and none that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { maxLength: 4 }), (cells) => {
        const whole = cells.filter((row) => row.some((cell) => cell !== ''));
        const written = csvOf([['a', 'b'], ...whole]).slice(1);
        const [, ...again] = rowsOf(written);
        expect(again.map((row) => row.map(valueOfCell))).toEqual(whole);
        for (const cell of again.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});

describe('a packed file', () => {
  it('that unpacks to more than the bound is refused before it is whole', async () => {
    const bomb = await pack(new Uint8Array(1_000_000));
    expect(bomb.length).toBeLessThan(2000);
    await expect(unpack(bomb, signal, 999_999)).rejects.toMatchObject({ problem: 'unpacked' });
    expect(await unpack(bomb, signal, 1_000_000)).toHaveLength(1_000_000);
  });

  it('is broken where it is cut off, and is let go where it is given up', async () => {
    expect(await problemOf(new Uint8Array([0x1f, 0x8b, 8, 0]))).toBe('broken');
    const given = AbortSignal.abort();
    await expect(unpack(await pack('a'), given)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
