import { levelOf, missingToNext } from '@rawi/model/truth/level';
import type { Translator } from '@rawi/model/truth/translator';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import classes from './own-numbers.module.css';

/** One's own level, and what is needed for the next one. */
export function OwnLevel({ translator }: { readonly translator: Translator }) {
  const t = useWords('my-work');
  const locale = useLocale();
  const missing = missingToNext(translator);
  const formatCount = (count: number) => ({ count, number: formatNumber(count, locale) });
  return (
    <section className={classes.level}>
      <h2 className={classes.title}>
        {t('level.title', { level: formatNumber(levelOf(translator), locale) })}
      </h2>
      {missing === null ? (
        <p className={classes.text}>{t('level.highest')}</p>
      ) : (
        <div className={classes.text}>
          <p>{t('level.next', { level: formatNumber(missing.level, locale) })}</p>
          <ul>
            {missing.chapters > 0 && <li>{t('level.chapters', formatCount(missing.chapters))}</li>}
            {missing.ratings > 0 && <li>{t('level.ratings', formatCount(missing.ratings))}</li>}
            {missing.average !== null && (
              <li>{t('level.average', { rating: formatNumber(missing.average, locale) })}</li>
            )}
          </ul>
        </div>
      )}
      <Link to={paths.translatorDetails(locale)} className={classes.seeLevel}>
        {t('level.all')}
      </Link>
    </section>
  );
}
