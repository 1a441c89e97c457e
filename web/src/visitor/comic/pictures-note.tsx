import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { AgeButton } from '../../domains/ratings/age-button.tsx';
import classes from '../../domains/ratings/left-out.module.css';
import { type PictureRating, usePictures } from '../../domains/ratings/showing.ts';

/** Why a comic's own page has none of its pictures, and where that is chosen; nothing where it has them. */
export function PicturesNote({ rating }: { readonly rating: PictureRating }) {
  const t = useWords('comic');
  const shell = useWords('shell');
  const [isChoosing, setIsChoosing] = useState(false);
  // Who has just chosen to see them still has the dialog before them.
  if (usePictures(rating) === 'sharp' && !isChoosing) return null;
  return (
    <p className={classes.note}>
      {t('noPictures')}{' '}
      <AgeButton className={classes.choose} onOpenChange={setIsChoosing}>
        {shell('chooseShown')}
      </AgeButton>
    </p>
  );
}
