/** Pixels of a picture as it is seen: upright, on white, sRGB, three bytes each, row by row without gaps. */
export interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The options by which sharp reads a raster. */
export function rawOptions({ width, height }: Raster) {
  return { raw: { width, height, channels: 3 as const } };
}
