import { VisuallyHidden } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import type { TranslatorPayload } from '@rawi/model/pages/pages';
import { IconStarFilled } from '@tabler/icons-react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { ProgressLine } from '../../core/ui/progress-line.tsx';
import { useLibrary } from '../../domains/library/library.ts';
import classes from './translator-facts.module.css';

/** A translator's level, ratings, chapters and followers, side by side. */
export function TranslatorFacts({ translator }: { readonly translator: TranslatorPayload }) {
  const t = useWords('translator');
  const choices = useWords('choices');
  const locale = useLocale();
  const { allFollowersOf } = useLibrary();
  const { id, level, ratings, chapterCount } = translator;
  const followers = allFollowersOf(id, translator.followers);
  const highest = LIMITS.translatorLevel.max;
  return (
    <ul className={classes.facts} aria-label={t('facts')}>
      <li className={classes.level}>
        <span className={classes.levelName}>
          <span className={classes.levelNumber}>{t('level', { level: formatNumber(level, locale) })}</span>
          <span className={classes.label}>{t('ofLevels', { highest: formatNumber(highest, locale) })}</span>
        </span>
        <ProgressLine share={level / highest} className={classes.bar} />
      </li>
      <Mean value={ratings.quality} label={choices('rating.quality')} />
      <Mean value={ratings.clarity} label={choices('rating.clarity')} />
      <li className={classes.fact}>
        <span className={classes.number}>{formatNumber(chapterCount, locale)}</span>
        <span className={classes.label}>{t('chapters', { count: chapterCount })}</span>
      </li>
      <li className={classes.fact} data-followers>
        <span className={classes.number}>{formatNumber(followers, locale)}</span>
        <span className={classes.label}>{t('followers', { count: followers })}</span>
      </li>
    </ul>
  );
}

interface MeanProps {
  readonly value: number | undefined;
  readonly label: string;
}

function Mean({ value, label }: MeanProps) {
  const t = useWords('translator');
  const locale = useLocale();
  const highest = formatNumber(LIMITS.rating.max, locale);
  return (
    <li className={classes.fact}>
      {value === undefined ? (
        <span className={classes.number}>
          <span aria-hidden="true">–</span>
          <VisuallyHidden component="span">{t('notRated')}</VisuallyHidden>
        </span>
      ) : (
        <span className={classes.number}>
          <span aria-hidden="true">{formatNumber(value, locale)}</span>
          <IconStarFilled size={22} className={classes.star} aria-hidden="true" />
          <VisuallyHidden component="span">
            {t('rated', { rating: formatNumber(value, locale), highest })}
          </VisuallyHidden>
        </span>
      )}
      <span className={classes.label}>{label}</span>
    </li>
  );
}
