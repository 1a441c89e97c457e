import { describe, expect, it } from 'vitest';
import {
  daysLater,
  sampleChapter,
  sampleComicReview,
  sampleComment,
  sampleImage,
  samplePublisher,
  sampleTranslator,
} from '../testing/samples.ts';
import type { Comment } from '../truth/comment.ts';
import type { Translator } from '../truth/translator.ts';
import { pageIdOf } from './page-target.ts';
import { pagesShowing } from './pages-showing.ts';

const AMAL = sampleTranslator();

describe('the pages that show a translator or a publisher', () => {
  it('a translator is shown on pages of comics, with picture and level on those of chapters too', () => {
    const before = AMAL;
    const asked = (change: Partial<Translator>) => {
      const after = { ...before, ...change };
      return pagesShowing({ of: 'translator', translatorId: 'amal', before, after }).questions;
    };
    const comics = [{ ask: 'worksOf', translatorId: 'amal', chapters: false }];
    const chapters = [{ ask: 'worksOf', translatorId: 'amal', chapters: true }];
    expect(asked({ followers: 1201 })).toEqual([]);
    expect(asked({ followers: 1300 })).toEqual(comics);
    expect(asked({ ratings: { count: 10, qualitySum: 40, claritySum: 41 } })).toEqual([]);
    expect(asked({ ratings: { count: 10, qualitySum: 20, claritySum: 39 } })).toEqual(comics);
    expect(asked({ name: 'Badr' })).toEqual(comics);
    expect(asked({ professional: true })).toEqual(comics);
    expect(asked({ level: 2 })).toEqual(chapters);
    expect(asked({ photo: sampleImage('amal') })).toEqual(chapters);
    expect(asked({ bio: 'Hello', publishedChapters: 9 })).toEqual([]);
  });

  it.each<[string, Partial<Translator>]>([
    ['name', { name: 'Badr' }],
    ['photo', { photo: sampleImage('amal') }],
    ['words about themselves', { bio: 'Hello' }],
    ['languages', { languages: ['ar', 'fr'] }],
    ['level', { level: 2 }],
    ['mark', { professional: true }],
    ['followers, to the last one', { followers: 1201 }],
    ['ratings', { ratings: { count: 11, qualitySum: 44, claritySum: 44 } }],
  ])('a translator’s %s is on their own page', (_, change) => {
    const shown = (after: Translator | undefined) =>
      pagesShowing({ of: 'translator', translatorId: 'amal', before: AMAL, after })
        .pages.map(pageIdOf)
        .filter((id) => id.startsWith('translator_'));
    expect(shown({ ...AMAL, ...change })).toEqual(['translator_amal']);
    expect(shown({ ...AMAL, publishedChapters: 9 })).toEqual([]);
    expect(shown(undefined)).toEqual(['translator_amal']);
  });

  it('a reader’s own page leads to theirs as a translator: it is asked for when that comes and goes', () => {
    const asked = (before: Translator | undefined, after: Translator | undefined) =>
      pagesShowing({ of: 'translator', translatorId: 'amal', before, after }).questions.filter(
        ({ ask }) => ask === 'pageOfReader',
      );
    expect(asked(undefined, AMAL)).toEqual([{ ask: 'pageOfReader', uid: 'amal' }]);
    expect(asked(AMAL, undefined)).toHaveLength(1);
    expect(asked(AMAL, { ...AMAL, name: 'Badr', level: 2 })).toEqual([]);
  });

  it('a review is on the page of its author, and no other comment', () => {
    const asked = (before: Comment | undefined, after: Comment | undefined) =>
      pagesShowing({ of: 'comment', comicId: 'one', comicSlug: 'one', before, after }).questions;
    const review = sampleComicReview('one', 'layla');
    const page = [{ ask: 'pageOfReader', uid: 'layla' }];
    expect(asked(undefined, review)).toEqual(page);
    expect(asked(review, { ...review, text: 'Other words.' })).toEqual(page);
    expect(asked(review, { ...review, hidden: { reason: 'spam' }, text: '' })).toEqual(page);
    expect(asked(review, undefined)).toEqual(page);
    expect(asked(review, { ...review, deleted: true, uid: null, author: null })).toEqual(page);
    expect(asked(review, { ...review, likes: 3 })).toEqual([]);
    expect(asked(undefined, sampleComment('layla'))).toEqual([]);
  });

  it('search lists a translator of whom there is something to read, as they are shown there', () => {
    const isListed = (before: Translator | undefined, after: Translator | undefined) =>
      pagesShowing({ of: 'translator', translatorId: 'amal', before, after }).pages.some(
        ({ kind }) => kind === 'translators',
      );
    const published = { ...AMAL, publishedChapters: 3 };
    expect(isListed({ ...AMAL, publishedChapters: 0 }, { ...AMAL, publishedChapters: 1 })).toBe(true);
    expect(isListed(published, { ...published, name: 'Amal Nasser' })).toBe(true);
    expect(isListed(published, undefined)).toBe(true);
    expect(isListed(published, { ...published, publishedChapters: 4, followers: 9, bio: 'Moved.' })).toBe(
      false,
    );
  });

  it('a chapter is on the page of its translator, and of the one it had', () => {
    const before = sampleChapter('one-1-en', {
      comicId: 'one',
      translator: { id: 'amal', name: 'Amal' },
    });
    const translators = (change: Partial<typeof before>) =>
      pagesShowing({
        of: 'chapter',
        comicId: 'one',
        comicSlug: 'one',
        shelf: 1,
        chapterId: before.id,
        before,
        after: { ...before, ...change },
      })
        .pages.map(pageIdOf)
        .filter((id) => id.startsWith('translator'));
    expect(translators({ translator: { id: 'badr', name: 'Badr' } })).toEqual([
      'translator_amal',
      'translator_badr',
    ]);
    expect(translators({ translator: undefined })).toEqual(['translator_amal']);
    expect(translators({ number: 2 })).toEqual(['translator_amal']);
    expect(translators({ publishedAt: daysLater(1) })).toEqual(['translator_amal']);
    expect(translators({ title: 'Another' })).toEqual(['translator_amal']);
    expect(translators({ ageRating: '18' })).toEqual(['translator_amal']);
    expect(translators({ pageCount: 3, reactions: { likes: 1, dislikes: 0 } })).toEqual([]);
  });

  it('a publisher’s covers and count are on the home page, the overview and its own page', () => {
    const { id: _, ...before } = samplePublisher('north');
    const after = { ...before, comicCount: 2 };
    const { pages } = pagesShowing({ of: 'publisher', publisherId: 'north', before, after });
    expect(pages.map(pageIdOf)).toEqual(['home', 'publishers', 'publisher_north']);
  });
});
