import type { SavedItem } from '@rawi/model/truth/saved';
import { describe, expect, it } from 'vitest';
import { byName, foundItems, languagesOf } from './found-items.ts';

const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
const chapter = (id: string, number: number, language: 'en' | 'ar', names: SavedItem['names']) => ({
  path: `saved/${id}`,
  data: {
    kind: 'chapter',
    chapterId: id,
    comicId: id,
    slug: id,
    series: names.en ?? id,
    names,
    picture,
    number,
    language,
    at: new Date(0),
  } satisfies SavedItem,
});
const items = [
  chapter('b', 2, 'en', { en: 'Salt', ar: 'قافلة المِلح' }),
  chapter('a', 1, 'en', { en: 'Salt', ar: 'قافلة المِلح' }),
  chapter('c', 1, 'ar', { en: 'Élan', ar: 'بئر' }),
];
const paths = (found: readonly { readonly path: string }[]) => found.map(({ path }) => path);

describe('the saved items', () => {
  it('are found by a part of any name, whatever its case, accents and vowel signs', () => {
    const find = (text: string) => paths(foundItems(items, { text, language: undefined }));
    expect(find('  SAL')).toEqual(['saved/b', 'saved/a']);
    expect(find('elan')).toEqual(['saved/c']);
    expect(find('الملح')).toEqual(['saved/b', 'saved/a']);
    expect(find('')).toHaveLength(3);
    expect(find('nothing')).toEqual([]);
  });

  it('are found by the language of a chapter', () => {
    expect(paths(foundItems(items, { text: '', language: 'ar' }))).toEqual(['saved/c']);
    expect(languagesOf(items)).toEqual(['en', 'ar']);
  });

  it('are sorted by their shown names, chapters by number', () => {
    expect(paths(byName(items, 'en'))).toEqual(['saved/c', 'saved/a', 'saved/b']);
    expect(paths(byName(items, 'ar'))).toEqual(['saved/c', 'saved/a', 'saved/b']);
  });
});
