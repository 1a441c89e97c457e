import { useEffect, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { fetchPageTexts, type PageTexts } from './page-texts.ts';

/** A text as it comes. */
export type ComingTexts =
  | { readonly status: 'loading' | 'offline' | 'failed' }
  | { readonly status: 'here'; readonly texts: PageTexts };

/** Fetches the text at a path, once for each path; `retry` asks once more. Undefined where there is no path. */
export function usePageTexts(path: string | undefined): {
  readonly coming: ComingTexts | undefined;
  readonly retry: () => void;
} {
  const [tries, setTries] = useState(0);
  const [come, setCome] = useState<{
    readonly path: string;
    readonly tries: number;
    readonly coming: ComingTexts;
  }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    const abort = new AbortController();
    fetchPageTexts(path, abort.signal).then(
      (texts) => setCome({ path, tries, coming: { status: 'here', texts } }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (navigator.onLine) report('The text of a chapter did not come.', error);
        setCome({ path, tries, coming: { status: navigator.onLine ? 'failed' : 'offline' } });
      },
    );
    return () => abort.abort();
  }, [path, tries]);
  const coming =
    path === undefined ? undefined : come?.path === path && come.tries === tries ? come.coming : LOADING;
  return {
    coming,
    retry: () => setTries((before) => before + 1),
  };
}

const LOADING: ComingTexts = { status: 'loading' };
