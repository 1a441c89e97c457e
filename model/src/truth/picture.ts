import type { Image, Picture } from './schemas.ts';

/** An image in its widths, as far as one of them is chosen. */
type Widths = Pick<Image, 'width' | 'height' | 'color' | 'sources'>;

/** The smallest source of an image, for a list. */
export function smallestPicture(image: Widths): Picture {
  return pictureOfWidth(image, 0);
}

/** The smallest source of an image that is at least so many pixels wide, else the widest. */
export function pictureOfWidth({ width, height, color, sources }: Widths, least: number): Picture {
  const byWidth = sources.toSorted((one, other) => one.width - other.width);
  const source = byWidth.find((each) => each.width >= least) ?? byWidth.at(-1);
  if (!source) throw new RangeError('An image has a source.');
  const scaled = Math.max(1, Math.round((height * source.width) / width));
  return { path: source.path, width: source.width, height: scaled, color };
}
