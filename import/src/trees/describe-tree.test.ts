import { appendFile, mkdtemp, readdir, readFile, rm, symlink, truncate, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renamed, withDirectoryField, zipOf } from '@rawi/media/testing/archive-file';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPdf, type TemporaryFolder, temporaryFolder } from '../testing/sample-folder.ts';
import { describeTree } from './describe-tree.ts';

let picture: Buffer;
let archive: Buffer;
let pdf: Uint8Array;
let keptIn: string;
let folder: TemporaryFolder | undefined;
beforeAll(async () => {
  picture = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  archive = await zipOf([['1.png', picture]]);
  pdf = await drawPdf(1);
});
beforeEach(async () => {
  keptIn = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(async () => {
  await folder?.remove();
  await rm(keptIn, { recursive: true });
});

/** An archive with what it says of itself. */
const withInfo = (elements: string) =>
  zipOf([
    ['1.png', picture],
    ['ComicInfo.xml', Buffer.from(`<?xml version="1.0"?><ComicInfo>${elements}</ComicInfo>`)],
  ]);

type Tree = Readonly<Record<string, Uint8Array | string | object>>;

async function described(tree: Tree) {
  folder = await temporaryFolder(tree);
  return again();
}
/** Looks through the folder of the test once more. */
async function again(checkOnly = false) {
  const lines: string[] = [];
  if (!folder) throw new Error('There is no folder.');
  const report = await describeTree({
    folder: folder.folder,
    keptIn,
    checkOnly,
    log: (line) => lines.push(line),
    progress: () => {},
  });
  return { report, lines };
}

interface Written {
  readonly about: string;
  readonly publishers: readonly { readonly id: string; readonly name: string }[];
  readonly comics: readonly (Readonly<Record<string, unknown>> & {
    readonly series: string;
    readonly chapters: readonly {
      readonly number: number | null;
      readonly language: string;
      readonly translator?: string;
      readonly title?: string;
      readonly uncertain?: readonly string[];
    }[];
  })[];
}
const written = async (): Promise<Written> =>
  JSON.parse(await readFile(join(folder?.folder ?? '', 'catalog.json'), 'utf8'));
/** `number language translator|title` of each chapter of each series, with a `?` behind it where it is uncertain. */
async function rows(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { comics } = await written();
  return Object.fromEntries(
    comics.map(({ series, chapters }) => [
      series,
      chapters.map(({ number, language, translator, title, uncertain }) => {
        const mark = (field: string) => (uncertain?.includes(field) ? '?' : '');
        return [
          `${String(number)}${mark('number')}`,
          `${language}${mark('language')}`,
          ...(translator === undefined ? [] : [`by ${translator}${mark('translator')}`]),
          ...(title === undefined ? [] : [`“${title}”`]),
        ].join(' ');
      }),
    ]),
  );
}

describe('a tree as it is kept by', () => {
  it('readers for phones: a source, a series, chapters by groups', async () => {
    await described({
      'Some Source (AR)/Salt Caravan/cover.jpg': picture,
      'Some Source (AR)/Salt Caravan/details.json': {
        title: 'The Salt Caravan',
        author: 'Zoë Říha',
        artist: 'Ana, Bo',
        description: 'A caravan loses its way.',
        genre: ['Fantasy', 'Mystery'],
        status: '2',
      },
      'Some Source (AR)/Salt Caravan/Dawn Team_Chapter 1/001.png': picture,
      'Some Source (AR)/Salt Caravan/Dawn Team_Chapter 1/002.png': picture,
      'Some Source (AR)/Salt Caravan/Dawn Team_Vol.1 Ch.1.5 - Rain.cbz': archive,
      'Some Source (AR)/Salt Caravan/.nomedia': '',
    });
    expect(await rows()).toEqual({
      'The Salt Caravan': ['1 English? by Dawn Team', '1.5 English? by Dawn Team “Rain”'],
    });
    expect((await written()).comics[0]).toMatchObject({
      writer: 'Zoë Říha',
      artists: ['Ana', 'Bo'],
      description: 'A caravan loses its way.',
      genres: ['Fantasy', 'Mystery'],
      status: 'completed',
      publisher: '',
      cover: 'Some Source (AR)/Salt Caravan/cover.jpg',
      chapters: [{ pdf: 'Some Source (AR)/Salt Caravan/Dawn Team_Chapter 1' }, {}],
    });
  });

  it('a server of series with volumes and specials', async () => {
    await described({
      'Salt Caravan/Salt Caravan v01 c001.cbz': archive,
      'Salt Caravan/Salt Caravan v01 c002.cbz': archive,
      'Salt Caravan/Salt Caravan v02.cbz': archive,
      'Salt Caravan/Specials/Salt Caravan - Special 1.cbz': archive,
      'Salt Caravan/Specials/Salt Caravan - Special 2.cbz': archive,
    });
    expect(await rows()).toEqual({
      'Salt Caravan': [
        '1 English?',
        '2? English?',
        '2? English?',
        '2.1? English? “Special 1”',
        '2.2? English? “Special 2”',
      ],
    });
  });

  it('a server that trusts what the files say', async () => {
    const info = (number: string) =>
      `<Series>قافلة الملح &amp; الرمل</Series><Number>${number}</Number><LanguageISO>ar-SA</LanguageISO><Writer>نور, زوي</Writer><Translator>فريق الفجر</Translator><Publisher>الباب الأزرق</Publisher><Genre>Fantasy, Mystery</Genre><Manga>YesAndRightToLeft</Manga>`;
    await described({
      'library/a.cbz': await withInfo(info('١')),
      'library/b.cbz': await withInfo(`${info('12.5')}<Title>البئر</Title>`),
    });
    expect(await rows()).toEqual({
      'قافلة الملح & الرمل': ['1 Arabic by فريق الفجر', '12.5 Arabic by فريق الفجر “البئر”'],
    });
    const { comics, publishers } = await written();
    expect(publishers).toEqual([{ id: 'albab-alazrq', name: 'الباب الأزرق' }]);
    expect(comics[0]).toMatchObject({
      writer: 'نور',
      genres: ['Fantasy', 'Mystery'],
      publisher: publishers[0]?.id,
    });
  });

  it.each([
    [['Teen', 'R18+'], '18', undefined],
    [['Everyone', 'PG'], '12', undefined],
    [['Mature 17+', 'Everyone'], '16', ['ageRating']],
    [['Rating Pending', 'Unknown'], undefined, undefined],
    [['Kids to Adults', 'Everyone'], 'everyone', undefined],
    [['Erotica', 'Teen'], '12', ['ageRating']],
    [['constructor'], undefined, ['ageRating']],
    [['R-18', 'Teen'], '18', undefined],
    [['explicit'], '18', undefined],
    [['+18'], '18', undefined],
    [['Adult'], '18', undefined],
    [['since 2018'], undefined, ['ageRating']],
  ] as const)('a server that knows for whom its files are: %s is %s', async (words, ageRating, uncertain) => {
    const files = words.map(async (word, at) => [
      `Salt/c${at}.cbz`,
      await withInfo(`<AgeRating>${word}</AgeRating>`),
    ]);
    await described(Object.fromEntries(await Promise.all(files)));
    const [comic] = (await written()).comics;
    expect([comic?.['ageRating'], comic?.['uncertain']]).toEqual([ageRating, uncertain]);
  });

  it('tools for issues: publisher, series with its year, numbers of three digits', async () => {
    await described({
      'Blue Door/Salt Caravan (2012)/series.json': {
        version: '1.0.2',
        metadata: {
          name: 'Salt Caravan',
          publisher: 'Blue Door',
          description_text: 'Sand.',
          status: 'Ended',
        },
      },
      'Blue Door/Salt Caravan (2012)/poster.jpg': picture,
      'Blue Door/Salt Caravan (2012)/Salt Caravan 001 (2012).cbz': archive,
      'Blue Door/Salt Caravan (2012)/Salt Caravan 002 (2012).pdf': pdf,
      'Blue Door/Orbit (2019)/Orbit #001 (2019) (Digital) (Some-Ripper).cbz': archive,
    });
    expect(await rows()).toEqual({ Orbit: ['1 English?'], 'Salt Caravan': ['1 English?', '2 English?'] });
    const { comics, publishers } = await written();
    expect(publishers).toEqual([{ id: 'blue-door', name: 'Blue Door' }]);
    expect(comics.find(({ series }) => series === 'Salt Caravan')).toMatchObject({
      publisher: 'blue-door',
      description: 'Sand.',
      status: 'completed',
      cover: 'Blue Door/Salt Caravan (2012)/poster.jpg',
    });
  });

  it('groups of translators: several series in one folder', async () => {
    await described({
      '[Dawn Team] Salt Caravan - 05 [EN].cbz': archive,
      '[Dawn Team] Salt Caravan - 06 [EN].cbz': archive,
      '[Dawn Team] Orbit - c12.5 (v02) [EN].zip': archive,
      'releases/Moth Queen - c001 [Night Owls] [Français].cbz': archive,
      'releases/Iron Sparrow - c001 [Night Owls] [Français].cbz': archive,
    });
    expect(await rows()).toEqual({
      Orbit: ['12.5 English by Dawn Team'],
      'Salt Caravan': ['5? English by Dawn Team', '6? English by Dawn Team'],
      'Iron Sparrow': ['1 French by Night Owls'],
      'Moth Queen': ['1 French by Night Owls'],
    });
  });

  it('Arabic sites: Arabic words and digits, a folder for each language', async () => {
    await described({
      'قافلة الملح/عربي/الفصل ٠٠١ - البئر.zip': archive,
      'قافلة الملح/عربي/قافلة_الملح_الفصل_٢.pdf': pdf,
      'قافلة الملح/English/Chapter 1.cbz': archive,
      'قافلة الملح/عربي/فريق الفجر_الفصل ٣٫٥/١.png': picture,
      'مدار ٩/[فريق الفجر] مدار ٩ - الفصل ١٢.cbz': archive,
    });
    expect(await rows()).toEqual({
      'قافلة الملح': ['1 Arabic “البئر”', '1 English', '2 Arabic', '3.5 Arabic by فريق الفجر'],
      'مدار ٩': ['12 Arabic? by فريق الفجر'],
    });
  });

  it('a person: the folder of one series, with its cover and what is known of it', async () => {
    const one = await temporaryFolder({
      'Salt Caravan (2012)/001.cbz': archive,
      'Salt Caravan (2012)/الفصل 2/1.png': picture,
      'Salt Caravan (2012)/Specials/01.cbz': archive,
      'Salt Caravan (2012)/cover.png': picture,
      'Salt Caravan (2012)/details.json': { author: 'Zoë' },
    });
    folder = { ...one, folder: join(one.folder, 'Salt Caravan (2012)') };
    await again();
    expect(await rows()).toEqual({ 'Salt Caravan': ['1 English?', '2 Arabic?', '2.1? English?'] });
    expect((await written()).comics[0]).toMatchObject({ cover: 'cover.png', writer: 'Zoë' });
  });

  it('a person: one file each', async () => {
    await described({ 'Salt Caravan.pdf': pdf, 'Orbit oneshot.cbz': archive });
    expect(await rows()).toEqual({ 'Salt Caravan': ['1? English?'], Orbit: ['1? English? “oneshot”'] });
  });
});

describe('the names of a tree', () => {
  it('are the same however a disk writes letters with marks', async () => {
    const composed = { 'Épée/Épée - c001.cbz': archive, 'إشارة/إشارة - الفصل 1.cbz': archive };
    await described(composed);
    const found = await rows();
    await folder?.remove();
    await described(
      Object.fromEntries(Object.entries(composed).map(([name, file]) => [name.normalize('NFD'), file])),
    );
    expect(await rows()).toEqual(found);
    expect(found).toEqual({ Épée: ['1 English?'], إشارة: ['1 Arabic?'] });
  });
});

describe('the table', () => {
  it('has a line for each series and each chapter, and a ? where something was guessed', async () => {
    const { lines, report } = await described({
      'Salt Caravan/c001 [Dawn].cbz': archive,
      'x/012.cbz': archive,
    });
    expect(lines).toEqual([
      'Salt Caravan (1 chapter; not known: writer, publisher, genres, description, cover)',
      '  1        English?   Dawn                                              Salt Caravan/c001 [Dawn].cbz',
      'x (1 chapter; not known: writer, publisher, genres, description, cover)',
      '  12       English?                                                     x/012.cbz',
    ]);
    expect(report).toEqual({ series: 2, chapters: 2, left: 0 });
  });

  it('moves no cursor and turns no line, whatever the files are called', async () => {
    const { lines } = await described({ a: '', 'Salt/c1 [\u202e\u001b[2J].cbz': archive });
    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('what cannot be a chapter', () => {
  it.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['a RAR', async () => Buffer.from('Rar!\u001a\u0007\u0000and more'), /RAR.*pack the pictures as a ZIP/],
    ['a RAR that is called a ZIP', async () => Buffer.from('Rar!\u001a\u0007\u0000'), /RAR/],
    ['a path that leads out', async () => renamed(await zipOf([['aa/1.png', picture]]), 'aa/', '../'), /.+/],
    ['one that claims a gigabyte', async () => withDirectoryField(archive, 24, 1 << 30, 4), /.+/],
    ['one that unpacks to 200 times itself', () => zipOf([['1.bmp', Buffer.alloc(60_000_000)]]), /.+/],
    ['a PDF in an archive', () => zipOf([['a.pdf', Buffer.from('%PDF-1.7')]]), /PDF/],
    ['half an archive', async () => archive.subarray(0, 60), /.+/],
    ['nothing', async () => Buffer.alloc(0), /is empty/],
    ['a text', async () => Buffer.from('words'), /neither an archive nor a PDF/],
  ])('%s gets its sentence, and the others are there all the same', async (_, file, sentence) => {
    const { lines, report } = await described({ 'Salt/bad.cbz': await file(), 'Salt/c001.cbz': archive });
    expect(lines[0]).toMatch(/^✗ “Salt\/bad\.cbz”/);
    expect(lines[0]).toMatch(sentence);
    expect(report).toEqual({ series: 1, chapters: 1, left: 1 });
  });

  it.each([
    [
      'entities',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><ComicInfo><Series>&b;</Series></ComicInfo>',
    ],
    [
      'entities in entities',
      `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, at) => `<!ENTITY a${at + 1} "&a${at};&a${at};">`).join('')}]><ComicInfo><Series>&a30;</Series></ComicInfo>`,
    ],
    ['half a document', '<ComicInfo><Series>Other'],
    ['no document', 'Series: Other'],
    ['a document of something else', '<html><Series>Other</Series></html>'],
  ])('%s in ComicInfo.xml says nothing, and the name counts', async (_, xml) => {
    const file = await zipOf([
      ['1.png', picture],
      ['ComicInfo.xml', Buffer.from(xml)],
    ]);
    await described({ 'Salt/c001.cbz': file });
    expect(Object.keys(await rows())).toEqual(['Salt']);
  });

  it('is broken series.json too, and what is beyond a link is not there', async () => {
    folder = await temporaryFolder({ 'Salt/series.json': '{"metadata":', 'Salt/c001.cbz': archive });
    await symlink('/', join(folder.folder, 'Salt/all'));
    await symlink(join(folder.folder, 'Salt/c001.cbz'), join(folder.folder, 'Salt/c002.cbz'));
    const { report } = await again();
    expect(report).toEqual({ series: 1, chapters: 1, left: 0 });
  });

  it('is only told where it is only checked', async () => {
    folder = await temporaryFolder({ 'Salt/c001.cbz': archive });
    const { report, lines } = await again(true);
    expect(report).toEqual({ series: 1, chapters: 1, left: 0 });
    expect(lines.join('\n')).toContain('Salt/c001.cbz');
    expect(await readdir(folder.folder)).toEqual(['Salt']);
  });

  it('leaves nothing in a folder without any chapter', async () => {
    const { report } = await described({ 'notes.txt': 'words' });
    expect(report).toBeUndefined();
    expect(await readdir(folder?.folder ?? '')).toEqual(['notes.txt']);
  });
});

describe('a run that broke off', () => {
  it('looks again at what was refused: the disk may have been away', async () => {
    await described({ 'Salt/c001.cbz': archive, 'Salt/c002.cbz': archive.subarray(0, 60) });
    const at = folder?.folder ?? '';
    expect(await rows()).toEqual({ Salt: ['1 English?'] });
    await rm(join(at, 'catalog.json'));
    const [name = ''] = await readdir(keptIn);
    expect((await readFile(join(keptIn, name), 'utf8')).trim().split('\n')).toHaveLength(1);
  });

  it('reads the description of a folder of pictures again when it has changed', async () => {
    const info = (series: string) => `<?xml version="1.0"?><ComicInfo><Series>${series}</Series></ComicInfo>`;
    await described({ 'Salt/c001/1.png': picture, 'Salt/c001/ComicInfo.xml': info('First') });
    const at = folder?.folder ?? '';
    expect(Object.keys(await rows())).toEqual(['First']);
    await folder?.write('Salt/c001/ComicInfo.xml', info('Other'));
    // Before its pictures: the newest time of the folder stays as it was.
    await utimes(join(at, 'Salt/c001/ComicInfo.xml'), 1, 1);
    await rm(join(at, 'catalog.json'));
    await again();
    expect(Object.keys(await rows())).toEqual(['Other']);
  });

  it('goes on where it was, looks again at what has changed, and never writes over a catalogue', async () => {
    await described({ 'Salt/c001.cbz': await withInfo('<Series>First</Series>'), 'Salt/c002.cbz': archive });
    const at = folder?.folder ?? '';
    await expect(again()).rejects.toThrow('catalog.json cannot be written into the folder');
    await rm(join(at, 'catalog.json'));
    const [name = ''] = await readdir(keptIn);
    const kept = await readFile(join(keptIn, name), 'utf8');
    expect(kept.trim().split('\n')).toHaveLength(2);
    // The last line is half, and the first file says something else while its time stays as it was.
    await truncate(join(keptIn, name), kept.length - 20);
    await folder?.write('Salt/c001.cbz', await withInfo('<Series>Other</Series>'));
    await utimes(join(at, 'Salt/c001.cbz'), 1, 1);
    await again();
    expect(Object.keys(await rows())).toEqual(['Other', 'Salt']);
    await rm(join(at, 'catalog.json'));
    await appendFile(join(keptIn, name), 'not a line');
    await again();
    expect(Object.keys(await rows())).toEqual(['Other', 'Salt']);
  });
});
