import { VisuallyHidden } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import type { TranslatorCard } from '@rawi/model/pages/cards';
import { EXACT_FOLLOWERS } from '@rawi/model/pages/shown-counts';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { Stars } from '../../core/ui/stars.tsx';
import { FollowButton } from '../../domains/library/follow-button.tsx';
import { useLibrary } from '../../domains/library/library.ts';
import { Avatar } from '../../domains/people/avatar.tsx';
import { TranslatorLink } from '../../domains/people/translator-link.tsx';
import classes from './translators.module.css';

/** The translators of the chapters, each with their ratings and a follow button. */
export function Translators({ translators }: { readonly translators: readonly TranslatorCard[] }) {
  const t = useWords('comic');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        {t('translators')}
      </h2>
      <ul className={classes.list}>
        {translators.map((translator) => (
          <TranslatorRow key={translator.id} translator={translator} />
        ))}
      </ul>
    </section>
  );
}

function TranslatorRow({ translator }: { readonly translator: TranslatorCard }) {
  const t = useWords('comic');
  const locale = useLocale();
  const { followersOf } = useLibrary();
  const { id, name, picture, level, professional, rating } = translator;
  const followers = followersOf(id, translator.followers);
  const rated = rating !== undefined && formatNumber(rating, locale);
  const number = formatNumber(followers, locale) + (followers > EXACT_FOLLOWERS ? '+' : '');
  return (
    <li className={classes.row}>
      <Avatar name={name} photo={picture} size={44} />
      <div className={classes.about}>
        <span className={classes.name}>
          <TranslatorLink translator={translator} isOneLine />
          {professional && (
            <>
              <IconRosetteDiscountCheck
                size={18}
                stroke={1.75}
                className={classes.professional}
                aria-hidden="true"
              />
              <VisuallyHidden component="span">{t('professional')}</VisuallyHidden>
            </>
          )}
        </span>
        {rated !== false && rating !== undefined && (
          <Stars value={rating} of={LIMITS.rating.max} text={rated} label={t('rated', { rating: rated })} />
        )}
        <span className={classes.facts}>
          <span>{t('level', { level: formatNumber(level, locale) })}</span>
          {followers > 0 && <span>{t('followers', { count: followers, number })}</span>}
        </span>
      </div>
      <FollowButton translator={translator} />
    </li>
  );
}
