import { comicSchema } from '@rawi/model/truth/comic';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { importing } from './testing/importing.ts';
import { drawCover, smallCatalog } from './testing/sample-folder.ts';

const { at, runAnswered, documents } = importing('import-covers');

describe('covers in two languages', () => {
  it.each([{ cover: { en: 'cover.png', ar: 'arabic.png' } }, { cover: 'cover.png', coverAr: 'arabic.png' }])(
    '%o',
    async (covers) => {
      const catalog = smallCatalog();
      await at.folder.write('arabic.png', await drawCover('#00ff00'));
      await at.folder.write('catalog.json', { ...catalog, comics: [{ ...catalog.comics[0], ...covers }] });
      await runAnswered();
      const { cover } = comicSchema.parse((await documents())['comics/salt-and-sand']);
      expect(cover.ar?.color).toBe('#00ff00');
      expect(cover.en?.color).toBe('#aa5500');
    },
  );
});

it('a comic has a card to be shared for each language that it has a name in, and keeps it', async () => {
  const imported = async () => {
    await runAnswered();
    return comicSchema.parse((await documents())['comics/salt-and-sand']).shareCards;
  };
  const first = await imported();
  expect(Object.keys(first ?? {})).toEqual(['en', 'ar']);
  for (const path of Object.values(first ?? {})) {
    const { content, contentType } = at.site.bucket.files.get(path ?? '') ?? {};
    expect(contentType).toBe('image/jpeg');
    expect(await sharp(content).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect(await imported()).toEqual(first);

  const catalog = smallCatalog();
  const comic = { ...catalog.comics[0], translatedName: {} };
  await at.folder.write('catalog.json', { ...catalog, comics: [comic] });
  expect(Object.keys((await imported()) ?? {})).toEqual(['en']);
});

it('a cover may be a drawing (SVG); one that is no picture is named with its reason', async () => {
  const drawn = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><rect width="5" height="7" fill="${color}"/></svg>`;
  const catalog = smallCatalog();
  await at.folder.write('cover.svg', drawn('#aa5500'));
  await at.folder.write('words.png', 'just words');
  const withCover = (cover: string) => ({ ...catalog, comics: [{ ...catalog.comics[0], cover }] });
  await at.folder.write('catalog.json', withCover('cover.svg'));
  expect((await runAnswered()).problems).toEqual([]);
  const { cover } = comicSchema.parse((await documents())['comics/salt-and-sand']);
  expect(cover.en).toMatchObject({ width: 640, height: 896, color: '#aa5500' });

  await at.folder.write('catalog.json', withCover('words.png'));
  expect((await runAnswered()).problems.map(({ message }) => message)).toEqual([
    '“words.png”: The cover is not a JPEG, PNG, SVG, BMP, GIF or WebP picture.',
  ]);
});
