import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { ShownPanels } from '@rawi/model/truth/page-manifest';
import { closingPanel } from '@rawi/model/truth/shown-panels';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { useIsOnScreen } from '../../core/lib/use-is-on-screen.ts';
import { fetchPanels } from '../guided/fetch-panels.ts';

/**
 * The panel with which a chapter ends, for the place that shows it: found in the chapter's file of panels, which is fetched when that place
 * comes onto the screen. Undefined until then. A chapter without such a file, or whose file does not come, ends with the panel that its
 * document names, or the lower half of its last page.
 */
export function useClosingPanel(
  chapter: ChapterPayload,
  place: RefObject<HTMLElement | null>,
): ShownPanels | undefined {
  const { panelsFile } = chapter;
  const named = useMemo(() => closingPanel(chapter), [chapter]);
  const isSeen = useIsOnScreen(place);
  const [found, setFound] = useState<{
    readonly of: ChapterPayload;
    readonly shown: ShownPanels | undefined;
  }>();
  const isWanted = isSeen && panelsFile !== undefined && found?.of !== chapter;
  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    const bring = async () => {
      const [{ closingShot }, file] = await Promise.all([
        import('./closing-shot.ts'),
        fetchPanels(panelsFile, abort.signal),
      ]);
      const shown = closingShot(chapter, file);
      if (!abort.signal.aborted) setFound({ of: chapter, shown });
    };
    bring().catch((error: unknown) => {
      if (abort.signal.aborted) return;
      report('The end card has no panels.', error);
      setFound({ of: chapter, shown: undefined });
    });
    return () => abort.abort();
  }, [isWanted, panelsFile, chapter]);
  if (panelsFile === undefined) return named;
  return found?.of === chapter ? (found.shown ?? named) : undefined;
}
