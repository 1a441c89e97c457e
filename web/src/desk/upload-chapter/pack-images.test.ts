import * as fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { inNaturalOrder, packImages } from './pack-images.ts';

const image = (name: string, content: Uint8Array<ArrayBuffer> | string = name) => new File([content], name);
const unpacked = async (blob: Blob) => unzipSync(new Uint8Array(await blob.arrayBuffer()));

it('a packed archive contains the unchanged images, named by their positions', async () => {
  const packed = await packImages([image('b.PNG'), image('a.jpeg'), image('c')]);
  const entries = Object.entries(await unpacked(packed)).map(([name, bytes]) => [
    name,
    new TextDecoder().decode(bytes),
  ]);
  expect(entries).toEqual([
    ['001.png', 'b.PNG'],
    ['002.jpeg', 'a.jpeg'],
    ['003.jpg', 'c'],
  ]);
});

it('packing loses no byte of any image, and compresses none', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 4000 }), { minLength: 1, maxLength: 5 }),
      async (contents) => {
        const files = contents.map((content, index) => image(`${index}.png`, Uint8Array.from(content)));
        const packed = await packImages(files);
        expect(Object.values(await unpacked(packed)).map((bytes) => [...bytes])).toEqual(
          contents.map((content) => [...content]),
        );
        const sum = contents.reduce((total, { length }) => total + length, 0);
        expect(packed.size).toBeGreaterThan(sum);
      },
    ),
    { numRuns: 20 },
  );
});

it('an image that is read in several pieces stays whole', async () => {
  const content = Uint8Array.from({ length: 2_500_000 }, (_, index) => index % 251);
  const seen: number[] = [];
  const packed = await packImages([image('large.png', content), image('small.png')], (done) =>
    seen.push(done),
  );
  expect((await unpacked(packed))['001.png']).toEqual(content);
  expect(seen).toEqual([1, 2]);
});

it('file names are sorted by number, 2 before 10', () => {
  const names = ['page 10.png', 'page 2.png', 'Page 1.png'];
  expect(inNaturalOrder(names.map((name) => image(name))).map(({ name }) => name)).toEqual([
    'Page 1.png',
    'page 2.png',
    'page 10.png',
  ]);
});
