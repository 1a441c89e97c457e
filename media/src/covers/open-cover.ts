import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { LIMITS } from '@rawi/model/limits';
import { formatOf, HEAD_BYTES, isPixelFormat, type PixelFormat } from '../formats/file-format.ts';
import { decodePicture, pictureSize } from '../pictures/decode-picture.ts';
import { decodeVector, vectorSize } from '../pictures/decode-vector.ts';
import type { Raster } from '../pictures/raster.ts';
import { useOwnFonts } from '../pictures/vector-fonts.ts';
import { FileRefused } from '../refusal.ts';
import { wantedWidths } from './write-picture.ts';
import type { PictureUse } from './written-picture.ts';

const DRAWING_NAMES = new Set(['', '.svg']);
const BOUNDS = { pixels: LIMITS.coverPixels, side: LIMITS.coverSide.max };

/**
 * Decodes the file of a cover or of art, no wider than its use wants it; `scratch` names a folder that may be made and
 * is nobody's afterwards. To be called where it can be killed. Throws `FileRefused`.
 */
export async function openCover(path: string, use: PictureUse, scratch: string): Promise<Raster> {
  const { size: bytes } = await stat(path);
  if (bytes === 0) throw new FileRefused('empty');
  if (bytes > LIMITS.coverBytes) throw new FileRefused('too-heavy');
  const content = await readFile(path);
  const format = formatOf(content.subarray(0, HEAD_BYTES));
  // Vector content under a photo's file name is a deliberate disguise.
  if (format === 'svg' && DRAWING_NAMES.has(extname(path).toLowerCase())) {
    return drawVector(content, use, scratch);
  }
  if (!isPixelFormat(format)) throw new FileRefused(format === 'heic' ? 'heic' : 'wrong-format');
  return decodePixels(content, format, use);
}

async function decodePixels(content: Buffer, format: PixelFormat, use: PictureUse) {
  const size = await pictureSize(content, format, BOUNDS);
  checkShape(size);
  if (Math.min(size.width, size.height) < LIMITS.coverSide.min) throw new FileRefused('too-small');
  return decodePicture(content, format, BOUNDS, Math.max(...wantedWidths(size, use)));
}

/** Lines have no pixels: a drawing is never too small, and is drawn as wide as it is wanted. */
async function drawVector(content: Buffer, use: PictureUse, scratch: string) {
  await useOwnFonts(scratch);
  const size = await vectorSize(content);
  checkShape(size);
  return decodeVector(content, size, Math.max(...wantedWidths(size, use)), BOUNDS);
}

function checkShape({ width, height }: { readonly width: number; readonly height: number }): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long > short * LIMITS.coverAspect) throw new FileRefused('wrong-shape');
}
