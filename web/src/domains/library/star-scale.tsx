import { LIMITS } from '@rawi/model/limits';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './rating.module.css';

interface StarScaleProps {
  readonly label: string;
  /** Undefined while nothing is chosen. */
  readonly value: number | undefined;
  readonly isDisabled: boolean;
  readonly onChoose: (value: number) => void;
}

const STARS = Array.from(
  { length: LIMITS.rating.max - LIMITS.rating.min + 1 },
  (_, index) => LIMITS.rating.min + index,
);

/** One scale: radio buttons that look like stars, so that the arrow keys work too. */
export function StarScale({ label, value = 0, isDisabled, onChoose }: StarScaleProps) {
  const t = useWords('choices');
  const locale = useLocale();
  const id = useId();
  return (
    <div className={classes.scale} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <span className={classes.stars}>
        {STARS.map((star) => {
          const Icon = star <= value ? IconStarFilled : IconStar;
          return (
            <label key={star} className={classes.star} data-on={star <= value || undefined}>
              <input
                type="radio"
                name={id}
                value={star}
                checked={star === value}
                disabled={isDisabled}
                aria-label={t('rating.stars', { count: star, number: formatNumber(star, locale) })}
                onChange={() => onChoose(star)}
              />
              <Icon size={28} stroke={1.5} aria-hidden />
            </label>
          );
        })}
      </span>
    </div>
  );
}
