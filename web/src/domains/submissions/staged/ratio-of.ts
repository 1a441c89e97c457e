import type { PageImage } from '@rawi/model/truth/page-images';

/** The width of a page by its height: a page of paper is shown whole, a long strip is scrolled. */
export function ratioOf(slices: readonly Pick<PageImage, 'width' | 'height'>[]): number {
  const [first] = slices;
  if (!first) return 1;
  return first.width / slices.reduce((sum, { height }) => sum + height, 0);
}
