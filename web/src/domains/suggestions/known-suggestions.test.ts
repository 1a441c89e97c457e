import type { ListPlace } from '@rawi/model/suggestions/suggestion-calls';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownSuggestion } from '../../testing/shown-suggestion.ts';
import {
  type Known,
  NOTHING_KNOWN,
  nextPageBehind,
  partAt,
  startFor,
  withMore,
  withPart,
} from './known-suggestions.ts';

/** How many the server answers with. */
const MOST = 3;

function listOf(pages: readonly number[]) {
  const all = pages
    .toSorted((one, other) => one - other)
    .map((page, index) => shownSuggestion({ id: `s${String(index).padStart(2, '0')}`, page }));
  const ask = ({ page, row }: ListPlace) => {
    const rest = all.filter((each) => each.page >= page && (!row || each.id >= row.id));
    const behind = rest[MOST];
    const next = behind && {
      page: behind.page,
      row: { agreed: behind.agreed, at: behind.at, id: behind.id },
    };
    return { suggestions: rest.slice(0, MOST), next, mayDecide: false };
  };
  return { all, ask };
}
const idsAt = (known: Known, page: number) =>
  known.suggestions.filter((each) => each.page === page).map(({ id }) => id);

const page = fc.integer({ min: 1, max: 6 });

describe('what is known of a list', () => {
  it('has, wherever one turns, all of a page once in the order of the list', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 25 }), fc.array(page, { maxLength: 12 }), (pages, turns) => {
        const { all, ask } = listOf(pages);
        let known = withPart(NOTHING_KNOWN, 1, ask({ page: 1 }));
        for (const turn of turns) {
          const start = startFor(known, turn);
          if (!partAt(known, turn)) known = withPart(known, start, ask({ page: start }));
          if (!partAt(known, turn)) known = withPart(known, turn, ask({ page: turn }));
          expect(idsAt(known, turn).length > 0).toBe(all.some((each) => each.page === turn));
          for (;;) {
            const part = partAt(known, turn);
            if (part?.next?.page !== turn) break;
            known = withMore(known, part, ask(part.next));
          }
          expect(idsAt(known, turn)).toEqual(all.filter((each) => each.page === turn).map(({ id }) => id));
          expect(nextPageBehind(known, turn)).toBe(all.find((each) => each.page > turn)?.page);
        }
      }),
    );
  });

  it('is as it was where a part went on that is not known any more', () => {
    const { ask } = listOf([1, 1, 1, 1]);
    const before = withPart(NOTHING_KNOWN, 1, ask({ page: 1 }));
    const part = partAt(before, 1);
    if (!part?.next) throw new Error('The list does not go on.');
    const now = withPart(NOTHING_KNOWN, 1, ask({ page: 1 }));
    expect(withMore(now, part, ask(part.next))).toBe(now);
  });

  it('begins with earlier pages where one turns back', () => {
    const { ask } = listOf([1, 1, 1, 1, 30, 40]);
    const start = withPart(NOTHING_KNOWN, 1, ask({ page: 1 }));
    expect(startFor(start, 40)).toBe(40);
    const known = withPart(start, 40, ask({ page: 40 }));
    expect(startFor(known, 39)).toBe(29);
    expect(startFor(known, 5)).toBe(1);
    const further = withPart(known, 29, { ...ask({ page: 29 }), next: { page: 33 } });
    expect(startFor(further, 35)).toBe(33);
  });
});
