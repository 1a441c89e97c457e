import type { Image, Picture } from './schemas.ts';

/** The smallest source of an image, for a list. */
export function smallestPicture({ width, height, color, sources }: Image): Picture {
  const smallest = sources.reduce((least, source) => (source.width < least.width ? source : least));
  const scaled = Math.max(1, Math.round((height * smallest.width) / width));
  return { path: smallest.path, width: smallest.width, height: scaled, color };
}
