import { type Download, isReady, type Quality } from './record.ts';

/** The expected size of downloads, as far as it is known before: no request is made for it. Pure. */

/** The bytes of a typical page. */
const OF_A_PAGE: Readonly<Record<Quality, number>> = { light: 90_000, normal: 170_000, best: 300_000 };

interface Expected {
  readonly comicId: string;
  readonly pageCount: number;
  /** The bytes of a chapter that is only a file, the same in any quality. */
  readonly fileBytes?: number;
}

/**
 * The expected bytes of chapters, based on saved pages of the same comic, else on any saved pages. Pages
 * saved in another quality count too, scaled by the typical sizes of both: otherwise a smaller quality could
 * seem to take more.
 */
export function expectedBytes(
  chapters: readonly Expected[],
  quality: Quality,
  known: readonly Download[],
): number {
  const ofPages = new Map<string, number>();
  const ofPage = (comicId: string) => {
    const bytes = ofPages.get(comicId) ?? bytesOfPage(comicId, quality, known);
    ofPages.set(comicId, bytes);
    return bytes;
  };
  return chapters.reduce(
    (sum, { comicId, pageCount, fileBytes }) => sum + (fileBytes ?? pageCount * ofPage(comicId)),
    0,
  );
}

/** Rounds bytes for people: more digits would promise more than is known. */
export const roughly = (bytes: number): number => Number(bytes.toPrecision(2));

function bytesOfPage(comicId: string, quality: Quality, known: readonly Download[]): number {
  const ready = known.filter(isReady).filter(({ bytes }) => bytes > 0);
  const ofComic = ready.filter(({ about }) => about.comicId === comicId);
  const measured = ofComic.length > 0 ? ofComic : ready;
  const typical = measured.reduce((sum, each) => sum + each.about.pageCount * OF_A_PAGE[each.quality], 0);
  const bytes = measured.reduce((sum, each) => sum + each.bytes, 0);
  return typical > 0 ? (OF_A_PAGE[quality] * bytes) / typical : OF_A_PAGE[quality];
}
