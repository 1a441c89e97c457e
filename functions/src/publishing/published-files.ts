import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import { pagesOf, STRIP_HEIGHTS, stripFile } from '@rawi/model/truth/page-images';
import type { PublicationWork } from '@rawi/model/truth/publication';
import type { Image } from '@rawi/model/truth/schemas';

/** A file that is copied. */
export interface Copy {
  readonly from: string;
  readonly into: string;
}

/** The paths of all files that a chapter refers to. */
export function filesOfChapter({
  manifest,
  pdf,
  credits,
  cover,
}: Pick<Chapter, 'manifest' | 'pdf' | 'credits' | 'cover'>): string[] {
  const pages = manifest ? pagesOf(manifest).flat() : [];
  const strip = manifest?.strip
    ? STRIP_HEIGHTS.map((height) => `${manifest.folder}/${stripFile(height)}`)
    : [];
  const parts = [credits?.named, credits?.unnamed].flatMap((part) => part?.path ?? []);
  return [...pages.flatMap(pathsOf), ...strip, pdf.path, ...parts, ...pathsOf(cover)];
}

/** The paths of all files that a comic refers to. */
export function filesOfComic({
  cover,
  art,
  shareCards = {},
}: Pick<Comic, 'cover' | 'art' | 'shareCards'>): string[] {
  const images = [cover.en, cover.ar, art].filter((image) => image !== undefined);
  const cards = Object.values(shareCards).filter((path) => path !== undefined);
  return [...images.flatMap(pathsOf), ...cards];
}

function pathsOf({ sources }: Pick<Image, 'sources'>): string[] {
  return sources.map(({ path }) => path);
}

/** The folder in which a published chapter or comic has its files. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The same names in another folder. */
export function copiesBetween(
  paths: readonly string[],
  { from, into }: PublicationWork['folders'][number],
): Copy[] {
  return paths.map((path) => {
    const name = path.slice(path.lastIndexOf('/'));
    return { from: `${from}${name}`, into: `${into}${name}` };
  });
}
