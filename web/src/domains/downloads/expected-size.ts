import { type Download, isReady, type Quality } from './record.ts';

/** What downloads will take, as far as it can be told before: nobody is asked for it. Pure. */

/** The bytes of a typical page. */
const OF_A_PAGE: Readonly<Record<Quality, number>> = { light: 90_000, normal: 170_000, best: 300_000 };

interface Expected {
  readonly comicId: string;
  readonly pageCount: number;
  /** Of a chapter that is only a file: what it takes in any quality. */
  readonly fileBytes?: number;
}

/**
 * The bytes that chapters will take: by what pages of the same comic take here, else any pages. What is here in another quality counts
 * as well, by what typical pages take in both: else a smaller quality could be told to take more.
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

/** Bytes as they are told to a person: more digits would promise more than is known. */
export const roughly = (bytes: number): number => Number(bytes.toPrecision(2));

function bytesOfPage(comicId: string, quality: Quality, known: readonly Download[]): number {
  const ready = known.filter(isReady).filter(({ bytes }) => bytes > 0);
  const ofComic = ready.filter(({ about }) => about.comicId === comicId);
  const measured = ofComic.length > 0 ? ofComic : ready;
  const typical = measured.reduce((sum, each) => sum + each.about.pageCount * OF_A_PAGE[each.quality], 0);
  const bytes = measured.reduce((sum, each) => sum + each.bytes, 0);
  return typical > 0 ? (OF_A_PAGE[quality] * bytes) / typical : OF_A_PAGE[quality];
}
