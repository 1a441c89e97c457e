import { afterEach, expect, it } from 'vitest';
import { coverFiles, pictureOf } from './cover-files.ts';
import type { CatalogEntry } from './read-catalog.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/sample-folder.ts';

let folder: TemporaryFolder | undefined;
afterEach(() => folder?.remove());

type Cover = CatalogEntry['comic']['cover'];

/** The cover of each language in a folder of such files; `field` says where the catalogue leads to it. */
async function covers(files: readonly string[], cover: Cover, coverAr?: string) {
  folder = await temporaryFolder(Object.fromEntries(files.map((name) => [name, 'a picture'])));
  // Of an entry only these two are looked at.
  const entry = { comic: { cover, ...(coverAr !== undefined && { coverAr }) } } as CatalogEntry;
  const found = await coverFiles(folder.folder, entry);
  return Object.fromEntries(found.map(({ locale, file }) => [locale, file]));
}

it('the other language’s cover lies beside the one that is named', async () => {
  const files = ['salt-en.cover.png', 'salt-ar.cover.png'];
  expect(await covers(files, 'salt-en.cover.png')).toEqual({ en: files[0], ar: files[1] });
  expect(await covers(files, 'salt-ar.cover.png')).toEqual({ en: files[0], ar: files[1] });
});

it('the picture without its title page is taken, in each language that has one', async () => {
  const files = ['salt-en.cover.png', 'salt-en.cover-art.png', 'salt-ar.cover.png'];
  expect(await covers(files, 'salt-en.cover.png')).toEqual({
    en: 'salt-en.cover-art.png',
    ar: 'salt-ar.cover.png',
  });
  expect(await covers(files, { en: 'salt-en.cover.png' })).toEqual({ en: 'salt-en.cover-art.png' });
});

it('a single cover is of the language in its name, otherwise English', async () => {
  expect(await covers([], 'salt-ar.png')).toEqual({ ar: 'salt-ar.png' });
  expect(await covers([], 'salt.png')).toEqual({ en: 'salt.png' });
  expect(await covers([], 'pen.png')).toEqual({ en: 'pen.png' });
  expect(await covers([], 'salt-fr.png')).toEqual({ en: 'salt-fr.png' });
});

it('a cover that the catalogue names is used before one that lies beside it', async () => {
  const files = ['salt-en.png', 'salt-ar.png', 'other.png'];
  expect(await covers(files, 'salt-en.png', 'other.png')).toEqual({ en: 'salt-en.png', ar: 'other.png' });
});

it('a cover with any other name is used as it is', async () => {
  folder = await temporaryFolder({ 'salt.cover-art.png': 'a picture', 'salt.cover-art.jpg': 'a picture' });
  expect(await pictureOf(folder.folder, 'salt.png')).toBe('salt.png');
  expect(await pictureOf(folder.folder, 'salt.cover.jpg')).toBe('salt.cover-art.jpg');
  expect(await pictureOf(folder.folder, 'salt.cover.webp')).toBe('salt.cover.webp');
});
