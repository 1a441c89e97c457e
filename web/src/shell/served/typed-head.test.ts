import { samplePages } from '@rawi/model/testing/sample-pages';
import { describe, expect, it } from 'vitest';
import { typedHead } from './typed-head.ts';

const PLACE = { locale: 'ar', origin: 'https://rawi.test' } as const;

describe('what a page is, to whoever shows a card of it', () => {
  it.each(samplePages().map((page) => [page.kind, page] as const))('%s', (kind, page) => {
    const { title, tags } = typedHead({ title: 'Moth Queen', tags: [] }, page, PLACE);
    expect(title).toBe('Moth Queen');
    const said = tags.flatMap((tag) => (tag.tag === 'meta' ? [[tag.name, tag.content]] : []));
    const isBook = kind === 'comic' || kind === 'chapter';
    expect(said[0]).toEqual(['og:type', isBook ? 'book' : 'website']);
    expect(said.slice(1)).toEqual(
      page.kind === 'comic'
        ? [['book:author', `https://rawi.test/ar/search?writer=${page.payload.writer.id}`]]
        : [],
    );
  });

  it('is a page of the site where nothing is shown', () => {
    expect(typedHead({ title: '', tags: [] }, undefined, PLACE).tags).toMatchObject([{ content: 'website' }]);
  });
});
