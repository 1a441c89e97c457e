import type { Problem } from '../../core/forms/problem-text.ts';

/** The page of a text and the line on it, from 1, that a call did not take. */
interface RefusedPlace {
  readonly page: number;
  /** Absent where it is the whole page. */
  readonly place: number | undefined;
}

const REFUSED = /^pages\.(\d+)(?:\.(\d+))?$/;

/** Where a text was refused, by the names of the fields; undefined where that is nowhere in it. */
export function refusedPlace({ fields = {} }: Pick<Problem, 'fields'>): RefusedPlace | undefined {
  for (const field of Object.keys(fields)) {
    const [, page, place] = REFUSED.exec(field) ?? [];
    if (page !== undefined) {
      return { page: Number(page), place: place === undefined ? undefined : Number(place) };
    }
  }
  return undefined;
}
