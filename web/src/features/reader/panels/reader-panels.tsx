import type { ChapterPayload } from '@rawi/model/pages/pages';
import { type ComponentType, useEffect, useState } from 'react';
import { Dialog, DialogText } from '../../../ui/dialog.tsx';
import type { PageSize } from '../pages/page-source.ts';
import { useReaderWords } from '../reader-words.ts';
import type { Reading } from '../settings/use-reading.ts';
import type { Fullscreen } from '../use-fullscreen.ts';

/** What lies over the pages for a while. */
export type Panel = 'settings' | 'thumbnails' | 'help';

export interface PanelProps {
  readonly chapter: ChapterPayload;
  readonly reading: Reading;
  /** What is read now; none on the end card. */
  readonly pages: readonly number[];
  readonly thumbnailOf: ((page: number) => string | undefined) | undefined;
  readonly sizeOf: ((page: number) => PageSize) | undefined;
  readonly fullscreen: Fullscreen;
  readonly onPage: (page: number) => void;
  /** Absent where the chapter may not be downloaded. */
  readonly onDownload: (() => void) | undefined;
  readonly onReport: () => void;
  readonly onPanel: (panel: Panel | undefined) => void;
}

const PANELS: Readonly<Record<Panel, () => Promise<{ readonly default: ComponentType<PanelProps> }>>> = {
  settings: () => import('../settings/settings-sheet.tsx'),
  thumbnails: () => import('./thumbnails.tsx'),
  help: () => import('./key-list.tsx'),
};

/** Fetches a panel when it is asked for; where it does not come, a dialog says so, and the next time it is fetched anew. */
export function ReaderPanels({ panel, ...props }: PanelProps & { readonly panel: Panel | undefined }) {
  const { t, direction } = useReaderWords();
  const [loaded, setLoaded] = useState<{ readonly of: Panel; readonly Shown: ComponentType<PanelProps> }>();
  const [failed, setFailed] = useState<Panel>();
  useEffect(() => {
    if (panel === undefined) return;
    setFailed(undefined);
    PANELS[panel]().then(
      ({ default: Shown }) => setLoaded({ of: panel, Shown }),
      () => setFailed(panel),
    );
  }, [panel]);
  if (panel === undefined) return null;
  if (loaded?.of === panel) return <loaded.Shown {...props} />;
  if (failed !== panel) return null;
  return (
    <Dialog
      title={t(`${panel}.title`)}
      closeLabel={t('close')}
      direction={direction}
      onClose={() => props.onPanel(undefined)}
    >
      <DialogText>{t('panelNotLoaded')}</DialogText>
    </Dialog>
  );
}
