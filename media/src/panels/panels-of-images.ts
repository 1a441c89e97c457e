import type { ChapterPanels, PagePanels } from '@rawi/model/truth/chapter-panels';
import { type PageImage, pagesOf } from '@rawi/model/truth/page-images';
import type { PageManifest } from '@rawi/model/truth/page-manifest';
import sharp from 'sharp';
import type { Raster } from '../pictures/raster.ts';
import { seePanels } from './find-panels.ts';

/** Wide enough to look for panels: narrower images than these are thumbnails. */
const WIDE_ENOUGH = 600;

/** The panels of a chapter whose page images exist already; `read` gives the content of one of them. */
export async function panelsOfImages(
  manifest: PageManifest,
  read: (path: string) => Promise<Buffer>,
): Promise<ChapterPanels> {
  const pages: PagePanels[] = [];
  for (const slices of pagesOf(manifest)) {
    const parts = [];
    for (const slice of slices) parts.push(await decoded(await read(pathOf(slice))));
    const { all } = await seePanels(joined(parts));
    pages.push(all);
  }
  return { version: 1, pages };
}

/** The narrowest image that is wide enough, else the widest. */
function pathOf({ sources }: PageImage): string {
  const byWidth = sources.toSorted((one, other) => one.width - other.width);
  const source = byWidth.find(({ width }) => width >= WIDE_ENOUGH) ?? byWidth.at(-1);
  if (!source) throw new RangeError('An image has no files.');
  return source.path;
}

/** The pixels of an image. */
export async function decoded(content: Buffer): Promise<Raster> {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The slices of a tall page as they follow each other. */
export function joined(parts: readonly Raster[]): Raster {
  const [first] = parts;
  if (!first) throw new RangeError('A page has no images.');
  if (parts.length === 1) return first;
  const same = parts.filter(({ width }) => width === first.width);
  return {
    data: Buffer.concat(same.map(({ data }) => data)),
    width: first.width,
    height: same.reduce((sum, { height }) => sum + height, 0),
  };
}
