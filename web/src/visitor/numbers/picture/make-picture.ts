import { fileUrl } from '../../../core/pages/files.ts';
import { isSharpHere } from '../../../domains/ratings/showing.ts';
import { drawPicture, loadFonts } from './draw-picture.ts';
import { PAGE } from './picture-layout.ts';
import type { PictureWords } from './picture-words.ts';

/** How long a cover is waited for, in milliseconds: without it its panel has the cover's color. */
const COVER_TIMEOUT_MS = 8000;

/** Draws the picture on this device and makes a PNG of it. */
export async function makePicture(words: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PAGE.width;
  canvas.height = PAGE.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  const [covers] = await Promise.all([
    Promise.all(
      words.favorites.map(async ({ picture, rating }) =>
        isSharpHere(rating) ? loadCover(fileUrl(picture.path)) : undefined,
      ),
    ),
    loadFonts(words),
  ]);
  drawPicture(context, words, covers, location.host);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be drawn.'));
    }, 'image/png');
  });
}

/** Undefined where it does not come: it was taken down, or there is no network. */
async function loadCover(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  // Else the canvas could not be read.
  image.crossOrigin = 'anonymous';
  image.src = address;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The cover is late.')), COVER_TIMEOUT_MS);
  });
  return Promise.race([image.decode().then(() => image), late]).catch(() => undefined);
}
