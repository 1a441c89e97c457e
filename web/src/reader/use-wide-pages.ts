import type { PageImage } from '@rawi/model/truth/page-images';
import { useCallback, useMemo, useState } from 'react';

/**
 * Which pages are two pages drawn as one: the manifest tells for images; a PDF's pages are known one by one.
 */
export function useWidePages(pages: readonly (readonly PageImage[])[] | undefined): {
  readonly isWide: (page: number) => boolean;
  readonly noteWide: (page: number) => void;
} {
  const [found, setFound] = useState<ReadonlySet<number>>(new Set());
  const isWide = useMemo(() => {
    if (pages === undefined) return (page: number) => found.has(page);
    return (page: number) => pages[page - 1]?.[0]?.wide ?? false;
  }, [pages, found]);
  const noteWide = useCallback(
    (page: number) => setFound((known) => (known.has(page) ? known : new Set(known).add(page))),
    [],
  );
  return { isWide, noteWide };
}
