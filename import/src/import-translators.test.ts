import { paths } from '@rawi/model/paths';
import { describe, expect, it } from 'vitest';
import { importing } from './testing/importing.ts';
import { smallCatalog } from './testing/sample-folder.ts';

const { at, runAnswered, documents } = importing('import-translators');

describe('a folder that goes into a site with translators and comics', () => {
  it('a translator who is there already stays as they are, but for the number of their chapters and the level that follows from it', async () => {
    await runAnswered();
    const amal = at.site.firestore.doc(paths.translator('amal'));
    const own = { followers: 12, languages: ['en', 'fr'], bio: 'Hello' };
    await amal.update({ ...own, level: 2, publishedChapters: 40 });
    await at.site.firestore.doc(paths.translator('mha')).delete();
    const again = await runAnswered();
    expect(again.written).toBe(2);
    expect((await amal.get()).data()).toMatchObject({ ...own, name: 'Amal', level: 2, publishedChapters: 2 });
    expect(again.rebuilt).toContain('translator_mha');
    expect(again.rebuilt).not.toContain('translator_amal');
    await amal.update({ level: 7 });
    expect((await runAnswered()).rebuilt).toContain('translator_amal');
    expect((await amal.get()).get('level')).toBe(2);
    expect(await runAnswered()).toMatchObject({ written: 0, rebuilt: [] });
  });

  it('the page of a comic that is like a new one is rebuilt too', async () => {
    await runAnswered();
    const catalog = smallCatalog();
    const [of] = catalog.comics as { chapters: { language: string }[] }[];
    const chapters = of?.chapters.filter(({ language }) => language === 'Arabic');
    const comic = { ...of, series: 'Another', translatedName: {}, chapters };
    await at.folder.write('catalog.json', { ...catalog, comics: [comic] });
    const { rebuilt } = await runAnswered();
    expect(rebuilt).toContain('comic_salt-and-sand');
    expect(rebuilt).not.toContain('chapter_salt-and-sand-1-en');
    // Its translator has reached another level, which a chapter's page shows.
    expect(rebuilt).toContain('chapter_salt-and-sand-1-ar');
    const all = await documents();
    expect(all['publishers/north']).toMatchObject({ comicCount: 2 });
    expect(all['counters/catalogue']).toEqual({ comics: 2, publishers: 1, arrivals: 2 });
  });
});
