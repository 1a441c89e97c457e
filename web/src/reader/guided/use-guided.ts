import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useEffect, useMemo, useState } from 'react';
import { loadWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { LAYOUTS } from '../layouts.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { Arrangement } from '../reader-state.ts';
import type { Reading } from '../settings/use-reading.ts';
import { useScreen } from '../use-screen.ts';
import { fetchPanels } from './fetch-panels.ts';
import type { PageBoxes } from './panel-boxes.ts';
import type { guideArrangement } from './steps-of-chapter.ts';

/** A chapter's panels, with the code that makes steps of them. */
interface Guide {
  readonly boxes: readonly PageBoxes[];
  readonly guideArrangement: typeof guideArrangement;
}

/** The arrangement with the steps of guided view, where that is wished and the chapter's panels have come; else as it is. */
export function useGuided(
  chapter: ChapterPayload,
  reading: Reading,
  source: PageSource | undefined,
): Arrangement {
  const { arrangement, direction, view, wholePages } = reading;
  const isPaged = LAYOUTS[arrangement.layout].surface === 'paged';
  const isWished = view === 'panels' && isPaged && source !== undefined;
  const guide = useGuide(isWished ? chapter.panelsFile : undefined, direction === 'rtl');
  const screen = useScreen();
  return useMemo(() => {
    if (guide === undefined || !isWished) return arrangement;
    return guide.guideArrangement(arrangement, guide.boxes, { direction, wholePages }, { source, screen });
  }, [guide, isWished, arrangement, direction, source, screen, wholePages]);
}

/** Fetches a chapter's panels, once guided view is wished. Where they do not come pages are turned as ever. */
function useGuide(path: string | undefined, isRtl: boolean): Guide | undefined {
  const [guide, setGuide] = useState<Guide>();
  const locale = useLocale();
  useEffect(() => {
    if (path === undefined) return undefined;
    const abort = new AbortController();
    const bring = async () => {
      const [{ panelBoxes }, { guideArrangement: guide }, file] = await Promise.all([
        import('./panel-boxes.ts'),
        import('./steps-of-chapter.ts'),
        fetchPanels(path, abort.signal),
        // A panel is announced in words.
        loadWords(locale, 'reading-settings'),
      ]);
      const boxes = panelBoxes(file, isRtl);
      if (!abort.signal.aborted) setGuide({ boxes, guideArrangement: guide });
    };
    bring().catch((error: unknown) => {
      if (!abort.signal.aborted) report('Guided view has no panels.', error);
    });
    return () => abort.abort();
  }, [path, isRtl, locale]);
  return guide;
}
