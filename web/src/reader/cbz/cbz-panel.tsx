import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useWords } from '../../core/i18n/i18n.ts';
import { DownloadPanel, PanelLine } from '../download/download-panel.tsx';
import { useReaderWords } from '../reader-words.ts';
import { type CbzState, useCbz } from './use-cbz.ts';

interface CbzPanelProps {
  readonly chapter: ChapterPayload;
  /** How often it was asked for: packing starts when this changes. */
  readonly asked: number;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

/** A chapter that is packed into a CBZ, from its first page to its last. */
export default function CbzPanel({ chapter, asked, onAsk, onClose }: CbzPanelProps) {
  const t = useWords('chapter-file');
  const { t: reader, number, pageOf } = useReaderWords();
  const { state, name, cancel } = useCbz({ chapter, asked, onNoPlace: onClose });
  if (state.step === 'choosing') return null;
  const done = 'done' in state ? state.done : chapter.pageCount;
  return (
    <DownloadPanel
      label={reader('download.cbz')}
      step={state.step}
      heading={headingOf(state, t)}
      progress={{ share: done / chapter.pageCount, text: pageOf(done, chapter.pageCount) }}
      onStart={onAsk}
      onCancel={cancel}
      onDismiss={onClose}
    >
      {state.step === 'running' && <PanelLine>{t('cbz.what')}</PanelLine>}
      {state.step === 'failed' && <PanelLine>{t(`cbz.failure.${state.failure}`)}</PanelLine>}
      {(state.step === 'saved' || state.step === 'canceled') && (
        <PanelLine>
          <bdi dir="ltr">{state.step === 'saved' ? state.name : name}</bdi>
        </PanelLine>
      )}
      {state.step === 'saved' && state.narrow && (
        <PanelLine>
          {t(`cbz.${state.narrow.because}`, {
            count: state.narrow.width,
            number: number(state.narrow.width),
          })}
        </PanelLine>
      )}
    </DownloadPanel>
  );
}

function headingOf({ step }: CbzState, t: ReturnType<typeof useWords<'chapter-file'>>): string {
  switch (step) {
    case 'saved':
      return t('cbz.saved');
    case 'canceled':
      return t('canceled');
    case 'failed':
      return t('failed');
    default:
      return t('cbz.running');
  }
}
