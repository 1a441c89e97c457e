import { MAX_PAGE_PRELOADS } from '@rawi/model/constants';

/** The parts of the Network Information API that say how much may be fetched ahead. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Specification, section 9: nothing is fetched ahead on a slow connection or with data saver. */
export function mayPreload(connection: Connection | undefined): boolean {
  if (connection === undefined) return true;
  return connection.saveData !== true && !['slow-2g', '2g'].includes(connection.effectiveType ?? '');
}

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

/** The connection as far as this browser tells. */
export function readConnection(): Connection | undefined {
  if (import.meta.env.SSR) return undefined;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection;
}
