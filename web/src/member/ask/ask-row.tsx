import type { MaybeRated } from '@rawi/model/rating/age-order';
import type { Ask } from '@rawi/model/truth/ask';
import { IconBook2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { keptRating } from '../../domains/ratings/known-ratings.ts';
import type { PictureRating } from '../../domains/ratings/showing.ts';
import classes from './ask.module.css';

interface RowProps {
  /** The cover; a placeholder is shown if there is none. */
  readonly picture: NonNullable<Ask['comic']>['picture'] | undefined;
  /** For whom the comic is. */
  readonly rating: PictureRating;
  readonly name: ReactNode;
  readonly children: ReactNode;
  /** The actions at the end of the row. */
  readonly actions: ReactNode;
}

/** A row of a list of comics and asks: cover, name, facts and actions. */
export function Row({ picture, rating, name, children, actions }: RowProps) {
  return (
    <li className={classes.row}>
      {picture ? (
        <Cover image={thumbnailSource(picture)} rating={rating} sizes="64px" className={classes.cover} />
      ) : (
        <span className={classes.noCover}>
          <IconBook2 size={26} stroke={1.5} aria-hidden="true" />
        </span>
      )}
      <div className={classes.about}>
        <h3 className={classes.name}>{name}</h3>
        {children}
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  );
}

/** The rating of the comic that is asked for: what is not on Rawi is not rated. */
export function askRating({ comic }: Pick<Ask, 'comic'>): MaybeRated {
  return comic && keptRating(comic);
}

/** The number of people who want it. */
export function Readers({ count }: { readonly count: number }) {
  const t = useWords('ask');
  const locale = useLocale();
  return <p className={classes.readers}>{t('readers', { count, number: formatNumber(count, locale) })}</p>;
}
