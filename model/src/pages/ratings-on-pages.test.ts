import { describe, expect, it } from 'vitest';
import { sampleChapter, sampleComic, withChapters } from '../testing/samples.ts';
import { buildCatalogPart } from './build-catalog.ts';
import { buildChapterPage } from './build-chapter-page.ts';
import { buildComicPage } from './build-comic-page.ts';
import { buildHomePage } from './build-home-page.ts';

const chapters = [
  sampleChapter('one', { number: 1, ageRating: '16', contentNotes: ['blood', 'flashing'] }),
  sampleChapter('two', { number: 2 }),
  sampleChapter('three', { number: 2, language: 'ar', ageRating: '18' }),
];
const { comic } = withChapters(sampleComic('rated', { ageRating: '12', contentNotes: ['blood'] }), chapters);
const comicPage = (of = comic, all = chapters) =>
  buildComicPage({ comicId: 'rated', comic: of, chapters: all, translators: [], candidates: [] }).payload;
const chapterPage = (index: number) => {
  const chapter = chapters[index];
  if (!chapter) throw new Error('There is no such chapter.');
  return buildChapterPage({ comic, chapter, chapters }).payload;
};

describe('the rating and the notes of a comic and its chapters', () => {
  it('are on its page, with the names of notes, and what chapters add beside them', () => {
    expect(comicPage()).toMatchObject({
      ageRating: '12',
      contentNotes: [{ id: 'blood', name: { en: 'Blood and injury', ar: 'دماء وجروح' } }],
      chapterNotes: [{ id: 'blood' }, { id: 'flashing' }],
    });
    expect(comicPage()).toMatchObject({
      chapters: [
        { id: 'one', ageRating: '16', contentNotes: ['blood', 'flashing'] },
        { id: 'two' },
        { id: 'three' },
      ],
    });
  });

  it('are on the page of a chapter: its own, and those of its comic', () => {
    expect(chapterPage(0)).toMatchObject({
      ageRating: '16',
      contentNotes: [{ id: 'flashing' }],
      comic: { ageRating: '12', contentNotes: [{ id: 'blood' }] },
    });
    expect(chapterPage(1)).not.toHaveProperty('ageRating');
    expect(chapterPage(1)).toMatchObject({
      previous: { id: 'one', ageRating: '16' },
      translations: [{ id: 'three', ageRating: '18' }],
    });
  });

  it('are on cards, with that of the first chapter, and in search', () => {
    const home = buildHomePage({ comics: [comic], publishers: [], counts: { comics: 1, publishers: 0 } });
    expect(home.payload).toMatchObject({
      latest: [{ ageRating: '12', firstChapter: { en: { id: 'one', ageRating: '16' } } }],
    });
    expect(buildCatalogPart([comic])?.payload).toMatchObject({
      comics: [{ ageRating: '12', contentNotes: ['blood'] }],
    });
  });

  it('are on no page of a comic that is not rated', () => {
    const { comic: unrated, chapters: plain } = withChapters(sampleComic('unrated'), [sampleChapter('one')]);
    const pages = [comicPage(unrated, [...plain]), buildCatalogPart([unrated])];
    expect(JSON.stringify(pages)).not.toMatch(/ageRating|contentNotes|chapterNotes/);
  });
});
