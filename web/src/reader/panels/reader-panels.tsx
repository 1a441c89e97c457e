import type { Locale } from '@rawi/model/lists/locales';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { withWords } from '../../core/i18n/i18n.ts';
import { Dialog, DialogText } from '../../core/ui/dialog.tsx';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { useReaderWords } from '../reader-words.ts';
import type { Panel, PanelProps } from './panel.ts';

/** The panels that everyone has. */
type SharedPanel = Exclude<Panel, 'corrections' | 'take-down' | 'link' | 'text'>;

const CopiedLink = lazy(() => import('./copied-link.tsx'));
const CorrectionsSlot = lazy(() => import('../corrections/corrections-slot.tsx'));
const TakeDownPanel = lazy(() => import('../take-down/take-down-panel.tsx'));

interface PanelModule {
  readonly default: ComponentType<PanelProps>;
}

/** Each brings its code, with the words that it needs in this language. */
const PANELS: Readonly<Record<SharedPanel, (locale: Locale) => Promise<PanelModule>>> = {
  settings: (locale) => withWords(import('../settings/settings-sheet.tsx'), 'reading-settings', locale),
  thumbnails: () => import('./thumbnails.tsx'),
  help: (locale) => withWords(import('./key-list.tsx'), 'reading-settings', locale),
};

/** The panel that is open. */
export function ReaderPanels({ panel, ...props }: PanelProps & { readonly panel: Panel | undefined }) {
  // The text is a part of the reader, which has it also without a panel.
  if (panel === undefined || panel === 'text') return null;
  if (panel !== 'corrections' && panel !== 'take-down' && panel !== 'link')
    return <OpenPanel key={panel} panel={panel} {...props} />;
  const { chapter, pages, onPanel } = props;
  const close = () => onPanel(undefined);
  return (
    <PagePart missing={<DialogMissing onClose={close} />}>
      {panel === 'corrections' && <CorrectionsSlot chapter={chapter} page={pages[0] ?? 1} onClose={close} />}
      {panel === 'take-down' && <TakeDownPanel chapter={chapter} onClose={close} />}
      {panel === 'link' && <CopiedLink {...props} />}
    </PagePart>
  );
}

/** Loads a panel on demand. If loading fails, a dialog says so; the next time it is loaded again. */
function OpenPanel({ panel, ...props }: PanelProps & { readonly panel: SharedPanel }) {
  const { t, locale, direction } = useReaderWords();
  const [Shown, setShown] = useState<ComponentType<PanelProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    PANELS[panel](locale).then(
      ({ default: loaded }) => setShown(() => loaded),
      () => setHasFailed(true),
    );
  }, [panel, locale]);
  if (Shown) return <Shown {...props} />;
  if (!hasFailed) return null;
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
