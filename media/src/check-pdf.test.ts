import { join } from 'node:path';
import {
  drawPdf,
  HOSTILE_FILES,
  type TemporaryFolder,
  temporaryFolder,
} from '@rawi/import/testing/sample-folder';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPdf } from './check-pdf.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  const three = Buffer.from(await drawPdf(3));
  const empty = await PDFDocument.create();
  const huge = await PDFDocument.create();
  huge.addPage([70_000, 400]);
  const strip = await PDFDocument.create();
  strip.addPage([800, 20_000]);
  const many = await PDFDocument.create();
  for (let page = 0; page < 501; page += 1) many.addPage([10, 10]);
  folder = await temporaryFolder({
    'three.pdf': three,
    'marked.pdf': Buffer.concat([Buffer.from('\uFEFF\n'), three]),
    'html-first.pdf': Buffer.concat([Buffer.from('<script>alert(1)</script>'), three]),
    'text.pdf': 'just words',
    'nothing.pdf': '',
    'header.pdf': '%PDF-1.7',
    'cut.pdf': three.subarray(0, three.length / 2),
    'no-pages.pdf': await empty.save({ addDefaultPage: false }),
    'huge.pdf': await huge.save(),
    'strip.pdf': await strip.save(),
    'scan.pdf': await withPicture(8000, 6000),
    'poster.pdf': await withPicture(8000, 7000),
    'many.pdf': await many.save(),
    'folder.pdf/inside': 'x',
  });
});
afterAll(() => folder.remove());

/** A page with a picture of this size; what it shows does not matter. */
async function withPicture(width: number, height: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([800, 600]);
  const picture = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
  document.context.register(document.context.stream(new Uint8Array(1), picture));
  return document.save();
}

describe('a PDF that can be read', () => {
  it('is counted', async () => {
    const { pageCount, bytes } = await checkPdf(folder.folder, 'three.pdf', 3);
    expect(pageCount).toBe(3);
    expect(bytes).toBeGreaterThan(500);
  });
  it.each(['strip.pdf', 'scan.pdf'])(
    'may have a long page, or a picture that readers draw (%s)',
    async (name) => {
      expect((await checkPdf(folder.folder, name)).pageCount).toBe(1);
    },
  );
  it('may begin with a byte order mark', async () => {
    expect((await checkPdf(folder.folder, 'marked.pdf')).pageCount).toBe(3);
  });
});

describe('each of these is refused with its own sentence', () => {
  it.each([
    ['text.pdf', '“text.pdf” is not a PDF.'],
    ['html-first.pdf', '“html-first.pdf” is not a PDF.'],
    ['nothing.pdf', '“nothing.pdf” is empty.'],
    ['header.pdf', '“header.pdf” is damaged or incomplete.'],
    ['cut.pdf', '“cut.pdf” is damaged or incomplete.'],
    ['no-pages.pdf', '“no-pages.pdf” has no pages.'],
    ['huge.pdf', 'page 1 of “huge.pdf” is too large.'],
    ['poster.pdf', '“poster.pdf” holds a picture that is too large to be drawn.'],
    ['many.pdf', '“many.pdf” has 501 pages; at most 500 are possible.'],
    ['folder.pdf', '“folder.pdf” is not a file.'],
    ['absent.pdf', 'there is no file “absent.pdf” in the folder.'],
  ])('%s', async (name, sentence) => {
    await expect(checkPdf(folder.folder, name)).rejects.toThrow(sentence);
  });
  it('another number of pages than the catalogue says', async () => {
    await expect(checkPdf(folder.folder, 'three.pdf', 4)).rejects.toThrow(
      '“three.pdf” has 3 pages, the catalogue says 4.',
    );
  });
});

if (HOSTILE_FILES === undefined) {
  console.warn('No hostile files on this machine (RAWI_SAMPLES): only drawn ones are tried.');
}
describe.skipIf(HOSTILE_FILES === undefined)('files made to break things', () => {
  const hostile = HOSTILE_FILES ?? '';
  it.each([
    ['text-renamed.pdf', 'is not a PDF'],
    ['zero-bytes.pdf', 'is empty'],
    ['only-header.pdf', 'is damaged'],
    ['png-renamed.pdf', 'is not a PDF'],
    ['cbz-renamed.pdf', 'is not a PDF'],
    ['polyglot-leading-html.pdf', 'is not a PDF'],
    ['truncated-comic.pdf', 'is damaged'],
    ['zero-pages.pdf', 'has no pages'],
    ['huge-mediabox.pdf', 'is too large'],
    ['5000-pages-small.pdf', 'has 5000 pages'],
    ['page-tree-loop.pdf', 'is damaged'],
    ['image-bomb-30000x30000.pdf', 'a picture that is too large'],
    ['encrypted-user-password-reader.pdf', 'is protected with a password'],
    ['encrypted-owner-only.pdf', 'is protected with a password'],
  ])('handmade/%s is refused', async (name, sentence) => {
    await expect(checkPdf(join(hostile, 'handmade'), name)).rejects.toThrow(sentence);
  });
  it.each([
    ['issue6010_1.pdf', 'is protected with a password'],
    ['empty_protected.pdf', 'is protected with a password'],
    ['secHandler.pdf', 'is protected with a password'],
    ['poppler-742-0-fuzzed.pdf', 'is damaged'],
    ['poppler-85140-0.pdf', 'is damaged'],
    ['REDHAT-1531897-0.pdf', 'is damaged'],
    ['Pages-tree-refs.pdf', 'is damaged'],
  ])('pdfjs/%s is refused', async (name, sentence) => {
    await expect(checkPdf(join(hostile, 'pdfjs'), name)).rejects.toThrow(sentence);
  });
  it.each([
    ['ok-minimal.pdf', 1],
    ['inverted-mediabox.pdf', 1],
    ['lying-page-count.pdf', 1],
    ['polyglot-trailing-html.pdf', 1],
  ])('handmade/%s has %i page', async (name, pages) => {
    expect((await checkPdf(join(hostile, 'handmade'), name)).pageCount).toBe(pages);
  });
});
