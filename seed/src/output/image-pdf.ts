import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFNumber } from 'pdf-lib';
import type { FlatImage } from './flatten.ts';

/** Any fixed moment: equal pages must give equal bytes. */
const EPOCH = new Date('2026-01-01T00:00:00Z');

/** Points for a thousandth of a page's width in pixels: an ordinary page is 480 points wide. */
const PAGE_WIDTH = 480;

/**
 * A PDF whose every page is one picture and nothing else. The pictures are palette images packed four bits a pixel;
 * `ordinaryWidth` is the pixel width of a page that is not a spread.
 */
export async function imagePdf(
  title: string,
  images: readonly FlatImage[],
  ordinaryWidth: number,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title);
  pdf.setProducer('Rawi');
  pdf.setCreationDate(EPOCH);
  pdf.setModificationDate(EPOCH);
  for (const image of images) addPage(pdf, image, PAGE_WIDTH / ordinaryWidth);
  return pdf.save({ useObjectStreams: true, addDefaultPage: false });
}

function addPage(pdf: PDFDocument, image: FlatImage, scale: number): void {
  const { width, height, palette } = image;
  const { context } = pdf;
  const page = pdf.addPage([width * scale, height * scale]);
  const colors = palette.map((color) => [color & 255, (color >> 8) & 255, color >> 16]).flat();
  const picture = context.register(
    context.stream(deflateSync(packed(image), { level: 9, memLevel: 9 }), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: 4,
      ColorSpace: [
        PDFName.of('Indexed'),
        PDFName.of('DeviceRGB'),
        PDFNumber.of(palette.length - 1),
        PDFHexString.of(Buffer.from(colors).toString('hex')),
      ],
      Filter: 'FlateDecode',
      Interpolate: true,
    }),
  );
  page.node.setXObject(PDFName.of('Page'), picture);
  const draw = `q ${width * scale} 0 0 ${height * scale} 0 0 cm /Page Do Q`;
  page.node.set(PDFName.of('Contents'), context.register(context.stream(draw)));
}

/** Two pixels a byte; every row begins on a byte. */
function packed({ width, height, indices }: FlatImage): Buffer {
  const stride = Math.ceil(width / 2);
  const bytes = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + (x >> 1);
      const index = indices[y * width + x] ?? 0;
      bytes[at] = (bytes[at] ?? 0) | (x % 2 === 0 ? index << 4 : index);
    }
  }
  return bytes;
}
