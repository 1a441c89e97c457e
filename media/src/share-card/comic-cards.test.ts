import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { PublishedFolder } from '../published-folder.ts';
import { addShareCards, type ComicNames, shareCardPaths } from './comic-cards.ts';

let content: Buffer;
beforeAll(async () => {
  content = await sharp({ create: { width: 320, height: 448, channels: 3, background: '#c02020' } })
    .webp()
    .toBuffer();
});

async function cardsOf(comic: ComicNames) {
  const folder = new PublishedFolder('salt');
  const paths = shareCardPaths(folder, await addShareCards(folder, comic, { en: { content } }));
  return { paths, uploads: folder.uploads() };
}

it.each<[ComicNames, string[]]>([
  [{ series: 'Salt', names: {} }, ['en']],
  [{ series: 'Salt', names: { ar: 'ملح' } }, ['en', 'ar']],
  [{ series: 'ملح', names: {} }, ['ar']],
  [{ series: 'ملح', names: { en: 'Salt' } }, ['en', 'ar']],
  [{ series: 'Sel', names: { en: 'Salt', ar: 'ملح' } }, ['en', 'ar']],
])('%j has a card in %j, whatever its covers', async (comic, locales) => {
  const { paths, uploads } = await cardsOf(comic);
  expect(Object.keys(paths)).toEqual(locales);
  expect(uploads.map(({ path }) => path)).toEqual(Object.values(paths));
  for (const { path, contentType } of uploads) {
    expect(path).toMatch(/^public\/salt-[0-9a-f]{16}\/share-(?:en|ar)\.jpg$/);
    expect(contentType).toBe('image/jpeg');
  }
});

it('a share card with a new title has another path', async () => {
  const [one, other] = [
    await cardsOf({ series: 'Salt', names: {} }),
    await cardsOf({ series: 'Sand', names: {} }),
  ];
  expect(one.paths.en).not.toBe(other.paths.en);
});
