import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawCover, HOSTILE_FILES } from '@rawi/import/testing/sample-folder';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FileRefused } from '../refusal.ts';
import { bitmapOf } from '../testing/bitmap.ts';
import { type Bundled, bundledDistiller } from '../testing/bundled-distiller.ts';
import { openCover } from './open-cover.ts';
import { type PictureOptions, readPicture, renderPicture } from './render-picture.ts';
import { writePicture } from './write-picture.ts';

// Processes are started, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 180_000 });

let distiller: Bundled;
let folder: string;
beforeAll(async () => {
  distiller = await bundledDistiller();
  folder = await mkdtemp(join(tmpdir(), 'render-picture-'));
}, 60_000);
afterAll(async () => {
  await distiller.remove();
  await rm(folder, { recursive: true });
});

let files = 0;
async function fileOf(content: Uint8Array | string) {
  files += 1;
  const file = join(folder, `file-${files}`);
  await writeFile(file, content);
  return file;
}
/** In a process of its own, as it is always done. */
async function renderedFile(file: string, options: Partial<PictureOptions> = {}) {
  const into = await mkdtemp(join(folder, 'out-'));
  const { program } = distiller;
  const written = await renderPicture({
    program,
    file,
    folder: into,
    use: 'cover',
    seconds: 120,
    ...options,
  });
  return { ...(await readPicture(into, written)), names: await readdir(into) };
}
const renderedApart = async (content: Uint8Array | string, options: Partial<PictureOptions> = {}) =>
  renderedFile(await fileOf(content), options);
/** The same work within this process, for what is not about processes: starting one takes a second. */
async function renderedHere(file: string, use: PictureOptions['use'] = 'cover') {
  const into = await mkdtemp(join(folder, 'out-'));
  const picture = await openCover(file, use, join(into, 'scratch'));
  return readPicture(into, await writePicture(into, picture, use));
}
const rendered = async (content: Uint8Array | string, use: PictureOptions['use'] = 'cover') =>
  renderedHere(await fileOf(content), use);
/** Why it was refused; an error of another kind is a failure of the test. */
function codeOf(error: unknown): string {
  if (error instanceof FileRefused) return error.code;
  throw error;
}
/** Its middle, in the widest of its variants. */
async function middleOf({ variants }: Awaited<ReturnType<typeof rendered>>) {
  const { data, info } = await sharp(variants.at(-1)?.content).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const plain = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });
const svg = (content: string, size = 'width="400" height="560"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`;

describe('a picture is re-encoded', () => {
  it('as WebP in the widths that it has, with its colours', async () => {
    const { variants, names, ...image } = await renderedApart(await drawCover('#336699'));
    expect(image).toEqual({ width: 320, height: 448, color: '#336699', accent: '#336699' });
    expect(names.toSorted()).toEqual(['160.webp', '320.webp']);
    for (const { width, content } of variants) {
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height: width * 1.4 });
    }
  });

  it.each<[string, () => Promise<Buffer | string>]>([
    ['JPEG', () => plain(640, 896).jpeg({ quality: 95 }).toBuffer()],
    ['PNG', () => plain(640, 896).png().toBuffer()],
    ['WebP', () => plain(640, 896).webp().toBuffer()],
    ['GIF', () => plain(640, 896).gif().toBuffer()],
    ['AVIF', () => plain(640, 896).avif().toBuffer()],
    ['BMP', async () => bitmapOf(await plain(640, 896).raw().toBuffer(), 640, 896)],
    ['SVG', async () => svg('<rect width="100%" height="100%" fill="#336699"/>')],
  ])('from %s', async (_, content) => {
    const image = await rendered(await content());
    expect(image).toMatchObject({ width: 640, height: 896 });
    expect(image.variants.map(({ width }) => width)).toEqual([160, 320, 640]);
    const [red, green, blue] = await middleOf(image);
    for (const [value, wanted] of [
      [red, 0x33],
      [green, 0x66],
      [blue, 0x99],
    ]) {
      expect(Math.abs((value ?? 0) - (wanted ?? 0))).toBeLessThan(4);
    }
  });

  it('wide enough to fill the box of a cover by its height; art as it is', async () => {
    const landscape = await plain(1200, 800).png().toBuffer();
    const widths = async (use: PictureOptions['use']) =>
      (await rendered(landscape, use)).variants.map(({ width }) => width);
    expect(await widths('cover')).toEqual([336, 672, 1200]);
    expect(await widths('art')).toEqual([640, 1200]);
  });

  it('never larger than it was', async () => {
    const image = await rendered(await plain(100, 140, '#000').png().toBuffer());
    expect(image).toMatchObject({ width: 100, height: 140, color: '#000000' });
    expect(image.accent).toBeUndefined();
  });

  it('upright', async () => {
    const turned = await plain(400, 560).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await rendered(turned)).toMatchObject({ width: 560, height: 400 });
  });

  it('without what it says of its maker, and without what was hidden behind it', async () => {
    const told = await plain(640, 896)
      .withExif({ IFD0: { Artist: 'A-maker' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>A-maker</a></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(told.includes('A-maker')).toBe(true);
    const { variants } = await rendered(Buffer.concat([told, Buffer.from('<script>alert(1)</script>')]));
    for (const { content } of variants) {
      for (const text of ['A-maker', '<script>', 'EXIF', 'XMP', 'ICCP']) {
        expect(content.includes(text), text).toBe(false);
      }
    }
  });

  it('the same bytes to the same files', async () => {
    const drawing = svg('<text x="20" y="300" font-size="60">Salt قصة</text>');
    const [one, other] = [await renderedApart(drawing), await renderedApart(drawing)];
    expect(one.variants).toEqual(other.variants);
  });
});

describe('a drawing (SVG)', () => {
  it('is drawn as sharp as it is wanted, however small or large it says it is', async () => {
    const halves = '<rect width="50%" height="100%" fill="#000"/>';
    for (const size of ['width="20" height="28"', 'width="20000" height="28000"', 'viewBox="0 0 5 7"']) {
      const image = await rendered(svg(halves, size));
      expect(image, size).toMatchObject({ width: 640, height: 896 });
      const content = image.variants.at(-1)?.content;
      const at = async (left: number) =>
        (await sharp(content).extract({ left, top: 400, width: 1, height: 1 }).raw().toBuffer())[0] ?? -1;
      expect(await at(312), size).toBeLessThan(20);
      expect(await at(328), size).toBeGreaterThan(235);
    }
  });

  it('has its words in our own faces, both scripts, whatever it asks for', async () => {
    const words = (text: string, family: string) =>
      svg(`<text x="200" y="300" font-size="90" text-anchor="middle" font-family="${family}">${text}</text>`);
    const drawn = async (text: string, family: string) =>
      (await renderedApart(words(text, family))).variants.at(-1)?.content;
    for (const text of ['Salt', 'قصة']) {
      const content = await drawn(text, 'Rubik');
      expect((await sharp(content).stats()).channels[0]?.mean, text).toBeLessThan(253);
      // A face of the machine (DejaVu is on most) would look different.
      expect(await drawn(text, 'DejaVu Serif'), text).toEqual(content);
    }
    expect(await drawn('قصة', 'Rubik')).not.toEqual(await drawn('ق ص ة', 'Rubik'));
  });

  it('reads nothing that it refers to, and runs nothing', async () => {
    const red = await plain(10, 10, '#ff0000').png().toBuffer();
    const outside = join(folder, 'outside.png');
    await writeFile(outside, red);
    await writeFile(join(folder, 'outside.svg'), svg('<rect width="400" height="560" fill="#f00"/>'));
    await writeFile(join(folder, 'outside.css'), 'rect{fill:#f00}');
    const whole = 'width="400" height="560"';
    for (const content of [
      `<image href="file://${outside}" ${whole}/>`,
      `<image xlink:href="${outside}" ${whole}/>`,
      `<image href="outside.png" ${whole}/>`,
      `<use href="file://${folder}/outside.svg#a"/>`,
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${folder}/outside.svg"/>`,
      `<style>@import url("file://${folder}/outside.css");</style><rect ${whole} fill="#fff"/>`,
      `<script>document.documentElement.innerHTML = '<rect ${whole} fill="#f00"/>'</script>`,
      `<foreignObject ${whole}><iframe src="file://${outside}"/></foreignObject>`,
    ]) {
      expect((await rendered(svg(content))).color, content).toBe('#ffffff');
    }
    // What it carries with it is drawn.
    const own = `<image href="data:image/png;base64,${red.toString('base64')}" ${whole} preserveAspectRatio="none"/>`;
    expect((await rendered(svg(own))).accent).toMatch(/^#f[a-f0-9]0/);
  });

  it('that would draw without end is stopped', async () => {
    let groups = '<g id="g0"><rect width="400" height="560" fill-opacity="0.01"/></g>';
    for (let level = 1; level < 12; level += 1) {
      groups += `<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(10)}</g>`;
    }
    await expect(renderedApart(svg(`${groups}<use href="#g11"/>`), { seconds: 8 })).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:too-slow|too-complex|damaged)$/),
    });
  });

  it('that refers to itself, or holds a bomb, ends no one', async () => {
    const bomb = await plain(16_000, 16_000, '#fff').png().toBuffer();
    for (const content of [
      '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use href="#a"/>',
      '<filter id="f"><feGaussianBlur stdDeviation="1000000"/></filter><rect width="9" height="9" filter="url(#f)"/>',
      `<image href="data:image/png;base64,${bomb.toString('base64')}" width="400" height="560"/>`,
    ]) {
      const answer = await renderedApart(svg(content)).then(() => 'drawn', codeOf);
      expect(answer).toMatch(/^(?:drawn|too-slow|too-complex|damaged)$/);
    }
  });
});

describe('a file is refused with a code of its own', () => {
  const cut = async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const jpeg = await sharp({ create: { width: 400, height: 560, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer();
    return jpeg.subarray(0, jpeg.length / 2);
  };
  it.each<[string, string, () => Promise<Uint8Array | string>]>([
    ['empty', 'nothing', async () => ''],
    [
      'too-heavy',
      'more than 5 MB',
      async () => Buffer.concat([await drawCover('#000'), Buffer.alloc(5 << 20)]),
    ],
    ['wrong-format', 'words', async () => 'just words'],
    ['wrong-format', 'a page with a drawing in it', async () => `<html><body>${svg('')}</body></html>`],
    [
      'wrong-format',
      'a drawing with entities of its own',
      async () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>${svg('<text>&x;</text>')}`,
    ],
    ['heic', 'a telephone’s', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['damaged', 'half a picture', cut],
    ['damaged', 'half a drawing', async () => svg('<rect/>').slice(0, -8)],
    ['too-small', 'one pixel', () => plain(1, 1).png().toBuffer()],
    ['wrong-shape', 'a strip', () => plain(1000, 100).png().toBuffer()],
    ['wrong-shape', 'a drawn strip', async () => svg('<rect/>', 'width="1000" height="100"')],
    ['page-too-large', '48 megapixels', () => plain(8000, 6000).png().toBuffer()],
  ])('%s: %s', async (code, _, content) => {
    await expect(rendered(await content())).rejects.toMatchObject({ code });
  });

  it('and one that cannot be opened is a fault of ours', async () => {
    const failure = renderedFile(join(folder, 'nowhere'));
    await expect(failure).rejects.toThrow('ENOENT');
    await expect(failure).rejects.not.toHaveProperty('code');
  });
});

describe.skipIf(HOSTILE_FILES === undefined)('files made to break things', () => {
  const answers: Readonly<Record<string, string>> = {
    'cover-1x1.png': 'too-small',
    'cover-bomb-30000x30000.png': 'page-too-large',
    'cover-extreme-aspect-20000x1.png': 'page-too-large',
    'cover-png-as-jpg.jpg': 'a picture',
    // Drawn without its script and what it refers to.
    'cover-script.svg': 'a picture',
    'cover-svg-renamed.jpg': 'wrong-format',
    'cover-svg-xxe.svg': 'wrong-format',
    'cover-trailing-html.jpg': 'a picture',
    'cover-truncated.jpg': 'damaged',
    'html-renamed.jpg': 'wrong-format',
    'zero-bytes.jpg': 'empty',
  };
  const root = join(HOSTILE_FILES ?? '', 'handmade');

  it('are all answered for', async () => {
    const names = (await readdir(root)).filter((name) => !name.endsWith('.pdf'));
    expect(names.toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  it.each(Object.entries(answers))('%s: %s', async (name, answer) => {
    const found = await renderedHere(join(root, name)).then(
      ({ variants }) =>
        variants.some(({ content }) => /<(?:script|html|svg)/.test(content.toString('latin1')))
          ? 'unsafe'
          : 'a picture',
      codeOf,
    );
    expect(found).toBe(answer);
  });
});
