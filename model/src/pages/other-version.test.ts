import { describe, expect, it } from 'vitest';
import { sampleChapter, sampleComic } from '../testing/samples.ts';
import { buildChapterPage } from './build-chapter-page.ts';
import { buildComicPage } from './build-comic-page.ts';
import { chapterOfOtherVersion, comicOfOtherVersion } from './other-version.ts';
import { PAGE_VERSION } from './page-version.ts';

const manifest = { folder: 'public/two-0a', widths: [400], images: ['800x1200#102030'], panels: [] };
const comic = sampleComic('one');
const chapter = sampleChapter('two', { number: 2, manifest });
const arabic = sampleChapter('arabic', { number: 2, language: 'ar' });
const chapters = [chapter, arabic];
const chapterPage = buildChapterPage({ comic, chapter, chapters });
const comicPage = buildComicPage({ comicId: 'one', comic, chapters, translators: [], candidates: [] });

/** A chapter's and a comic's document as each former version had them. */
const FORMER: Readonly<Record<number, readonly [chapter: object, comic: object]>> = {
  // Other translations did not say how many pages they have.
  2: [
    {
      ...chapterPage,
      version: 2,
      payload: { ...chapterPage.payload, translations: [{ id: 'arabic', language: 'ar' }] },
    },
    { ...comicPage, version: 2 },
  ],
};
/** The oldest that a device may have saved: there were no downloads before. */
const OLDEST = 2;

describe('pages of another version', () => {
  it('are read whatever former version a device has saved', () => {
    for (let version = OLDEST; version < PAGE_VERSION; version += 1) {
      const [ofChapter, ofComic] = FORMER[version] ?? [];
      expect(chapterOfOtherVersion(ofChapter), `${version}`).toMatchObject({ id: 'two', manifest });
      expect(comicOfOtherVersion(ofComic)?.chapters, `${version}`).toHaveLength(2);
    }
  });

  it('lose only what stands around what is read', () => {
    const { payload } = chapterPage;
    const changed = {
      version: PAGE_VERSION + 1,
      kind: 'chapter',
      payload: { ...payload, reactions: { hearts: 3 }, next: { name: 'new' }, comments: [], added: true },
    };
    expect(chapterOfOtherVersion(changed)).toEqual({
      ...payload,
      reactions: { likes: 0, dislikes: 0 },
      comments: { newest: [], count: 0 },
    });
  });

  it('are not read where their pages cannot be told', () => {
    const { payload } = chapterPage;
    for (const document of [
      undefined,
      'x',
      { kind: 'comic', payload },
      { kind: 'chapter', payload: { ...payload, pageCount: undefined } },
      { kind: 'chapter', payload: { ...payload, pdf: 'elsewhere' } },
    ]) {
      expect(chapterOfOtherVersion(document)).toBeUndefined();
    }
    const unknownImages = { ...payload, manifest: { ...manifest, images: [{ width: 800 }] } };
    expect(chapterOfOtherVersion({ kind: 'chapter', payload: unknownImages })).toBeUndefined();
  });
});
