import { useEffect, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { type NoPanels, type PanelsOf, readPanels, type StoredPanels } from './stored-panels.ts';

/** A chapter's panels as they are stored, why there are none, or that they do not come; `load` reads them once more. */
export function useStoredPanels({ comicId, chapterId }: PanelsOf): {
  readonly stored: StoredPanels | NoPanels | 'loading' | 'failed';
  readonly load: () => void;
} {
  const [stored, setStored] = useState<StoredPanels | NoPanels | 'loading' | 'failed'>('loading');
  const [asked, setAsked] = useState({ comicId, chapterId });
  useEffect(() => {
    let isShown = true;
    readPanels(asked).then(
      (found) => isShown && setStored(found),
      (error: unknown) => {
        report('The panels of a chapter did not come.', error);
        if (isShown) setStored('failed');
      },
    );
    return () => {
      isShown = false;
    };
  }, [asked]);
  return {
    stored,
    load: () => {
      setStored('loading');
      setAsked({ comicId, chapterId });
    },
  };
}
