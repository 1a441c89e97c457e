import type { Language } from '@rawi/model/lists/languages';
import type { UpdatesPayload } from '@rawi/model/pages/updates-payload';
import { describe, expect, it } from 'vitest';
import { NO_MARKS, withMark } from './marks.ts';
import { newerChapters } from './newer-chapters.ts';
import {
  byDayAndComic,
  type Interest,
  NO_INTEREST,
  newsOf,
  nextOfEachComic,
  unreadByComic,
  upTo,
} from './news.ts';

const cover = { en: { path: 'public/a/cover.webp', width: 320, height: 448, color: '#102030' } };
const comic = (id: string) => ({ id, slug: id, series: id, names: {}, cover });
/** `salt-2-en` is the second chapter of Salt in English. */
function chapter(id: string, day: number, translator?: string) {
  const [of = '', number, language] = id.split('-');
  return {
    id,
    comic: of,
    number: Number(number),
    language: language as Language,
    ...(translator !== undefined && { translator }),
    publishedAt: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  };
}
const PAGE: UpdatesPayload = {
  since: '2026-10-30T00:00:00.000Z',
  chapters: [
    chapter('salt-3-ar', 20),
    chapter('salt-3-en', 20, 'amal'),
    chapter('moon-1-fr', 20, 'amal'),
    chapter('salt-2-en', 18, 'amal'),
    chapter('salt-1-en', 17),
    chapter('reed-9-en', 16, 'badr'),
  ],
  comics: ['salt', 'moon', 'reed'].map(comic),
  translators: [
    { id: 'amal', name: 'Amal' },
    { id: 'badr', name: 'Badr' },
  ],
};
const interest = (of: Partial<Interest> = {}): Interest => ({ ...NO_INTEREST, hasAny: true, ...of });
const SALT = interest({ isSaved: (id) => id === 'salt' });
const ids = (news: readonly { readonly chapter: { readonly id: string } }[]) =>
  news.map(({ chapter: { id } }) => id);

describe('the new chapters that are somebody’s', () => {
  it('are those of comics that they save or read, and by translators whom they follow', () => {
    expect(ids(newsOf(PAGE, interest(), NO_MARKS, 'mine'))).toEqual([]);
    expect(ids(newsOf(PAGE, interest({ hasRead: (id) => id === 'reed' }), NO_MARKS, 'mine'))).toEqual([
      'reed-9-en',
    ]);
    expect(ids(newsOf(PAGE, SALT, NO_MARKS, 'mine'))).toHaveLength(4);
    const following = interest({ isFollowing: (id) => id === 'amal' });
    expect(ids(newsOf(PAGE, following, NO_MARKS, 'mine'))).toEqual(['salt-3-en', 'moon-1-fr', 'salt-2-en']);
    expect(ids(newsOf(PAGE, interest(), NO_MARKS, 'all'))).toHaveLength(6);
  });

  it('are without hidden comics, and only in languages that are read where they want it so', () => {
    const hidden = withMark(NO_MARKS, { kind: 'hide', comicId: 'salt', on: true });
    expect(ids(newsOf(PAGE, SALT, hidden, 'mine'))).toEqual([]);
    expect(ids(newsOf(PAGE, SALT, hidden, 'all'))).toEqual(['moon-1-fr', 'reed-9-en']);
    const onlyRead = withMark(NO_MARKS, { kind: 'onlyRead', on: true });
    const arabic = { ...SALT, languages: new Set<Language>(['ar']) };
    expect(ids(newsOf(PAGE, arabic, onlyRead, 'mine'))).toEqual(['salt-3-ar']);
    // Nothing is known of their languages.
    expect(ids(newsOf(PAGE, SALT, onlyRead, 'mine'))).toHaveLength(4);
  });

  it('count as read with another translation of their number, finished or marked', () => {
    const finished = { ...SALT, isFinished: (id: string) => id === 'salt-3-ar' };
    const marks = withMark(NO_MARKS, { kind: 'read', chapters: ['salt-1-en'], on: true });
    const news = newsOf(PAGE, finished, marks, 'mine');
    expect(news.filter(({ isRead }) => isRead).map(({ chapter: { id } }) => id)).toEqual([
      'salt-3-ar',
      'salt-3-en',
      'salt-1-en',
    ]);
    expect(ids(news.filter(({ isMarked }) => isMarked))).toEqual(['salt-1-en']);
    expect(unreadByComic(news)).toEqual(new Map([['salt', 1]]));
    expect(unreadByComic(newsOf(PAGE, SALT, NO_MARKS, 'mine'))).toEqual(new Map([['salt', 3]]));
  });

  it('are marked up to a chapter in every translation', () => {
    const news = newsOf(PAGE, interest(), NO_MARKS, 'all');
    const second = news.find(({ chapter: { id } }) => id === 'salt-2-en') ?? expect.fail();
    expect(upTo(news, second)).toEqual(['salt-2-en', 'salt-1-en']);
  });

  it('stand by day and comic, newest first', () => {
    const days = byDayAndComic(newsOf(PAGE, interest(), NO_MARKS, 'all'));
    expect(days.map(({ day, comics }) => [day, ...comics.map((own) => own.comic.id)])).toEqual([
      ['2026-11-20', 'salt', 'moon'],
      ['2026-11-18', 'salt'],
      ['2026-11-17', 'salt'],
      ['2026-11-16', 'reed'],
    ]);
  });

  it('lead to the first unread one of each comic, in a language that is read', () => {
    const marks = withMark(NO_MARKS, { kind: 'read', chapters: ['salt-1-en', 'salt-2-en'], on: true });
    const news = newsOf(PAGE, interest(), marks, 'all');
    const next = (...languages: Language[]) =>
      nextOfEachComic(news, new Set(languages)).map(
        ({
          next: {
            chapter: { id },
          },
          count,
        }) => [id, count],
      );
    expect(next('en')).toEqual([
      ['salt-3-en', 1],
      ['moon-1-fr', 1],
      ['reed-9-en', 1],
    ]);
    expect(next('ar')[0]).toEqual(['salt-3-ar', 1]);
    const unmarked = newsOf(PAGE, interest(), NO_MARKS, 'all');
    expect(nextOfEachComic(unmarked, new Set())[0]).toMatchObject({
      next: { chapter: { id: 'salt-1-en' } },
      count: 3,
    });
  });

  it('of a comic after a number are known here, nearest first', () => {
    expect(newerChapters(PAGE, 'salt', 1).map(({ id }) => id)).toEqual([
      'salt-2-en',
      'salt-3-ar',
      'salt-3-en',
    ]);
    expect(newerChapters(PAGE, 'salt', 3)).toEqual([]);
    expect(newerChapters(PAGE, 'nothing', 0)).toEqual([]);
  });
});
