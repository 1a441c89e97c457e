/** Pixels of a picture as it is seen: upright, on white, sRGB, three bytes each, row by row without gaps. */
export interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** How sharp is told of a raster. */
export function rawOptions({ width, height }: Raster) {
  return { raw: { width, height, channels: 3 as const } };
}
