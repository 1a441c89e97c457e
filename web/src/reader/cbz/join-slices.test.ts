import type { PictureFile } from '@rawi/model/cbz/pack-cbz';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinSlices } from './join-slices.ts';

/** The slices of a test hold their width and height; what is drawn of them is kept. */
const slice = (width: number, height: number): PictureFile => ({
  content: new Uint8Array(new Uint16Array([width, height]).buffer),
  type: 'image/webp',
});
let drawn: unknown[][] = [];
let closed = 0;
/** What a canvas writes, and of which kinds. */
let written: readonly string[] = ['image/webp', 'image/jpeg'];

beforeEach(() => {
  drawn = [];
  closed = 0;
  written = ['image/webp', 'image/jpeg'];
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    const [width = 0, height = 0] = new Uint16Array(await blob.arrayBuffer());
    if (width === 0) throw new DOMException('', 'InvalidStateError');
    return { width, height, close: () => void (closed += 1) };
  });
  vi.spyOn(document, 'createElement').mockImplementation((() => ({
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: (_: unknown, ...place: unknown[]) => drawn.push(place) }),
    toBlob: (done: BlobCallback, type: string) =>
      done(
        written.length === 0 ? null : new Blob(['x'], { type: written.includes(type) ? type : 'image/png' }),
      ),
  })) as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('draws the slices of a page one below the other, each as wide as the widest', async () => {
  const joined = await joinSlices([slice(1600, 2048), slice(800, 600)]);
  expect(drawn).toEqual([
    [0, 0, 1600, 2048],
    [0, 2048, 1600, 1200],
  ]);
  expect(joined).toMatchObject({ width: 1600, height: 3248, type: 'image/webp' });
  expect(closed).toBe(2);
});

it('is a JPEG where it is too long for WebP, and where the browser writes none', async () => {
  expect(await joinSlices([slice(800, 9000), slice(800, 9000)])).toMatchObject({
    height: 18_000,
    type: 'image/jpeg',
  });
  written = ['image/jpeg'];
  expect(await joinSlices([slice(800, 900), slice(800, 900)])).toMatchObject({ type: 'image/jpeg' });
});

it('is nothing where the device draws none so long, or a slice is broken', async () => {
  written = [];
  expect(await joinSlices([slice(800, 9000), slice(800, 9000)])).toBeUndefined();
  expect(await joinSlices([slice(800, 900), slice(0, 0)])).toBeUndefined();
  expect(closed).toBe(3);
});
