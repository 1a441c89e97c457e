import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { DialogActions, DialogText } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { ProgressLine } from '../../core/ui/progress-line.tsx';
import type { WayOn } from './take-down-props.ts';
import classes from './takedown.module.css';
import { useTakedown } from './use-takedown.ts';

interface TakeDownProgressProps {
  readonly takedownId: string;
  readonly wayOn: WayOn | undefined;
  readonly onClose: () => void;
}

/** The progress after the decision; nobody has to wait for it. */
export function TakeDownProgress({ takedownId, wayOn, onClose }: TakeDownProgressProps) {
  const t = useWords('takedown');
  const locale = useLocale();
  const takedown = useTakedown(takedownId);
  const state = takedown?.state ?? 'running';
  const { done = 0, total = 0 } = takedown ?? {};
  return (
    <>
      <output>
        {state === 'parked' ? (
          <FormNote tone="error">{t('stuck')}</FormNote>
        ) : state === 'down' ? (
          <FormNote tone="success">{t('done.text')}</FormNote>
        ) : (
          <span className={classes.count}>
            {t('running')}{' '}
            {total > 1 &&
              t('progress', { done: formatNumber(done, locale), total: formatNumber(total, locale) })}
          </span>
        )}
      </output>
      {state === 'running' && (
        <>
          {total > 1 && <ProgressLine share={done / total} className={classes.progress} />}
          <DialogText>{t('goesOn')}</DialogText>
        </>
      )}
      <DialogActions>
        <Button component={Link} variant="default" to={paths.staff(locale, 'taken-down')}>
          {t('done.list')}
        </Button>
        <Button onClick={onClose}>{wayOn ? wayOn.label : t('close')}</Button>
      </DialogActions>
    </>
  );
}
