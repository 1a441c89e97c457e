import { useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { AgeButton } from './age-button.tsx';
import classes from './left-out.module.css';

/** Says below a list how many comics their ratings keep out of it, and leads to where that is chosen; nothing where none are. */
export function LeftOut({ count }: { readonly count: number }) {
  const t = useWords('shell');
  const locale = useLocale();
  const [isChoosing, setIsChoosing] = useState(false);
  // Who has just chosen to see all of it still has the dialog before them.
  if (count === 0 && !isChoosing) return null;
  return (
    <p className={classes.note} data-left-out={count}>
      {t('leftOut', { count, number: formatNumber(count, locale) })}{' '}
      <AgeButton className={classes.choose} onOpenChange={setIsChoosing}>
        {t('chooseShown')}
      </AgeButton>
    </p>
  );
}
