import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PdfKitDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colorAt, PAGES, pdfOf } from '../testing/small-pdf.ts';
import { type DrawnPage, openPdf } from './open-pdf.ts';

const PAGE = { size: [100, 100], margin: 0 } satisfies PDFKit.PDFDocumentOptions;

async function drawn(content: Buffer, maxWidth = 1600): Promise<DrawnPage> {
  const pdf = await openPdf(content);
  try {
    return await pdf.draw(1, maxWidth);
  } finally {
    pdf.close();
  }
}

async function pageOf(draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PdfKitDocument(PAGE);
  draw(document);
  document.end();
  return buffer(document);
}

/** A page that is one picture. */
const picturePdf = (dictionary: string, content: Buffer, side = 100) => {
  const draw = Buffer.from(`${side} 0 0 ${side} 0 0 cm /P Do`);
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /Direction /R2L >> >>',
    PAGES,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] /Resources << /XObject << /P 4 0 R >> >> /Contents 5 0 R >>`,
    [`<< /Type /XObject /Subtype /Image ${dictionary} /Length ${content.length} >>`, content],
    [`<< /Length ${draw.length} >>`, draw],
  ]);
};

describe('a page of a PDF is drawn', () => {
  it('with the shapes, the stamps and the filled fields that viewers draw over it', async () => {
    const stamp = Buffer.from('0 0 1 rg 0 0 20 20 re f');
    const field = Buffer.from('0 0.5 0 rg 0 0 20 20 re f');
    const form = (content: Buffer) =>
      [`<< /Type /XObject /Subtype /Form /BBox [0 0 20 20] /Length ${content.length} >>`, content] as const;
    const page = await drawn(
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] >> >>',
        PAGES,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Annots [4 0 R 5 0 R 8 0 R] >>',
        '<< /Type /Annot /Subtype /Stamp /Rect [10 70 30 90] /F 4 /AP << /N 6 0 R >> >>',
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (b) /Rect [70 70 90 90] /F 4 /AP << /N 7 0 R >> >>',
        form(stamp),
        form(field),
        '<< /Type /Annot /Subtype /Stamp /Rect [40 10 60 30] /F 2 /AP << /N 6 0 R >> >>',
      ]),
    );
    expect(colorAt(page, 20, 20)).toBe('0000ff');
    expect(colorAt(page, 80, 20)).toBe('008000');
    expect(colorAt(page, 50, 80), 'a hidden one').toBe('ffffff');
  });

  it('without the icons of notes and the frames of links', async () => {
    const page = await drawn(
      await pageOf((document) => {
        document.note(20, 20, 40, 40, 'a remark').link(60, 60, 30, 30, 'https://example.com');
      }),
    );
    expect(new Set(page.data)).toEqual(new Set([255]));
  });

  it('as wide as its picture, but never as narrow as a point', async () => {
    const grey = (side: number) =>
      picturePdf(
        `/Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`,
        Buffer.alloc(side * side, 90),
      );
    expect((await drawn(grey(400))).width).toBe(400);
    expect(await drawn(grey(1))).toMatchObject({ width: 240, height: 240 });
  });

  it('where it is longer than a page of PDF may be, as a strip of 20,000 pixels is', async () => {
    const long = await drawn(
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        PAGES,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 800 20000] >>',
      ]),
      800,
    );
    expect(long.height).toBe(20_000);
  });

  it('where it is a scan in two colours with more pixels than a picture may have in many', async () => {
    const [width, height] = [12_000, 9_000];
    const scan = (bits: number) =>
      picturePdf(
        `/Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent ${bits} /Filter /FlateDecode`,
        deflateSync(Buffer.alloc((width * height * bits) / 8)),
      );
    expect(colorAt(await drawn(scan(1), 100), 50, 50)).toBe('000000');
    await expect(drawn(scan(8))).rejects.toMatchObject({ code: 'page-too-large', page: 1 });
  });

  it('where it is a scan that is packed as JBIG2 from the rows of a fax', async () => {
    const page = await drawn(
      picturePdf(
        '/Width 16 /Height 16 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
        barAsFax(),
      ),
    );
    expect([10, 50, 90].map((x) => colorAt(page, x, 50))).toEqual(['ffffff', '000000', 'ffffff']);
  });
});

/** ITU-T T.88, 7.2 and 7.4: a segment of a JBIG2 stream within a PDF, of its type and content. */
function jbig2Segment(number: number, type: number, content: readonly number[]): Buffer {
  const head = Buffer.alloc(11);
  head.writeUInt32BE(number);
  head.set([type, 0, 1], 4);
  head.writeUInt32BE(content.length, 7);
  return Buffer.concat([head, Buffer.from(content)]);
}

/** A square of 16 pixels with a black bar of 8 in its middle, as a region that is packed as a fax is (ITU-T T.6). */
function barAsFax(): Buffer {
  const side = [0, 0, 0, 16];
  // Across: four white, eight black; then as the row above, which is white: to the end.
  const firstRow = ['001', '1011', '000101', '1'].join('');
  const bits = `${firstRow}${'111'.repeat(15)}${'000000000001'.repeat(2)}`;
  const packed = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [];
  return Buffer.concat([
    jbig2Segment(0, 48, [...side, ...side, ...Array<number>(11).fill(0)]),
    jbig2Segment(1, 38, [...side, ...side, ...Array<number>(9).fill(0), 1, ...packed]),
  ]);
}

describe('a PDF', () => {
  it('says which pictures of its own may have lost a part', async () => {
    const jpeg = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c04020' } })
      .jpeg()
      .toBuffer();
    const withJpeg = (content: Buffer) =>
      picturePdf(
        '/Width 60 /Height 60 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
        content,
      );
    expect((await drawn(withJpeg(jpeg))).cut).toEqual([]);
    const half = jpeg.subarray(0, jpeg.length / 2);
    expect((await drawn(withJpeg(half))).cut.map((content) => content.equals(half))).toEqual([true]);
  });

  it('says that its pages run from right to left', async () => {
    const pdf = await openPdf(
      picturePdf('/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', Buffer.from([90])),
    );
    expect(pdf.readingDirection).toBe('rtl');
    pdf.close();
    const other = await openPdf(await pageOf(() => undefined));
    expect(other.readingDirection).toBeUndefined();
    other.close();
  });

  it('says where words are lost with their font, and not where they are drawn', async () => {
    const words = (text: string, font: string) => {
      const draw = Buffer.from(`BT /F 20 Tf 10 50 Td ${text} Tj ET`);
      return pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        PAGES,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R >>',
        font,
        [`<< /Length ${draw.length} >>`, draw],
        '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Nowhere /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
        '<< /Type /FontDescriptor /FontName /Nowhere /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /StemV 80 >>',
      ]);
    };
    const japanese =
      '<< /Type /Font /Subtype /Type0 /BaseFont /Nowhere /Encoding /90ms-RKSJ-H /DescendantFonts [6 0 R] >>';
    expect((await drawn(words('<8ABF8E9A>', japanese))).hasLostText).toBe(true);
    const latin = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
    expect((await drawn(words('(words)', latin))).hasLostText).toBe(false);
  });
});
