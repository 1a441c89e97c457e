import { ActionIcon, Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { formatBytes, formatBytesOf, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { ProgressLine } from '../../core/ui/progress-line.tsx';
import type { Upload } from '../uploads/upload.ts';
import { offerFile, pauseUpload, resumeUpload } from '../uploads/uploads.ts';
import classes from './upload-item.module.css';
import { useTimeLeft } from './use-time-left.ts';

interface UploadItemProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly bytes: number;
  /** Undefined once it has arrived, or when another device sends it. */
  readonly upload: Upload | undefined;
  /** The server's status, shown when it is not being sent. */
  readonly status: ReactNode;
  /** Removes it; absent when nothing can be removed any more. */
  readonly onRemove?: (() => void) | undefined;
}

/** A file with its progress and its actions. */
export function UploadItem({ icon, name, bytes, upload, status, onRemove }: UploadItemProps) {
  const t = useWords('upload');
  const locale = useLocale();
  const share = upload ? upload.sent / upload.bytes : 1;
  const percent = formatNumber(Math.floor(share * 100), locale);
  const isMoving = upload && upload.step !== 'sent';
  return (
    <div className={classes.item} data-step={upload?.step ?? 'sent'}>
      <div className={classes.row}>
        <span className={classes.icon}>{icon}</span>
        <div className={classes.text}>
          <bdi lang={languageOfScript(name)} className={classes.name}>
            {name}
          </bdi>
          <span className={classes.line}>
            {isMoving ? <Way upload={upload} /> : formatBytes(bytes, locale)}
            {!isMoving && status && <span className={classes.status}>{status}</span>}
          </span>
        </div>
        {isMoving && <span className={classes.percent}>{t('percent', { percent })}</span>}
        {upload && <Controls upload={upload} />}
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t(isMoving ? 'cancelName' : 'removeName', { name })}
            onClick={onRemove}
          >
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      {isMoving && (
        <div
          // Drawn like every progress line of the site.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the line is drawn as everywhere on the site.
          role="progressbar"
          aria-label={t('progressOf', { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.floor(share * 100)}
        >
          <ProgressLine share={share} className={classes.bar} />
        </div>
      )}
      {upload?.step === 'needs-file' && <AskAgain upload={upload} />}
    </div>
  );
}

/** The progress, in words. */
function Way({ upload }: { readonly upload: Upload }) {
  const t = useWords('upload');
  const locale = useLocale();
  const timeLeft = useTimeLeft();
  const { step, sent, bytes, secondsLeft } = upload;
  if (step === 'sending') {
    const { received, size } = formatBytesOf(sent, bytes, locale);
    const done = t('sent', { sent: received, size });
    return secondsLeft === undefined ? done : t('sentLeft', { done, left: timeLeft(secondsLeft) });
  }
  return t(`steps.${step}`);
}

function Controls({ upload: { key, step, name } }: { readonly upload: Upload }) {
  const t = useWords('upload');
  if (step === 'sending' || step === 'waiting' || step === 'offline') {
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('pauseName', { name })}
        onClick={() => pauseUpload(key)}
      >
        <IconPlayerPause size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    );
  }
  if (step === 'paused') {
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('resumeName', { name })}
        onClick={() => resumeUpload(key)}
      >
        <IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    );
  }
  return step === 'failed' || step === 'refused' ? (
    <Button variant="default" onClick={() => resumeUpload(key)}>
      {t('tryAgain')}
    </Button>
  ) : null;
}

/** The browser had no room for the file: choosing the same one continues where it stopped. */
function AskAgain({ upload: { key } }: { readonly upload: Upload }) {
  const t = useWords('upload');
  const input = useRef<HTMLInputElement>(null);
  const [isOther, setIsOther] = useState(false);
  const take = async (file: File | undefined) => {
    if (file) setIsOther(!(await offerFile(key, file)));
  };
  return (
    <div className={classes.again}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('chooseAgain')}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <Button variant="default" onClick={() => input.current?.click()}>
        {t('chooseAgain')}
      </Button>
      {isOther && (
        <p role="alert" className={classes.other}>
          {t('otherFile')}
        </p>
      )}
    </div>
  );
}
