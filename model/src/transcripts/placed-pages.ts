import type { ArrangedPage } from '../truth/arranged-pages.ts';
import type { TranscriptDraft } from '../truth/transcript-draft.ts';

/**
 * Where the pages of a draft's text stand. A page of text is named by the page of the file that it was written for, so it moves with
 * that when the pages are arranged, and waits while that is left out (docs/decisions/113).
 */

/** What the head of a text says of its pages. */
export type TextPlaces = Pick<TranscriptDraft, 'pageCount' | 'file'>;
/** The same of a text of a submission. */
export type FilePlaces = Pick<TranscriptDraft, 'pageCount'> & {
  readonly file: NonNullable<TranscriptDraft['file']>;
};

/** What the head says of a file whose pages are arranged; without an arrangement it is as the file. */
export function placesIn(
  pageCount: number,
  arranged: readonly Pick<ArrangedPage, 'source'>[] = [],
): FilePlaces {
  const sources = arranged.map(({ source }) => source);
  return { pageCount: sources.length || pageCount, file: { pageCount, sources } };
}

/** The names of the pages at each place of the chapter, in order. */
export function namesAtPlaces({ pageCount, file }: TextPlaces): readonly number[] {
  if (file && file.sources.length > 0) return file.sources;
  return Array.from({ length: pageCount }, (_, index) => index + 1);
}

/** The pages of a text by where they are. */
export interface PlacedPages<T> {
  /** Those of the chapter, by their place from 1. */
  readonly placed: ReadonlyMap<number, T>;
  /** Those that the file has and the chapter leaves out, by their names. */
  readonly leftOut: ReadonlyMap<number, T>;
  /** Those that the file does not have, by their names, in order. */
  readonly beyond: ReadonlyMap<number, T>;
}

/** Puts pages, which are known by their names, where they belong: none is in two places, and none is lost. */
export function placedPages<T>(places: TextPlaces, pages: ReadonlyMap<number, T>): PlacedPages<T> {
  const names = namesAtPlaces(places);
  const most = places.file?.pageCount ?? places.pageCount;
  const placeOf = new Map(names.map((name, index) => [name, index + 1]));
  const placed = new Map<number, T>();
  const leftOut = new Map<number, T>();
  const beyond = new Map<number, T>();
  for (const [name, page] of [...pages].toSorted(([one], [other]) => one - other)) {
    const place = placeOf.get(name);
    if (place !== undefined) placed.set(place, page);
    else if (Number.isInteger(name) && name >= 1 && name <= most) leftOut.set(name, page);
    else beyond.set(name, page);
  }
  return { placed, leftOut, beyond };
}

/**
 * The names that pages get which were named by their places while the chapter was arranged so: the pages of the file there. What was
 * written behind the last place gets a page that is left out, that of its own number where it can; what the file never had keeps its name.
 */
export function namesInFile(places: FilePlaces, were: readonly number[]): ReadonlyMap<number, number> {
  const names = namesAtPlaces(places);
  const { pageCount } = places.file;
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const free = new Set(all.filter((name) => !names.includes(name)));
  const found = new Map<number, number>();
  const take = (was: number, name: number) => {
    found.set(was, name);
    free.delete(name);
  };
  for (const was of were) take(was, names[was - 1] ?? was);
  const behind = were.filter((was) => was > names.length && was <= pageCount);
  // Taken by the page that is shown: there are as many left out as there are numbers behind the last place.
  for (const was of behind.filter((each) => names.includes(each))) take(was, [...free][0] ?? was);
  return found;
}
