import { MAX_PAGE_PRELOADS } from '@rawi/model/constants';

/** At most `most` pages worth fetching while `page` is read: those ahead, and the one just behind. */
export function pagesToPreload(
  page: number,
  pageCount: number,
  travel: 'forward' | 'backward' | 'none',
  most: number = MAX_PAGE_PRELOADS,
): number[] {
  const step = travel === 'backward' ? -1 : 1;
  const ahead = Array.from({ length: most - 1 }, (_, index) => page + step * (index + 1));
  return [...ahead, page - step].filter((each) => each >= 1 && each <= pageCount);
}
