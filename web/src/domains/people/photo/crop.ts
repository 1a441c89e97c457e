/** A part cut out of a picture, in the picture's own pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest zoom: beyond it a face is only squares. */
export const MAX_ZOOM = 5;

/** The largest crop of this shape (its width divided by its height), in the middle. */
export function wholeCrop({ width, height }: Size, aspect = 1): Crop {
  const wide = Math.min(width, height * aspect);
  const high = wide / aspect;
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}

/** Moves the crop by pixels of the picture; it stays inside. */
export function moveCrop(crop: Crop, dx: number, dy: number, size: Size): Crop {
  return inside({ ...crop, x: crop.x + dx, y: crop.y + dy }, size);
}

/** Resizes the crop around its middle; `zoom` is 1 for the largest and at most `MAX_ZOOM`. */
export function zoomCrop(crop: Crop, zoom: number, size: Size): Crop {
  const whole = wholeCrop(size, crop.width / crop.height);
  const by = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const [width, height] = [whole.width / by, whole.height / by];
  const [x, y] = [crop.x + (crop.width - width) / 2, crop.y + (crop.height - height) / 2];
  return inside({ x, y, width, height }, size);
}

export function zoomOf(crop: Crop, size: Size): number {
  return wholeCrop(size, crop.width / crop.height).width / crop.width;
}

function inside({ x, y, width, height }: Crop, size: Size): Crop {
  return { x: clamp(x, size.width - width), y: clamp(y, size.height - height), width, height };
}

const clamp = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max));
