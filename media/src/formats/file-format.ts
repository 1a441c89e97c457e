/** The format of a file by its first bytes; its name and the sender's claim are ignored. */
export type FileFormat = PixelFormat | 'svg' | 'pdf' | 'zip' | 'heic' | 'archive' | 'unknown';
/** The formats of pixels; lines are drawn by `decodeVector`. */
export type PixelFormat = (typeof PIXEL_FORMATS)[number];

const PIXEL_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif', 'bmp'] as const;
const PIXELS: ReadonlySet<FileFormat> = new Set(PIXEL_FORMATS);

/** How many bytes of a file `formatOf` needs. */
export const HEAD_BYTES = 1024;

const text = (value: string) => Buffer.from(value, 'latin1');
const SIGNATURES: readonly (readonly [FileFormat, number, Buffer])[] = [
  ['jpeg', 0, Buffer.from('ffd8ff', 'hex')],
  ['png', 0, Buffer.from('89504e470d0a1a0a', 'hex')],
  ['gif', 0, text('GIF87a')],
  ['gif', 0, text('GIF89a')],
  ['zip', 0, Buffer.from('504b0304', 'hex')],
  // Before the first entry of an archive that was meant to be split (APPNOTE 8.5.4).
  ['zip', 0, Buffer.from('504b3030504b0304', 'hex')],
  // An archive without any entry.
  ['zip', 0, Buffer.from('504b0506', 'hex')],
  ['archive', 0, text('Rar!')],
  ['archive', 0, text("7z\xbc\xaf'\x1c")],
  ['archive', 0, Buffer.from('1f8b', 'hex')],
  ['archive', 257, text('ustar')],
];
/** The brands of ISO base media files (ISO/IEC 23008-12, annex B) that hold HEVC pictures, and those that may. */
const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const AVIF_BRANDS = new Set(['avif', 'avis']);
const GENERAL_BRANDS = new Set(['mif1', 'msf1']);

/** The format of a file that begins with `head`, the first `HEAD_BYTES` or the whole of it. */
export function formatOf(head: Buffer): FileFormat {
  for (const [format, offset, signature] of SIGNATURES) {
    if (head.subarray(offset, offset + signature.length).equals(signature)) return format;
  }
  const latin = head.subarray(0, HEAD_BYTES).toString('latin1');
  if (latin.startsWith('RIFF') && latin.startsWith('WEBP', 8)) return 'webp';
  if (isBitmap(head)) return 'bmp';
  if (latin.startsWith('ftyp', 4)) return mediaFormat(head);
  // Viewers look for it in the first 1,024 bytes. With a tag before it, it is a page of HTML that holds a PDF, and none.
  if (/^[^<]*%PDF-/.test(latin)) return 'pdf';
  if (
    /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!DOCTYPE[^[>]*>\s*)*<svg[\s>]/.test(latin)
  ) {
    return 'svg';
  }
  return 'unknown';
}

/** `BM` alone begins many words; the size of the second header is one of few. */
function isBitmap(head: Buffer): boolean {
  if (head.length < 26 || head.toString('latin1', 0, 2) !== 'BM') return false;
  return [12, 40, 52, 56, 64, 108, 124].includes(head.readUInt32LE(14));
}

function mediaFormat(head: Buffer): FileFormat {
  const end = Math.min(head.length, head.readUInt32BE(0));
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEVC_BRANDS.has(brand) || GENERAL_BRANDS.has(brand)) ? 'heic' : 'unknown';
}

/** Whether it is a picture of pixels: what a page may be, and a cover that is no drawing. */
export function isPixelFormat(format: FileFormat): format is PixelFormat {
  return PIXELS.has(format);
}
