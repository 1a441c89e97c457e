import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CATALOGUE } from '../stories/catalogue.ts';
import { writeComic } from './comic-files.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'comic-files-'));
});
afterAll(() => rm(root, { recursive: true }));

it('a comic has a card to be shared for each language of its name, among its files', async () => {
  const translated = CATALOGUE.find(({ arabicName }) => arabicName !== undefined);
  const english = CATALOGUE.find(({ arabicName }) => arabicName === undefined);
  for (const [comic, locales] of [
    [translated, ['en', 'ar']],
    [english, ['en']],
  ] as const) {
    if (!comic) continue;
    const { shareCards = {}, files } = await writeComic(root, comic);
    expect(Object.keys(shareCards)).toEqual(locales);
    for (const path of Object.values(shareCards)) {
      const file = files.find((other) => other.path === path);
      expect(file?.contentType).toBe('image/jpeg');
      expect(file?.bytes).toBeLessThan(300_000);
      expect(await sharp(join(root, file?.path ?? '')).metadata()).toMatchObject({
        width: 1200,
        height: 630,
      });
    }
  }
});

it('each of its pictures is there blurred, in a folder of another hash', async () => {
  const comic = CATALOGUE.find(({ splash, arabicName }) => splash && arabicName !== undefined);
  if (!comic) throw new Error('No comic has all of them.');
  const { cover, art, files } = await writeComic(root, comic);
  const images = [cover.en, cover.ar, art].flatMap((image) => image ?? []);
  expect(images).toHaveLength(3);
  for (const { blurred = '', sources } of images) {
    const file = files.find(({ path }) => path === blurred);
    expect(file?.bytes).toBeLessThan(2048);
    expect(dirname(blurred)).not.toBe(dirname(sources[0]?.path ?? ''));
  }
});
