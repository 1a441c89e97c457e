/** How far a page can be turned, clockwise, in degrees. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/** A page of a file at its place in the chapter (`arrangementSchema`). */
export interface ArrangedPage {
  /** Which page of the file it is, from 1. */
  readonly source: number;
  /** Clockwise, in degrees. */
  readonly turn: Turn;
  /** Whether it is two pages drawn as one; absent as it is found. */
  readonly spread?: boolean | undefined;
}

/** The pages of a file as they are. */
export function asInFile(pageCount: number): ArrangedPage[] {
  return Array.from({ length: pageCount }, (_, index) => ({ source: index + 1, turn: 0 }));
}

/** Whether an arrangement changes nothing of a file of so many pages. */
export function isAsInFile(pages: readonly ArrangedPage[], pageCount: number): boolean {
  return isSameArrangement(pages, asInFile(pageCount));
}

export function isSameArrangement(one: readonly ArrangedPage[], other: readonly ArrangedPage[]): boolean {
  return arrangementText(one) === arrangementText(other);
}

/** An arrangement as a text, the same for the same arrangement. */
export function arrangementText(pages: readonly ArrangedPage[]): string {
  return pages.map(({ source, turn, spread = '' }) => `${source}/${turn}/${spread}`).join(' ');
}
