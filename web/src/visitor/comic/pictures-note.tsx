import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { AgeButton } from '../../domains/ratings/age-button.tsx';
import classes from '../../domains/ratings/left-out.module.css';
import { type PictureRating, usePictures } from '../../domains/ratings/showing.ts';

interface PicturesNoteProps {
  readonly rating: PictureRating;
  readonly className?: string | undefined;
}

/** Why a comic's own page has its pictures blurred or has none, and where that is chosen; nothing where they are sharp. */
export function PicturesNote({ rating, className }: PicturesNoteProps) {
  const t = useWords('comic');
  const shell = useWords('shell');
  const [isChoosing, setIsChoosing] = useState(false);
  // Who has just chosen to see them still has the dialog before them.
  if (usePictures(rating) === 'sharp' && !isChoosing) return null;
  return (
    <p className={classNames(classes.note, className)}>
      {t('noPictures')}{' '}
      <AgeButton className={classes.choose} onOpenChange={setIsChoosing}>
        {shell('chooseShown')}
      </AgeButton>
    </p>
  );
}
