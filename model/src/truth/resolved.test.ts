import { describe, expect, it } from 'vitest';
import { sampleComic } from '../testing/samples.ts';
import {
  differsFromStored,
  isNameOf,
  isSameResolved,
  NOTHING_CHOSEN,
  type Resolved,
  typedComic,
} from './resolved.ts';
import { EMPTY_CHAPTER, EMPTY_COMIC } from './submission-content.ts';

const { slug, series } = sampleComic('captain-zenith', { series: 'Captain Zenith' });
const picture = { path: 'public/a/160.webp', width: 160, height: 224, color: '#102030' };
const comic = { comicId: 'captain-zenith', slug, series, names: { ar: 'القبطان زينيث' }, picture };
const resolved: Resolved = { ...NOTHING_CHOSEN, comic };
const chapter = (change: Partial<typeof comic>) => ({ ...EMPTY_CHAPTER, comic: { ...comic, ...change } });

describe('what was typed beside the id of a comic', () => {
  it('is no difference where it is a stored name, in any language and spelling', () => {
    for (const typed of ['Captain Zenith', 'CAPTAIN  zenith', 'القبطان زينيث']) {
      expect(typedComic(chapter({ series: typed }), resolved)).toBeUndefined();
    }
  });

  it('is one where series, another name or address are not the stored ones', () => {
    expect(typedComic(chapter({ series: 'My Own Little Comic' }), resolved)).toBe('My Own Little Comic');
    expect(typedComic(chapter({ names: { ar: 'قصتي' } }), resolved)).toBe('قصتي');
    expect(typedComic(chapter({ slug: 'my-own' }), resolved)).toBe('/my-own');
  });

  it('is none for another picture, which nobody is shown', () => {
    const other = { ...picture, path: 'public/b/160.webp' };
    expect(differsFromStored({ content: chapter({ picture: other }) }, resolved)).toBe(false);
  });
});

describe('what was typed beside the id of a name', () => {
  const names: Resolved['names'] = [{ of: 'publisher', id: 'vertige', name: { en: 'Atelier Vertige' } }];
  const content = (name: string, id: string | null = 'vertige') => ({
    content: { ...EMPTY_COMIC, publisher: { id, name } },
  });

  it('differs where it is no stored name, or nothing is stored', () => {
    const stored = { ...NOTHING_CHOSEN, names };
    expect(differsFromStored(content('atelier vertige'), stored)).toBe(false);
    expect(differsFromStored(content('My Tiny Press'), stored)).toBe(true);
    expect(differsFromStored(content('Atelier Vertige', 'gone'), stored)).toBe(true);
    expect(differsFromStored(content('My Tiny Press', null), stored)).toBe(false);
    expect(isNameOf('Vertige', { en: 'Atelier Vertige' })).toBe(false);
  });
});

describe('what was seen', () => {
  it('is the same under another picture or address, and another under another name or id', () => {
    const seen = (change: Partial<typeof comic>) => ({ ...resolved, comic: { ...comic, ...change } });
    expect(isSameResolved(resolved, seen({ slug: 'zenith', picture: { ...picture, width: 80 } }))).toBe(true);
    expect(isSameResolved(resolved, seen({ series: 'Zenith' }))).toBe(false);
    expect(isSameResolved(resolved, seen({ names: { ar: 'زينيث' } }))).toBe(false);
    expect(isSameResolved(resolved, seen({ comicId: 'zenith' }))).toBe(false);
    expect(isSameResolved(resolved, NOTHING_CHOSEN)).toBe(false);
  });
});
