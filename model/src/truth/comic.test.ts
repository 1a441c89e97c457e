import { expect, it } from 'vitest';
import { buildComicPage } from '../pages/build-comic-page.ts';
import { buildComicCard } from '../pages/comic-card.ts';
import { sampleComic } from '../testing/samples.ts';
import { comicSchema } from './comic.ts';
import { reading } from './tolerant.ts';

const shareCards = { en: 'public/one-0/share-en.jpg', ar: 'public/one-0/share-ar.jpg' };

it('a comic’s share cards are optional, one for each interface language, and paths of the bucket', () => {
  const comic = sampleComic('one');
  for (const cards of [undefined, {}, { ar: shareCards.ar }, shareCards]) {
    expect(comicSchema.parse({ ...comic, shareCards: cards }).shareCards).toEqual(cards);
  }
  expect(() => comicSchema.parse({ ...comic, shareCards: { fr: shareCards.en } })).toThrow('fr');
  expect(() => comicSchema.parse({ ...comic, shareCards: { en: 'https://elsewhere.test/x.jpg' } })).toThrow();
  // A newer build may have more languages than the reader knows.
  const newer = { ...comic, shareCards: { ...shareCards, fr: shareCards.en } };
  expect(reading(comicSchema).parse(newer).shareCards).toEqual(shareCards);
});

it('a comic’s share cards are on its own page, once, and on none of its cover cards', () => {
  const comic = sampleComic('one', { shareCards });
  const page = buildComicPage({
    comicId: comic.slug,
    translators: [],
    comic,
    chapters: [],
    candidates: [sampleComic('two', { shareCards })],
  });
  expect(JSON.stringify(page).split('share-en')).toHaveLength(2);
  expect(JSON.stringify(buildComicCard(comic))).not.toContain('share');
});
