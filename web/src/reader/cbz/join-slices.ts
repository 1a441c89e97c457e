import type { PictureFile } from '@rawi/model/cbz/pack-cbz';

/** WebP ends here, in pixels. */
const WEBP_SIDE = 16_383;
const QUALITY = 0.92;

export interface JoinedPage extends PictureFile {
  readonly width: number;
  readonly height: number;
}

/**
 * One picture of the slices of a page, one below the other; undefined where this device draws none that is so long. Where a browser writes no WebP, and of
 * what is too long for one, it is a JPEG.
 */
export async function joinSlices(slices: readonly PictureFile[]): Promise<JoinedPage | undefined> {
  const bitmaps: ImageBitmap[] = [];
  try {
    for (const { content, type } of slices) {
      bitmaps.push(await createImageBitmap(new Blob([content], { type })));
    }
    const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
    const places = placesOf(bitmaps, width);
    const height = places.reduce((sum, place) => sum + place.height, 0);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    for (const [index, bitmap] of bitmaps.entries()) {
      const place = places[index];
      if (place) context.drawImage(bitmap, 0, place.top, width, place.height);
    }
    const blob = await encode(canvas, height);
    // Its memory is given back before the next page.
    canvas.width = 0;
    if (!blob) return undefined;
    return { content: new Uint8Array(await blob.arrayBuffer()), type: blob.type, width, height };
  } catch {
    return undefined;
  } finally {
    for (const bitmap of bitmaps) bitmap.close();
  }
}

/** Slices that came in another width are drawn as wide as the widest. */
function placesOf(bitmaps: readonly ImageBitmap[], width: number) {
  let top = 0;
  return bitmaps.map((bitmap) => {
    const height = Math.round((bitmap.height * width) / bitmap.width);
    const place = { top, height };
    top += height;
    return place;
  });
}

async function encode(canvas: HTMLCanvasElement, height: number): Promise<Blob | undefined> {
  const to = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (height <= WEBP_SIDE) {
    const webp = await to('image/webp');
    if (webp?.type === 'image/webp') return webp;
  }
  const jpeg = await to('image/jpeg');
  return jpeg?.type === 'image/jpeg' ? jpeg : undefined;
}
