import { LIMITS } from '@rawi/model/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { openCover } from './open-cover.ts';

afterEach(() => vi.restoreAllMocks());

/** A browser that decodes every picture, with this size. */
function reads(width: number, height: number) {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
}
const named = (name: string, content: BlobPart = 'x') => new File([content], name);

it('a file that is no cover is refused before it is sent', async () => {
  reads(1000, 1400);
  expect(await openCover(named('cover.png', ''))).toBe('empty');
  expect(await openCover(named('cover.pdf'))).toBe('image');
  expect(await openCover(named('IMG_1.HEIC'))).toBe('heic');
  expect(await openCover(named('cover.jpg', '\0\0\0\u0018ftypheic'))).toBe('heic');
  expect(await openCover(named('cover.png', new Uint8Array(LIMITS.coverBytes + 1)))).toBe('too-heavy');
  expect(await openCover(named('cover.png'))).toMatchObject({ width: 1000, height: 1400 });
});

it('a picture of a wrong size is refused, but a drawing has no size', async () => {
  const { min, max } = LIMITS.coverSide;
  reads(min - 1, 1400);
  expect(await openCover(named('cover.png'))).toBe('too-small');
  expect(await openCover(named('cover.svg'))).toMatchObject({ width: min - 1 });
  reads(max + 1, min);
  expect(await openCover(named('cover.png'))).toBe('page-too-large');
});
