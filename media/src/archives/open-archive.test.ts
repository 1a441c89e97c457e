import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renamed, withDirectoryField, zipOf } from '../testing/archive-file.ts';
import { byNaturalOrder } from './natural-order.ts';
import { openArchive } from './open-archive.ts';

let folder: string;
let pictures: readonly Buffer[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  pictures = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 20, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
});
afterAll(() => rm(folder, { recursive: true }));

const picture = (index = 0): Buffer => pictures[index] ?? Buffer.alloc(0);
let files = 0;
async function opened(zip: Buffer) {
  files += 1;
  const path = join(folder, `${files}.cbz`);
  await writeFile(path, zip);
  return openArchive(path);
}
const code = (zip: Buffer) =>
  opened(zip).then(
    () => 'opened',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
/** What the pages hold, by the number of their picture. */
async function order(zip: Buffer) {
  const archive = await opened(zip);
  const content = await Promise.all(archive.pictures.map(({ read }) => read()));
  archive.close();
  return content.map((bytes) => pictures.findIndex((known) => known.equals(bytes)));
}

describe('the pages of an archive', () => {
  it('come in the natural order of their names, folder by folder', async () => {
    const names = ['b/2.png', 'b/10.png', 'a/Page 9.png', 'a/page 10.png'];
    expect(names.toSorted(byNaturalOrder)).toEqual(['a/Page 9.png', 'a/page 10.png', 'b/2.png', 'b/10.png']);
    const zip = await zipOf([
      ['10.png', picture(2)],
      ['2.png', picture(1)],
      ['1.png', picture(0)],
    ]);
    expect(await order(zip)).toEqual([0, 1, 2]);
  });

  it('have one order, wherever they lie in the file', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[aAbB0-9/]{1,6}$/), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(names, (some) => {
        expect(some.toReversed().toSorted(byNaturalOrder)).toEqual(some.toSorted(byNaturalOrder));
      }),
    );
  });

  it('are what is a picture by its content; what systems leave there is none', async () => {
    const zip = await zipOf([
      ['1.dat', picture(0)],
      ['__MACOSX/._1.png', Buffer.from('finder')],
      ['.DS_Store', Buffer.from('store')],
      ['credits.txt', Buffer.from('by us')],
      ['2.jpg', picture(1)],
    ]);
    expect(await order(zip)).toEqual([0, 1]);
  });

  it('follow what ComicInfo.xml says', async () => {
    const info = `<?xml version="1.0"?><ComicInfo><Manga>YesAndRightToLeft</Manga><Pages>
      <Page Image="0" Type="FrontCover"/><Page Image="1" Type="Deleted"/><Page Image="2" DoublePage="true"/>
    </Pages></ComicInfo>`;
    const archive = await opened(
      await zipOf([
        ['1.png', picture(0)],
        ['2.png', picture(1)],
        ['3.png', picture(2)],
        ['ComicInfo.xml', Buffer.from(info)],
      ]),
    );
    expect(archive.readingDirection).toBe('rtl');
    expect(archive.pictures.map(({ wide }) => wide)).toEqual([false, true]);
    archive.close();
  });

  it.each([
    '<ComicInfo><Manga>Yes</Manga><Pages><Page/></Pages></ComicInfo>',
    '<ComicInfo/>',
    'no XML',
    '<!DOCTYPE a [<!ENTITY b "cccc"><!ENTITY d "&b;&b;">]><ComicInfo><Manga>&d;</Manga></ComicInfo>',
    '<a><b></a>',
  ])('are as they lie where it says nothing of use: %s', async (info) => {
    const archive = await opened(
      await zipOf([
        ['1.png', picture()],
        ['ComicInfo.xml', Buffer.from(info)],
      ]),
    );
    expect(archive.readingDirection).toBeUndefined();
    expect(archive.pictures).toHaveLength(1);
    archive.close();
  });
});

describe('the pages of an archive are found', () => {
  it('whatever a program writes before their names, and in a folder whose name begins with a dot', async () => {
    const zip = await zipOf([
      ['aa/1.png', picture(0)],
      ['.hack/2.png', picture(1)],
      ['.thumb.png', picture(2)],
    ]);
    expect(await order(renamed(zip, 'aa/', './/'))).toEqual([1, 0]);
  });

  it.each([
    ['behind it', (zip: Buffer) => Buffer.concat([zip, Buffer.from('\r\n')])],
    ['far behind it', (zip: Buffer) => Buffer.concat([zip, Buffer.alloc(50_000)])],
    [
      'before it, which its directory does not count',
      (zip: Buffer) => Buffer.concat([Buffer.from('PK00'), zip]),
    ],
  ])('where other bytes stand %s', async (_, change) => {
    const zip = await zipOf([
      ['1.png', picture(0)],
      ['2.png', picture(1)],
    ]);
    expect(await order(change(zip))).toEqual([0, 1]);
  });

  it('with a spread between the pages beside it', async () => {
    const zip = await zipOf([
      ['p01.png', picture(0)],
      ['p0203.png', picture(1)],
      ['p04.png', picture(2)],
    ]);
    expect(await order(zip)).toEqual([0, 1, 2]);
  });

  it.each(['utf16le', 'utf16be', 'utf8'])('and ComicInfo.xml is read in %s', async (encoding) => {
    const text = '\uFEFF<ComicInfo><Manga>YesAndRightToLeft</Manga></ComicInfo>';
    const content = encoding === 'utf8' ? Buffer.from(text) : Buffer.from(text, 'utf16le');
    const info = encoding === 'utf16be' ? content.swap16() : content;
    const archive = await opened(
      await zipOf([
        ['1.png', picture()],
        ['ComicInfo.xml', info],
      ]),
    );
    expect(archive.readingDirection).toBe('rtl');
    archive.close();
  });
});

describe('an archive is refused', () => {
  it.each<[string, () => Promise<Buffer>, string]>([
    ['without entries', () => zipOf([]), 'no-pages'],
    ['without pictures', () => zipOf([['a.txt', Buffer.from('words')]]), 'no-pages'],
    ['of more than 500 pages', () => zipOf(many(501)), 'too-many-pages'],
    ['of more than 2,000 entries', () => zipOf(many(2001)), 'archive-too-large'],
    [
      'that leads upwards',
      async () => renamed(await zipOf([['aa/aa/1.png', picture()]]), 'aa/aa/', '../../'),
      'archive-unsafe',
    ],
    [
      'that leads upwards within',
      async () => renamed(await zipOf([['b/aa/1.png', picture()]]), 'aa/', '../'),
      'archive-unsafe',
    ],
    [
      'with a name from the root',
      async () => renamed(await zipOf([['aetc/1.png', picture()]]), 'aetc', '/etc'),
      'archive-unsafe',
    ],
    [
      'with a drive in a name',
      async () => renamed(await zipOf([['aa/1.png', picture()]]), 'aa/', 'C:/'),
      'archive-unsafe',
    ],
    [
      'with a backward path',
      async () => renamed(await zipOf([['aaa1.png', picture()]]), 'aaa', '..\\'),
      'archive-unsafe',
    ],
    [
      'with NUL in a name',
      async () => renamed(await zipOf([['1aa.png', picture()]]), 'aa', '\0a'),
      'archive-unsafe',
    ],
    ['with a very long name', () => zipOf([[`${'a'.repeat(600)}.png`, picture()]]), 'archive-unsafe'],
    [
      'with one name twice',
      async () =>
        renamed(
          await zipOf([
            ['1.png', picture()],
            ['2.png', picture(1)],
          ]),
          '2.png',
          '1.png',
        ),
      'archive-same-names',
    ],
    [
      'with a symbolic link',
      () => zipOf([['1.png', Buffer.from('/etc/passwd'), 0o120_777]]),
      'archive-unsafe',
    ],
    ['with a device', () => zipOf([['1.png', picture(), 0o020_666]]), 'archive-unsafe'],
    [
      'with an archive within',
      async () =>
        zipOf([
          ['1.png', picture()],
          ['2.png', await zipOf([['x', picture()]])],
        ]),
      'archive-unsafe',
    ],
    [
      'with a RAR within',
      () => zipOf([['extra.bin', Buffer.from('Rar!\x1a\x07\x00and more')]]),
      'archive-unsafe',
    ],
    [
      'that is encrypted',
      async () => withDirectoryField(await zipOf([['1.png', picture()]]), 8, 1, 2),
      'password',
    ],
    [
      'that claims a gigabyte',
      async () => withDirectoryField(await zipOf([['1.png', picture()]]), 24, 1 << 30, 4),
      'archive-too-large',
    ],
    [
      'whose page claims fewer bytes than it has',
      async () => withDirectoryField(await zipOf([['1.png', picture()]]), 24, 3, 4),
      'damaged',
    ],
    [
      'that unpacks to 200 times itself',
      () => zipOf([['1.bmp', Buffer.alloc(60_000_000)]]),
      'archive-too-large',
    ],
    [
      'with a way of packing of its own',
      async () => withDirectoryField(await zipOf([['1.png', picture()]]), 10, 99, 2),
      'archive-packing',
    ],
    ['of a PDF', () => zipOf([['chapter.pdf', Buffer.from('%PDF-1.7')]]), 'archive-of-pdf'],
    [
      'with a name that leads out by its dots',
      async () => renamed(await zipOf([['./aa/1.png', picture()]]), 'aa/', '../'),
      'archive-unsafe',
    ],
    [
      'with HEIC',
      () =>
        zipOf([
          ['1.png', picture()],
          ['2.jpg', heic],
        ]),
      'heic',
    ],
    ['with a page that is none', () => zipOf([['1.jpg', Buffer.from('<script>')]]), 'wrong-format'],
    [
      'with an SVG as a page',
      () => zipOf([['1.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]]),
      'wrong-format',
    ],
    ['with an empty page', () => zipOf([['1.jpg', Buffer.alloc(0)]]), 'empty'],
  ])('%s', async (_, zip, expected) => {
    expect(await code(await zip())).toBe(expected);
  });

  it('when it is cut off at any tenth', async () => {
    const zip = await zipOf([
      ['1.png', picture()],
      ['2.png', picture(1)],
    ]);
    for (let tenth = 1; tenth < 10; tenth += 1) {
      expect(await code(zip.subarray(0, Math.floor((zip.length * tenth) / 10)))).toBe('damaged');
    }
  });

  it('when a page is not what its checksum says', async () => {
    const zip = await zipOf([['1.png', picture()]]);
    const archive = await opened(withDirectoryField(zip, 16, 12_345, 4));
    await expect(archive.pictures[0]?.read()).rejects.toMatchObject({ code: 'damaged' });
    archive.close();
  });
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
function many(count: number): [string, Buffer][] {
  return Array.from({ length: count }, (_, index) => [`${index}.png`, picture()]);
}
