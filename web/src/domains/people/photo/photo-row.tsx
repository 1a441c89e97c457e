import type { ReactNode } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import classes from './photo.module.css';
import { usePhotoLimit } from './use-photo-limit.ts';

export interface PhotoRowProps {
  /** The current photo, or its substitute; round, 88 pixels wide. */
  readonly photo: ReactNode;
  /** The buttons that change it. */
  readonly actions: ReactNode;
}

/** A photo with its actions, and the files that are accepted. */
export function PhotoRow({ photo, actions }: PhotoRowProps) {
  const t = useWords('person');
  const limit = usePhotoLimit();
  return (
    <div className={classes.row}>
      {photo}
      <div className={classes.side}>
        <div className={classes.actions}>{actions}</div>
        <p className={classes.hint}>{t('photo.hint', limit)}</p>
      </div>
    </div>
  );
}
