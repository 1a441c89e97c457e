import { type ArrangedPage, isSameArrangement, TURNS, type Turn } from '@rawi/model/truth/arranged-pages';

/** What is known of a page of the file as it was drawn. */
export interface OwnPage {
  /** It counts as two drawn as one: by what the file says, or by its shape. */
  readonly isSpread: boolean;
  /** Higher than wide. */
  readonly isTall: boolean;
}

/** Whether a page counts as two drawn as one, if nobody says so: by its shape once it is turned. */
export function isFoundSpread({ turn }: Pick<ArrangedPage, 'turn'>, own: OwnPage): boolean {
  return turn % 180 === 0 ? own.isSpread : own.isTall;
}

export function isSpread(page: ArrangedPage, own: OwnPage): boolean {
  return page.spread ?? isFoundSpread(page, own);
}

/** The page, marked the other way; what is as it is found is not marked at all. */
export function toggleSpread({ source, turn, ...page }: ArrangedPage, own: OwnPage): ArrangedPage {
  const next = !isSpread({ source, turn, ...page }, own);
  return next === isFoundSpread({ turn }, own) ? { source, turn } : { source, turn, spread: next };
}

/** The page, turned by a quarter to the right. */
export function turned(page: ArrangedPage): ArrangedPage {
  const turn: Turn = TURNS[(TURNS.indexOf(page.turn) + 1) % TURNS.length] ?? 0;
  return { ...page, turn };
}

/** The pages with one put back behind the nearest that comes before it in the file, and its index. */
export function putBack(
  pages: readonly ArrangedPage[],
  source: number,
): { readonly pages: readonly ArrangedPage[]; readonly index: number } {
  const before = Math.max(0, ...pages.map((page) => page.source).filter((other) => other < source));
  const index = pages.findIndex((page) => page.source === before) + 1;
  return { pages: [...pages.slice(0, index), { source, turn: 0 }, ...pages.slice(index)], index };
}

/** The pages of the file that are left out, in their order. */
export function leftOut(pages: readonly ArrangedPage[], pageCount: number): number[] {
  const kept = new Set(pages.map(({ source }) => source));
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter((source) => !kept.has(source));
}

/** In what an arrangement differs from its file. */
export interface Differences {
  readonly isReordered: boolean;
  readonly leftOut: number;
  readonly turned: number;
  readonly marked: number;
}

export function differencesOf(pages: readonly ArrangedPage[], pageCount: number): Differences {
  return {
    isReordered: pages.some((page, index) => page.source < (pages[index - 1]?.source ?? 0)),
    leftOut: pageCount - pages.length,
    turned: pages.filter(({ turn }) => turn !== 0).length,
    marked: pages.filter(({ spread }) => spread !== undefined).length,
  };
}

/** Arrangements one after the other, the newest last. */
export type Steps = readonly [readonly ArrangedPage[], ...(readonly (readonly ArrangedPage[])[])];

export function newest(steps: Steps): readonly ArrangedPage[] {
  return steps.at(-1) ?? steps[0];
}

/** With another arrangement, unless it is the same. */
export function withStep(steps: Steps, pages: readonly ArrangedPage[]): Steps {
  return isSameArrangement(newest(steps), pages) ? steps : [...steps, pages];
}

/** Without the newest; the first stays. */
export function undone([first, ...rest]: Steps): Steps {
  return [first, ...rest.slice(0, -1)];
}
