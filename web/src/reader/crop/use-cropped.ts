import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { fetchPanels } from '../guided/fetch-panels.ts';
import { WHOLE_PAGE } from '../pages/fit-page.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { ReaderState } from '../reader-state.ts';
import type { Reading } from '../settings/use-reading.ts';
import type { Cropping } from './cropping.ts';

/** Until it is known what is to be shown of a page, that is all of it. */
const whole = () => WHOLE_PAGE;

/** The pages without their empty margins, where that is wished and those are known; else as they are. */
export function useCropped(
  { panelsFile }: Pick<ChapterPayload, 'panelsFile'>,
  { margins, view, direction, arrangement }: Pick<Reading, 'margins' | 'view' | 'direction' | 'arrangement'>,
  source: PageSource | undefined,
  state: ReaderState,
): PageSource | undefined {
  const isWished = margins === 'cropped' && source !== undefined;
  const known = useCropping(isWished ? panelsFile : undefined, state);
  return useMemo(() => {
    if (!isWished) return source;
    return known ? known.crop(source, { view, direction, arrangement }) : { ...source, cropOf: whole };
  }, [isWished, source, known, view, direction, arrangement]);
}

/** Fetches a chapter's margins, once they are wished. Where they do not come pages are shown whole. */
function useCropping(path: string | undefined, state: ReaderState) {
  const [known, setKnown] = useState<Cropping>();
  // Whoever asks for it while reading sees it at once; what was wished before does not move a page that is read.
  const isLate = useRef(path !== undefined);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const isKnown = known?.path === path;
  useEffect(() => {
    if (path === undefined) isLate.current = false;
    if (path === undefined || isKnown) return undefined;
    const abort = new AbortController();
    const bring = async () => {
      const [{ croppingOf }, file] = await Promise.all([
        import('./cropping.ts'),
        fetchPanels(path, abort.signal),
      ]);
      if (abort.signal.aborted) return;
      setKnown(croppingOf(path, file, isLate.current, latest.current));
      isLate.current = false;
    };
    bring().catch((error: unknown) => {
      if (!abort.signal.aborted) report('The margins of pages are not known.', error);
    });
    return () => abort.abort();
  }, [path, isKnown]);
  const now = known?.at(state, path !== undefined);
  if (now !== known) setKnown(now);
  // The margins of an earlier file are those of other pages.
  return isKnown ? now : undefined;
}
