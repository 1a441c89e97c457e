import type { ChapterPayload } from '@rawi/model/pages/pages';
import { showingToVisitors } from '@rawi/model/rating/showing-to-visitors';
import { type ManifestImages, pagesOf } from '@rawi/model/truth/page-images';
import { AGES } from '../ages.ts';
import type { PageAnswer } from '../serving.ts';

/** What a chapter's document says of its files: as much as leads an app to a page, or to the file. */
export interface ChapterFiles {
  readonly manifest?: ManifestImages | undefined;
  /** Its PDF, where it is offered. */
  readonly pdf?: string | undefined;
}

/** The files of a chapter; none of one that is for adults. */
export function filesOf(chapter: ChapterPayload): ChapterFiles {
  if (!showingToVisitors(chapter.comic, chapter).isListed) return {};
  const { manifest, downloadable, pdf } = chapter;
  return {
    manifest: manifest && { folder: manifest.folder, widths: manifest.widths, images: manifest.images },
    pdf: downloadable ? pdf.path : undefined,
  };
}

/** A width that is asked for; anything else, as the name of the variable, asks for none. */
const WIDTH = /^[1-9]\d{0,5}$/;

/**
 * The file of one image of a chapter: numbered from 0, and slices of a page count each. Of its widths the widest that is not wider than what is asked for,
 * else the narrowest; without a width the widest.
 */
export function imagePath({ manifest }: ChapterFiles, number: number, maxWidth: string): string | undefined {
  const image = manifest && pagesOf(manifest).flat()[number];
  if (!image) return undefined;
  const most = WIDTH.test(maxWidth) ? Number(maxWidth) : Number.POSITIVE_INFINITY;
  const byWidth = image.sources.toSorted((a, b) => a.width - b.width);
  return (byWidth.findLast(({ width }) => width <= most) ?? byWidth[0])?.path;
}

/** Leads to a file for as long as a page is kept: what was taken down is led to by no cache afterwards. */
export const toFile = (url: string): PageAnswer => ({
  status: 302,
  headers: { Location: url, 'Cache-Control': `public, max-age=0, s-maxage=${AGES.shared}` },
  body: '',
});
