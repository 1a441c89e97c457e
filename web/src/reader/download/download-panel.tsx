import { Button, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconDownload, IconX } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { useReaderWords } from '../reader-words.ts';
import classes from './download-panel.module.css';

interface DownloadPanelProps {
  /** What is downloaded, as the button that starts it says it. */
  readonly label: string;
  readonly step: 'running' | 'saved' | 'canceled' | 'failed';
  readonly heading: string;
  /** 0 to 1, and the same in words; shown while it runs and where it failed. */
  readonly progress: { readonly share: number; readonly text: string };
  /** What else there is to say of it. */
  readonly children?: ReactNode;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly onDismiss: () => void;
}

/** How far a file of the chapter is, and what can be done about it. */
export function DownloadPanel(props: DownloadPanelProps) {
  const { label, step, heading, progress, children, onStart, onCancel, onDismiss } = props;
  const t = useWords('chapter-file');
  const { t: reader } = useReaderWords();
  return (
    <>
      <Said text={heading} />
      <section className={classes.panel} aria-label={label} data-download={step}>
        <Icon step={step} />
        <div className={classes.body}>
          <p className={classes.heading}>{heading}</p>
          {children}
          {(step === 'running' || step === 'failed') && (
            <>
              <ProgressBar label={t('progress')} value={progress.share} />
              <p className={classes.bytes}>{progress.text}</p>
            </>
          )}
          {step === 'failed' && (
            <Button size="sm" className={classes.action} onClick={onStart}>
              {reader('tryAgain')}
            </Button>
          )}
        </div>
        {step === 'running' ? (
          <Button size="sm" variant="default" onClick={onCancel}>
            {reader('cancel')}
          </Button>
        ) : (
          <button type="button" className={classes.close} aria-label={reader('close')} onClick={onDismiss}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </button>
        )}
      </section>
    </>
  );
}

/** A sentence of a panel. */
export function PanelLine({ children }: { readonly children: ReactNode }) {
  return <p className={classes.line}>{children}</p>;
}

/** Tells the step to who does not see it: what stands in a live region from its first moment on is not said. */
function Said({ text }: { readonly text: string }) {
  return <VisuallyHidden component="output">{useDeferredValue(text, '')}</VisuallyHidden>;
}

function Icon({ step }: Pick<DownloadPanelProps, 'step'>) {
  const Shape = {
    running: IconDownload,
    saved: IconCircleCheck,
    canceled: IconCircleX,
    failed: IconAlertTriangle,
  }[step];
  return <Shape className={classes.icon} data-step={step} size={22} stroke={1.75} aria-hidden />;
}
