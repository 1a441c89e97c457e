import type { Crop } from './crop.ts';

/** More than the largest square that is served, on a dense screen too. */
const SIDE = 512;

/** Draws the square as a picture of its own; what was clear becomes white, as the server would make it. */
export async function drawPhoto(picture: HTMLImageElement, { x, y, side }: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/webp',
      0.9,
    );
  });
}
