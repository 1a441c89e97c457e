import { ProgressBar } from '../progress-bar.tsx';
import { useReaderWords } from '../reader-words.ts';
import classes from './pages.module.css';

/** Shown in place of the pages while a chapter's file is opened. Sizes are in bytes. */
export function OpeningFile({ received, total }: { readonly received: number; readonly total: number }) {
  const words = useReaderWords();
  return (
    <div className={classes.message} dir={words.direction}>
      <p>{words.t('opening')}</p>
      <ProgressBar label={words.t('opening')} />
      <p className={classes.detail}>{words.bytesOf(received, total)}</p>
    </div>
  );
}
