import { afterEach, describe, expect, it } from 'vitest';
import { problemLine } from './problem.ts';
import { readCatalog } from './read-catalog.ts';
import { REAL_COMICS, smallCatalog, type TemporaryFolder, temporaryFolder } from './testing/sample-folder.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

let folder: TemporaryFolder | undefined;
afterEach(() => folder?.remove());
async function read(files: Record<string, string | object>) {
  folder = await temporaryFolder(files);
  return readCatalog(folder.folder);
}

describe('a file that is no catalogue', () => {
  it.each([
    [{}, 'There is no catalog.json'],
    [{ 'rawi-export.json': '{}' }, /holds an export.*npm run restore/],
    [{ 'rawi-export.begun.json': '{}' }, /holds an export.*npm run restore/],
    [{ 'catalog.json': '{ "comics": [' }, 'catalog.json is not JSON'],
    [{ 'catalog.json': '[]' }, 'catalog.json is not a catalogue'],
    [{ 'catalog.json': '{ "comics": [] }' }, 'catalog.json is not a catalogue: comics'],
    [{ 'catalog.json': '{ "comics": [{}], "extra": 1 }' }, 'extra is not a field'],
  ])('%o', async (files, sentence) => {
    await expect(read(files)).rejects.toThrow(sentence);
  });
});

describe('entries', () => {
  it('are read as they are meant', async () => {
    const { entries, problems } = await read({ 'catalog.json': smallCatalog() });
    expect(problems).toEqual([]);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      slug: 'salt-and-sand',
      comic: { writer: { en: 'Nour Said' }, status: 'ongoing' },
    });
    expect(entries[0]?.chapters.map(({ chapter }) => chapter.language)).toEqual(['en', 'ar', 'en', 'ar']);
  });

  it('a name in Arabic script is the Arabic name', async () => {
    const catalog = smallCatalog();
    catalog.comics = [{ ...catalog.comics[0], series: 'قافلة الملح', writer: 'نور سعيد' }];
    const { entries } = await read({ 'catalog.json': catalog });
    expect(entries[0]).toMatchObject({ slug: 'qafla-almlh', comic: { writer: { ar: 'نور سعيد' } } });
  });

  it('a description holds at most 300 words', async () => {
    const catalog = smallCatalog();
    catalog.comics = [
      { ...catalog.comics[0], description: { en: words(300) } },
      { ...catalog.comics[0], slug: 'second', description: { en: words(301) } },
    ];
    const { entries, problems } = await read({ 'catalog.json': catalog });
    expect(entries.map((entry) => entry.slug)).toEqual(['salt-and-sand']);
    expect(problems.map(problemLine)).toEqual([expect.stringMatching(/^comic 2 .*description.*300 words/)]);
  });

  it('two comics cannot have one address', async () => {
    const catalog = smallCatalog();
    catalog.comics = [...catalog.comics, { ...catalog.comics[0] }];
    const { entries, problems } = await read({ 'catalog.json': catalog });
    expect(entries).toHaveLength(1);
    expect(problems.map(problemLine)).toEqual([
      'comic 2 “Salt & Sand”, slug: its address “salt-and-sand” is that of comic 1 “Salt & Sand”: give one of them a "slug" of its own',
    ]);
  });

  it.each(['../x.pdf', '/etc/passwd', 'a/../../x.pdf', 'C:\\x.pdf', 'a\u0000.pdf', ''])(
    'the file name %j is refused',
    async (pdf) => {
      const catalog = smallCatalog();
      const [comic] = catalog.comics as { chapters: object[] }[];
      if (!comic) throw new Error('no comic');
      comic.chapters = [{ ...comic.chapters[0], pdf }];
      expect((await read({ 'catalog.json': catalog })).problems).toHaveLength(1);
    },
  );

  const PANEL = { page: 1, x: 500, y: 0, width: 500, height: 1000 };
  it.each([
    [[{ ...PANEL, x: 501 }], 'panels[0]: lies outside the page: x and width are more than 1000 together'],
    [
      [PANEL, { ...PANEL, y: 700 }],
      'panels[1]: lies outside the page: y and height are more than 1000 together',
    ],
    [[{ ...PANEL, height: 0 }], 'panels[0].height: Too small: expected number to be >=1'],
    [[{ ...PANEL, page: 0 }], 'panels[0].page: Too small: expected number to be >=1'],
    [Array.from({ length: 6 }, () => PANEL), 'panels: Too big: expected array to have <=5 items'],
  ])('panels are five at most, each within its page: %j', async (panels, line) => {
    const catalog = smallCatalog();
    const [comic] = catalog.comics as { chapters: object[] }[];
    if (!comic) throw new Error('no comic');
    comic.chapters = [{ ...comic.chapters[0], panels }];
    const { problems } = await read({ 'catalog.json': catalog });
    expect(problems.map(problemLine)).toEqual([`comic 1 “Salt & Sand”, chapter 1, ${line}`]);
    comic.chapters = [{ ...comic.chapters[0], panels: [PANEL] }];
    expect((await read({ 'catalog.json': catalog })).problems).toEqual([]);
  });

  it('publishers are checked like comics', async () => {
    const catalog = { ...smallCatalog(), publishers: [{ id: 'North Side', name: 'N', country: 'Atlantis' }] };
    const found = (await read({ 'catalog.json': catalog })).problems.map(problemLine);
    expect(found).toEqual([
      expect.stringMatching(/^publisher 1 “North Side”, id: /),
      expect.stringMatching(/^publisher 1 “North Side”, country: “Atlantis” is not one of Egypt, /),
    ]);
  });
});

describe.skipIf(REAL_COMICS === undefined)('the example', () => {
  it('is a catalogue without a problem', async () => {
    const { entries, problems, publishers } = await readCatalog(REAL_COMICS ?? '');
    expect(problems).toEqual([]);
    expect([...publishers.keys()]).toEqual(['david-revoy']);
    expect(entries.map((entry) => entry.slug)).toEqual(['pepper-and-carrot']);
  });
});
