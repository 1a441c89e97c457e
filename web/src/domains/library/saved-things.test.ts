import type { Locale } from '@rawi/model/lists/locales';
import { savedItemSchema } from '@rawi/model/truth/saved';
import { describe, expect, it } from 'vitest';
import { comicPayload } from '../../testing/fixtures.ts';
import { changeSchema } from './change.ts';
import { listPicture, savedChapter, savedComic, savedCover } from './saved-things.ts';

const comic = comicPayload(0);
const cover = (locale: Locale) => comic.cover[locale] ?? expect.fail(`The comic has no cover: ${locale}.`);

describe('the saved form of a page’s subject', () => {
  it('is for a comic what lists show, with the cover of the language', () => {
    const item = savedComic(comic, 'ar');
    expect(item).toEqual({
      kind: 'comic',
      comicId: comic.id,
      slug: comic.slug,
      series: comic.series,
      names: comic.names,
      picture: listPicture(cover('ar')),
      covers: { en: listPicture(cover('en')), ar: listPicture(cover('ar')) },
    });
    expect(changeSchema.safeParse({ kind: 'save', item, on: true }).success).toBe(true);
  });

  it('shows the cover of each language, and for what was saved before that its only one', () => {
    const item = savedComic(comic, 'en');
    if (item.kind !== 'comic') expect.fail('A comic was saved.');
    expect(savedCover(item, 'ar')).toEqual(listPicture(cover('ar')));
    expect(savedCover(item, 'en')).toEqual(listPicture(cover('en')));
    const { covers: _, ...old } = item;
    expect(savedItemSchema.safeParse({ ...old, at: new Date() }).success).toBe(true);
    expect(savedCover(old, 'ar')).toEqual(item.picture);
  });

  it('is for a chapter its number and language, with a title if it has one', () => {
    for (const chapter of comic.chapters) {
      const item = savedChapter(comic, chapter, chapter.thumbnail);
      expect(changeSchema.parse({ kind: 'save', item, on: true })).toMatchObject({
        item: { chapterId: chapter.id, number: chapter.number, language: chapter.language },
      });
      expect('title' in item).toBe(chapter.title !== undefined);
    }
  });
});

describe('the picture of a list', () => {
  const image = {
    width: 640,
    height: 896,
    color: '#000000',
    sources: [640, 160, 320].map((width) => ({ path: `public/${width}`, width })),
  };

  it('is the smallest that is wide enough', () => {
    expect(listPicture(image)).toEqual({ path: 'public/320', width: 320, height: 448, color: '#000000' });
  });

  it('is the widest when none is wide enough', () => {
    const small = { ...image, sources: image.sources.filter(({ width }) => width < 320) };
    expect(listPicture(small)).toMatchObject({ path: 'public/160', height: 224 });
  });
});
