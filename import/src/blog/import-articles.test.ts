import { paths } from '@rawi/model/paths';
import { blogSchema } from '@rawi/model/truth/blog';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { UnreadableCatalog } from '../read-catalog.ts';
import { importing } from '../testing/importing.ts';
import { temporaryFolder } from '../testing/sample-folder.ts';

const { at, run, runAnswered, documents } = importing('import-articles');

const landscape = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .png()
    .toBuffer();

const article = (matter: Readonly<Record<string, unknown>>, body = 'A roar is *not* a word.') =>
  `---\n${Object.entries({
    title: 'A roar',
    summary: 'What is loud.',
    author: 'Layth Mahbub',
    category: 'translation',
    date: '2026-11-14',
    picture: 'roar.png',
    ...matter,
  })
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;
const ARABIC = { title: 'صرخة', summary: 'ما هو عالٍ.', author: 'ليث محبوب' };

async function writeBoth(matter: Readonly<Record<string, unknown>> = {}) {
  await at.folder.write('blog/roar.png', await landscape('#336699'));
  await at.folder.write('blog/a-roar.en.md', article(matter));
  await at.folder.write('blog/a-roar.ar.md', article({ ...ARABIC, ...matter }, 'الصرخة ليست كلمة.'));
}
const messages = ({ problems }: Awaited<ReturnType<typeof run>>) =>
  problems.map(({ entry, field, message }) => [entry, field, message].filter(Boolean).join(': '));
const truth = async (slug: string) => blogSchema.parse((await documents())[paths.blog(slug)]);

describe('an article', () => {
  it('comes in both languages, with its picture, and its pages are rebuilt', async () => {
    await writeBoth({ featured: true, credit: 'A Painter' });
    const { articles, problems, rebuilt, stale } = await runAnswered();
    expect({ articles, problems, stale }).toEqual({ articles: ['a-roar'], problems: [], stale: [] });
    expect(rebuilt).toEqual(expect.arrayContaining(['blog_a-roar', 'blogs']));
    const blog = await truth('a-roar');
    expect(blog).toMatchObject({
      texts: {
        en: { title: 'A roar', author: 'Layth Mahbub', readMinutes: 1 },
        ar: { title: 'صرخة', author: 'ليث محبوب', readMinutes: 1 },
      },
      languages: ['en', 'ar'],
      body: { ar: 'الصرخة ليست كلمة.' },
      credit: { en: 'A Painter', ar: 'A Painter' },
      category: 'translation',
      featured: true,
      picture: { en: { width: 1440, height: 900, color: '#336699' } },
      publishedAt: new Date('2026-11-14'),
    });
    for (const { path } of blog.picture.en?.sources ?? []) expect(at.site.bucket.files.has(path)).toBe(true);
  });

  it('once more changes nothing', async () => {
    await writeBoth();
    await runAnswered();
    const before = await documents();
    expect(await runAnswered()).toMatchObject({ written: 0, uploaded: 0, rebuilt: [] });
    expect(await documents()).toEqual(before);
  });

  it('that is changed has its own page rebuilt; the others where they show what was changed', async () => {
    await writeBoth();
    await at.folder.write('blog/other.en.md', article({ title: 'Another', date: '2026-11-15' }));
    await runAnswered();
    const now = new Date('2026-12-01T00:00:00Z');
    await at.folder.write('blog/other.en.md', article({ title: 'Another', date: '2026-11-15' }, 'Changed.'));
    expect((await runAnswered({ now })).rebuilt).toEqual(['blog_other']);
    expect(await truth('other')).toMatchObject({ body: { en: 'Changed.' }, updatedAt: now });
    await at.folder.write('blog/other.en.md', article({ title: 'Renamed', date: '2026-11-15' }, 'Changed.'));
    expect((await runAnswered()).rebuilt).toEqual(['blog_a-roar', 'blog_other', 'blogs']);
  });

  it('that is withdrawn goes, also from the list', async () => {
    await writeBoth();
    await runAnswered();
    await at.folder.write('blog/a-roar.en.md', '---\nwithdrawn: true\n---\n');
    expect((await runAnswered()).rebuilt).toEqual(['blog_a-roar', 'blogs']);
    expect((await documents())[paths.blog('a-roar')]).toBeUndefined();
    expect(await runAnswered()).toMatchObject({ written: 0, problems: [] });
  });

  it('needs no catalogue beside it', async () => {
    const folder = await temporaryFolder({
      'blog/roar.png': await landscape('#336699'),
      'blog/a-roar.en.md': article({}),
    });
    expect(await runAnswered({ from: folder.folder })).toMatchObject({ articles: ['a-roar'], imported: [] });
    await folder.remove();
    const empty = await temporaryFolder({ 'blog/notes.txt': 'no article' });
    await expect(run({ from: empty.folder })).rejects.toThrow(UnreadableCatalog);
    await empty.remove();
  });

  it('shows the pictures of its text, and tells what it does not show as it is written', async () => {
    await writeBoth();
    await at.folder.write('blog/sheet.png', await landscape('#aa5500'));
    const body = '![Forty sounds](sheet.png)\n\n<b>loud</b> [bad](javascript:alert(1))';
    await at.folder.write('blog/a-roar.en.md', article({}, body));
    expect((await runAnswered()).problems).toEqual([]);
    expect((await truth('a-roar')).pictures).toMatchObject([
      { name: 'sheet.png', image: { color: '#aa5500' } },
    ]);
    expect(at.lines.filter((line) => line.startsWith('! a-roar'))).toEqual([
      '! a-roar.en.md, line 12: “<b>” is shown as it stands: HTML has no effect',
      '! a-roar.en.md, line 12: “</b>” is shown as it stands: HTML has no effect',
      '! a-roar.en.md, line 12: “javascript:alert(1)” is no link: it would lead neither to a page of the site nor to http, https or mailto',
    ]);
  });
});

describe('what is wrong is named, and the article stays out', () => {
  it.each([
    [{ title: '' }, 'a-roar.en.md: title: Too small: expected string to have >=1 characters'],
    [{ category: 'gossip' }, /category: expected one of behind-the-page, translation, publishers, news$/],
    [{ date: 'yesterday' }, 'a-roar.en.md: date: expected a day, such as 2026-11-14'],
    [{ date: '2026-02-30' }, 'a-roar.en.md: date: expected a day, such as 2026-11-14'],
    [{ likes: 9 }, 'a-roar.en.md: likes: is not a field of the catalogue'],
    [{ picture: 'missing.png' }, 'a-roar.en.md: picture: there is no file “missing.png” in the folder.'],
    [{ picture: '../cover.png' }, /picture/],
  ])('%o', async (matter, expected) => {
    await at.folder.write('blog/roar.png', await landscape('#336699'));
    await at.folder.write('blog/a-roar.en.md', article(matter));
    const found = await runAnswered();
    expect(found.articles).toEqual([]);
    expect(messages(found)).toEqual([
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    ]);
    expect((await documents())[paths.blog('a-roar')]).toBeUndefined();
  });

  it.each([
    ['A Roar.en.md', article({}), /its name is its address/],
    ['a-roar.fr.md', article({}), /its name is its address/],
    ['a-roar.md', article({}), /its name is its address/],
    ['a-roar.en.md', 'No title at all', /begins with no lines between two/],
    ['a-roar.en.md', '---\ntitle: [\n---\nText', /is not YAML/],
    [
      'a-roar.en.md',
      `---\na: &a [${'x,'.repeat(9)}x]\nb: &b [${'*a,'.repeat(9)}*a]\nc: [${'*b,'.repeat(9)}*b]\n---\nText`,
      /is not YAML/,
    ],
    ['a-roar.en.md', article({}, '  \n'), /has no text/],
    ['a-roar.en.md', article({}, 'x'.repeat(40_001)), /longer than 40000 characters/],
    ['a-roar.en.md', article({}, '*x* '.repeat(9_000)), /too long for one page/],
    ['a-roar.en.md', article({}, '![x](https://evil.test/pixel.gif)'), /is no picture beside it/],
    ['a-roar.en.md', article({}, '![x](../../secret.png)'), /is no picture beside it/],
  ])('%s: %.40j', async (name, content, expected) => {
    await at.folder.write('blog/roar.png', await landscape('#336699'));
    await at.folder.write(`blog/${name}`, content);
    const found = await runAnswered();
    expect(found.articles).toEqual([]);
    expect(messages(found)[0]).toMatch(expected);
  });

  it('a language that says something else keeps the article out, and one that is broken does', async () => {
    await writeBoth();
    await at.folder.write('blog/a-roar.ar.md', article({ ...ARABIC, date: '2026-11-15' }));
    expect(messages(await runAnswered())).toEqual(['a-roar.en.md: date: is not what a-roar.ar.md says']);
    await at.folder.write('blog/a-roar.ar.md', 'nothing');
    const found = await runAnswered();
    expect(found.articles).toEqual([]);
    expect(found.problems).toHaveLength(1);
  });

  it('checking alone writes nothing', async () => {
    await writeBoth();
    const before = await documents();
    expect(await run({ checkOnly: true })).toMatchObject({ articles: [], problems: [], written: 0 });
    expect(await documents()).toEqual(before);
  });
});
