import { describe, expect, it } from 'vitest';
import { pageIds } from '../page-ids.ts';
import { EPOCH } from '../testing/samples.ts';
import type { InvalidationState } from './page-invalidation.ts';
import {
  PAGE_KINDS,
  type PageTarget,
  pageIdOf,
  pageInvalidationSchema,
  type TargetKind,
  type TargetOf,
  targetOfPage,
} from './page-target.ts';

const state: InvalidationState = {
  generation: 'g',
  markedAt: EPOCH,
  claimed: null,
  dueAt: EPOCH,
  tries: 0,
  error: null,
};
/** One of each; a kind that is not here does not compile. */
const targets: { readonly [K in TargetKind]: TargetOf<K> } = {
  home: { kind: 'home' },
  comic: { kind: 'comic', id: 'one' },
  chapter: { kind: 'chapter', id: 'one-1-en', comicId: 'one' },
  comics: { kind: 'comics' },
  shelf: { kind: 'shelf', shelf: '2' },
  updates: { kind: 'updates' },
  transparency: { kind: 'transparency' },
  publishers: { kind: 'publishers' },
  publisher: { kind: 'publisher', id: 'north' },
  publisherShelf: { kind: 'publisherShelf', id: 'north', shelf: '2' },
  catalog: { kind: 'catalog', part: '3' },
  mostRead: { kind: 'mostRead' },
  translators: { kind: 'translators' },
  blogs: { kind: 'blogs' },
  blog: { kind: 'blog', id: 'a-roar' },
  sitemap: { kind: 'sitemap', shelf: '2' },
  list: { kind: 'list', id: 'l-1' },
  reader: { kind: 'reader', id: 'layla' },
  opds: { kind: 'opds', feed: 'genre_north-south' },
  translator: { kind: 'translator', id: 'amal' },
};

describe('the kinds of pages', () => {
  it('have an id and an invalidation each', () => {
    expect(Object.keys(targets)).toEqual(Object.keys(PAGE_KINDS));
    expect(Object.values(targets).map(pageIdOf)).toEqual([
      'home',
      'comic_one',
      'chapter_one-1-en',
      'comics',
      'comics_2',
      'updates',
      'transparency',
      'publishers',
      'publisher_north',
      'publisher_north_2',
      'catalog_3',
      'mostRead',
      'translators',
      'blogs',
      'blog_a-roar',
      'sitemap_2',
      'list_l-1',
      'reader_layla',
      'opds_genre_north-south',
      'translator_amal',
    ]);
    for (const target of Object.values(targets)) {
      expect(pageInvalidationSchema.parse({ ...target, ...state })).toEqual({ ...target, ...state });
    }
  });

  it('are found again by the ids of their documents and of their parts', () => {
    for (const target of Object.values(targets)) {
      const id = pageIdOf(target);
      expect(targetOfPage(id, 'one')).toEqual(target);
      expect(targetOfPage(pageIds.part(id, 2), 'one')).toEqual(target);
    }
    expect(targetOfPage('chapter_one-1-en')).toBeUndefined();
    for (const other of [
      'search',
      'sitemap',
      'opds_genres',
      'opds_languages',
      '',
      'person_one',
      'constructor_one',
    ]) {
      expect(targetOfPage(other, 'one')).toBeUndefined();
    }
  });

  it('are the only ones an invalidation may name', () => {
    expect(pageInvalidationSchema.safeParse({ kind: 'person', id: 'one', ...state }).success).toBe(false);
    expect(pageInvalidationSchema.safeParse({ kind: 'chapter', id: 'one', ...state }).success).toBe(false);
    expect(pageInvalidationSchema.safeParse({ kind: 'shelf', shelf: '0', ...state }).success).toBe(false);
  });

  it('do not compile where one is unknown, unhandled or half named', () => {
    // @ts-expect-error: there is no such kind.
    const unknown: PageTarget = { kind: 'person', id: 'one' };
    // @ts-expect-error: a chapter is found through its comic.
    const half: PageTarget = { kind: 'chapter', id: 'one' };
    // @ts-expect-error: nothing handles chapters here.
    const unhandled: { readonly [K in TargetKind]: TargetOf<K> } = {
      home: targets.home,
      comic: targets.comic,
    };
    expect([unknown, half, unhandled]).toHaveLength(3);
  });
});
