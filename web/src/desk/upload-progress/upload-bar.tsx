import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatBytesOf, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import hidden from '../../core/ui/hidden.module.css';
import { ProgressLine } from '../../core/ui/progress-line.tsx';
import { useTimeLeft } from '../../domains/submissions/use-time-left.ts';
import type { Upload } from '../../domains/uploads/upload.ts';
import { resumeUploads, useUploads, useUploadTotals } from '../../domains/uploads/uploads.ts';
import classes from './upload-bar.module.css';

/** Whether the upload only continues after the user acts. */
const hasStopped = ({ step }: Upload): boolean =>
  step === 'needs-file' || step === 'failed' || step === 'refused';

/** The bar at the bottom of the window that shows uploads running while another page is open. */
export default function UploadBar({ uid }: { readonly uid: string }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const totals = useUploadTotals();
  const uploads = useUploads();
  useEffect(() => {
    void resumeUploads(uid);
  }, [uid]);
  // These pages show each file's progress themselves.
  const shownThere = [paths.uploadChapter(locale), paths.uploadComic(locale), paths.myWork(locale)];
  if (shownThere.includes(pathname)) return null;
  if (totals) {
    const isOffline = uploads.some(({ step }) => step === 'offline');
    return <Moving {...totals} isOffline={isOffline} />;
  }
  return uploads.some(hasStopped) ? <Stopped /> : null;
}

interface MovingProps {
  readonly files: number;
  readonly bytes: number;
  readonly sent: number;
  readonly secondsLeft: number | undefined;
  /** Whether the current upload gets no answer. */
  readonly isOffline: boolean;
}

function Moving({ files, bytes, sent, secondsLeft, isOffline }: MovingProps) {
  const t = useWords('upload');
  const locale = useLocale();
  const timeLeft = useTimeLeft();
  const { received, size } = formatBytesOf(sent, bytes, locale);
  const done = t('sent', { sent: received, size });
  const line = secondsLeft === undefined ? done : t('sentLeft', { done, left: timeLeft(secondsLeft) });
  const share = sent / bytes;
  const title = t('total', { count: files, number: formatNumber(files, locale) });
  return (
    <section className={classes.bar} aria-label={t('bar.label')}>
      <div className={classes.row}>
        <div className={classes.text}>
          <p className={classes.title}>{title}</p>
          <p className={classes.line}>{isOffline ? t('steps.offline') : line}</p>
        </div>
        <Show />
      </div>
      <progress className={hidden.hidden} aria-label={title} max={100} value={Math.floor(share * 100)} />
      <ProgressLine share={share} className={classes.track} />
    </section>
  );
}

function Stopped() {
  const t = useWords('upload');
  return (
    <section className={classes.bar} aria-label={t('bar.label')}>
      <div className={classes.row}>
        <IconAlertCircle size={20} stroke={1.75} aria-hidden="true" className={classes.alert} />
        <output className={classes.title}>{t('bar.stopped')}</output>
        <Show />
      </div>
    </section>
  );
}

/** "My work" lists each of them, with a link to its form. */
function Show() {
  const t = useWords('upload');
  const locale = useLocale();
  return (
    <Link to={paths.myWork(locale)} className={classes.show}>
      {t('bar.show')}
    </Link>
  );
}
