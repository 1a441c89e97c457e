import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@rawi/model/limits';
import { imageSchema } from '@rawi/model/truth/schemas';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TRANSLATORS } from '../stories/names.ts';
import { type Portraits, writePortraits } from './portraits.ts';

let root: string;
let portraits: Portraits;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rawi-portraits-'));
  portraits = await writePortraits(root);
});
afterAll(() => rm(root, { recursive: true }));

it('every translator has a drawn portrait of their own, as an uploaded photo would be', async () => {
  expect([...portraits.images.keys()].toSorted()).toEqual(Object.keys(TRANSLATORS).toSorted());
  expect(new Set(portraits.files.map(({ path }) => path)).size).toBe(
    Object.keys(TRANSLATORS).length * LIMITS.photoSides.length,
  );
  const drawn = new Set<string>();
  for (const image of portraits.images.values()) {
    const { sources } = imageSchema.parse(image);
    for (const { path, width } of sources) {
      const content = await readFile(join(root, path));
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height: width });
      expect(content.length).toBeLessThan(20_000);
      drawn.add(content.toString('base64'));
    }
  }
  expect(drawn.size).toBe(portraits.files.length);
});
