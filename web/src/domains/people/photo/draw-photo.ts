import type { Crop } from './crop.ts';

/** More than the largest square that is served, even for a dense screen. */
const SIDE = 512;

/** Draws the square as a new picture. */
export function drawPhoto(picture: HTMLImageElement, crop: Crop): Promise<Blob> {
  return drawCrop(picture, crop, SIDE);
}

/**
 * Draws a part of a picture as a new one, `width` pixels wide; transparency becomes white, as on the server.
 */
export async function drawCrop(
  picture: HTMLImageElement,
  { x, y, width, height }: Crop,
  wide: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = Math.round((wide * height) / width);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/webp',
      0.9,
    );
  });
}
