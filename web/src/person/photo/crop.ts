/** A square cut out of a picture, in the picture's own pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far one may zoom in: beyond it a face is only squares. */
export const MAX_ZOOM = 5;

/** The largest square, in the middle. */
export function wholeCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** Moves the square by pixels of the picture; it stays inside. */
export function moveCrop(crop: Crop, dx: number, dy: number, size: Size): Crop {
  return inside({ ...crop, x: crop.x + dx, y: crop.y + dy }, size);
}

/** Gives the square another size around its middle; `zoom` is 1 for the largest and at most `MAX_ZOOM`. */
export function zoomCrop(crop: Crop, zoom: number, size: Size): Crop {
  const side = Math.min(size.width, size.height) / Math.min(MAX_ZOOM, Math.max(1, zoom));
  const shift = (crop.side - side) / 2;
  return inside({ x: crop.x + shift, y: crop.y + shift, side }, size);
}

export function zoomOf(crop: Crop, { width, height }: Size): number {
  return Math.min(width, height) / crop.side;
}

function inside({ x, y, side }: Crop, { width, height }: Size): Crop {
  return { x: clamp(x, width - side), y: clamp(y, height - side), side };
}

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));
