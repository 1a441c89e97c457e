import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COVER_WIDTHS, renderImage } from './check-cover.ts';
import { drawCover, HOSTILE_FILES, type TemporaryFolder, temporaryFolder } from './testing/sample-folder.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="9" height="9"/></svg>';

const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' } })
    .png()
    .toBuffer();

let folder: TemporaryFolder;
beforeAll(async () => {
  const cover = await drawCover('#336699');
  const jpeg = await sharp(cover).jpeg().toBuffer();
  folder = await temporaryFolder({
    'cover.png': cover,
    'tail.jpg': Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    'turned.jpg': await sharp(cover).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'grey.png': await sharp(cover).greyscale().png().toBuffer(),
    'small.png': await wide(100, 140),
    'text.jpg': 'just words',
    'nothing.jpg': '',
    'cut.jpg': jpeg.subarray(0, jpeg.length / 2),
    'vector.jpg': SVG,
    'dot.png': await wide(1, 1),
    'line.png': await wide(1000, 100),
    'large.png': await wide(8000, 6000),
    'heavy.jpg': Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]),
  });
});
afterAll(() => folder.remove());

const render = (name: string) => renderImage(folder.folder, name, COVER_WIDTHS);

describe('a cover is re-encoded', () => {
  it('as WebP in the widths that it has, with its average colour', async () => {
    const { variants, ...image } = await render('cover.png');
    expect(image).toEqual({ width: 320, height: 448, color: '#336699' });
    expect(variants.map((variant) => variant.width)).toEqual([160, 320]);
    for (const { width, content } of variants) {
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height: width * 1.4 });
    }
  });
  it('never larger than it was', async () => {
    expect(await render('small.png')).toMatchObject({ width: 100, height: 140, color: '#000000' });
  });
  it('upright', async () => {
    expect(await render('turned.jpg')).toMatchObject({ width: 320, height: 229 });
  });
  it('in colour where it was grey', async () => {
    const { color } = await render('grey.png');
    expect(color).toMatch(/^#(..)\1\1$/);
  });
  it('without what was hidden behind it', async () => {
    const { variants } = await render('tail.jpg');
    for (const { content } of variants) expect(content.includes('<script>')).toBe(false);
  });
});

describe('each of these is refused with its own sentence', () => {
  it.each([
    ['text.jpg', '“text.jpg” is not a picture.'],
    ['nothing.jpg', '“nothing.jpg” is empty.'],
    ['cut.jpg', '“cut.jpg” is damaged or incomplete.'],
    ['vector.jpg', '“vector.jpg” is not a JPEG, PNG, WebP or GIF picture by its content.'],
    ['dot.png', '“dot.png” is too small: 1 × 1 pixels.'],
    ['line.png', '“line.png” has no shape of a cover: 1000 × 100 pixels.'],
    ['large.png', '“large.png” is too large: 8000 × 6000 pixels.'],
    ['heavy.jpg', '“heavy.jpg” is larger than 5 MB.'],
  ])('%s', async (name, sentence) => {
    await expect(render(name)).rejects.toThrow(sentence);
  });
});

describe.skipIf(HOSTILE_FILES === undefined)('files made to break things', () => {
  it.each([
    ['cover-script.svg', 'is not a JPEG'],
    ['cover-svg-xxe.svg', 'is not a'],
    ['cover-svg-renamed.jpg', 'is not a JPEG'],
    ['html-renamed.jpg', 'is not a picture'],
    ['zero-bytes.jpg', 'is empty'],
    ['cover-truncated.jpg', 'is damaged'],
    ['cover-bomb-30000x30000.png', 'is too large'],
    ['cover-1x1.png', 'is too small'],
    ['cover-extreme-aspect-20000x1.png', 'is too large'],
  ])('%s is refused', async (name, sentence) => {
    await expect(renderImage(join(HOSTILE_FILES ?? '', 'handmade'), name, COVER_WIDTHS)).rejects.toThrow(
      sentence,
    );
  });
});
