import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { LANGUAGE_NAMES, TRANSLATOR_LANGUAGES } from '@rawi/model/lists/languages';
import { LOCALE_TAGS } from '@rawi/model/lists/locales';
import { LEVELS } from '@rawi/model/truth/level';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { TextPage } from '../../core/ui/page-frame.tsx';
import classes from './translator-details.module.css';

const REVIEW = ['write', 'read', 'yes', 'no'] as const;

/** Explains what translators do, what they need and how review works; it reads no document. */
export function TranslatorDetails() {
  const t = useWords('translator-details');
  const locale = useLocale();
  const names = TRANSLATOR_LANGUAGES.map((language) => LANGUAGE_NAMES[language][locale]);
  const language = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'disjunction' }).format(names);
  const { min, max } = LIMITS.translatorLevel;
  const levels = { lowest: formatNumber(min, locale), highest: formatNumber(max, locale) };
  const apply = (
    <Button component={Link} to={paths.translatorRequest(locale)} size="lg" className={classes.apply ?? ''}>
      {t('apply')}
    </Button>
  );
  return (
    <TextPage title={t('title')} lead={t('description')}>
      {apply}
      <section>
        <h2>{t('do.title')}</h2>
        <p>{t('do.text')}</p>
      </section>
      <section>
        <h2>{t('need.title')}</h2>
        <ul className={classes.list}>
          <li>{t('need.account')}</li>
          <li>{t('need.languages', { language })}</li>
          <li>{t('need.words')}</li>
        </ul>
      </section>
      <section>
        <h2>{t('review.title')}</h2>
        <ol className={classes.steps}>
          {REVIEW.map((step) => (
            <li key={step}>
              <h3>{t(`review.${step}.title`)}</h3>
              <p>{t(`review.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('levels.title')}</h2>
        <p>{t('levels.text', levels)}</p>
        <Levels />
      </section>
      <section className={classes.ready}>
        <h2>{t('ready')}</h2>
        {apply}
      </section>
    </TextPage>
  );
}

/** What each level requires; the first ones only require chapters. */
function Levels() {
  const t = useWords('translator-details');
  const locale = useLocale();
  const shown = (needed: number) => (needed === 0 ? t('levels.none') : formatNumber(needed, locale));
  return (
    <div className={classes.scroll}>
      <table className={classes.levels}>
        <caption>{t('levels.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('levels.level')}</th>
            <th scope="col">{t('levels.chapters')}</th>
            <th scope="col">{t('levels.ratings')}</th>
            <th scope="col">{t('levels.average')}</th>
          </tr>
        </thead>
        <tbody>
          {LEVELS.map(({ chapters, ratings, average }, index) => (
            <tr key={chapters}>
              <th scope="row">{formatNumber(LIMITS.translatorLevel.min + index, locale)}</th>
              <td>{shown(chapters)}</td>
              <td>{shown(ratings)}</td>
              <td>{shown(average)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
