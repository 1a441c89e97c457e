import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import type { Review } from '@rawi/model/truth/review';
import { languageOfScript } from '../../lib/comic-name.ts';
import { fillIn } from '../../lib/fill-in.tsx';
import { formatAge, formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import classes from './item.module.css';

/** What was decided about it before, by whom and why, the last first. */
export function History({ decisions }: Pick<Review, 'decisions'>) {
  const t = useWords('review');
  const locale = useLocale();
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('history.title')}</h2>
      {decisions.length === 0 && <p className={classes.none}>{t('history.none')}</p>}
      <ol className={classes.history}>
        {decisions.toReversed().map(({ verdict, revision, by, at, reasons, note, change }) => (
          <li key={at.toISOString()}>
            <p>
              {fillIn(
                t('history.decision', {
                  revision: formatNumber(revision, locale),
                  verdict: t(`history.verdicts.${verdict}`),
                  age: formatAge(at.toISOString(), locale),
                }),
                { name: () => <bdi lang={languageOfScript(by.name)}>{by.name}</bdi> },
              )}
            </p>
            {reasons.length > 0 && (
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{REJECTION_REASON_TEXTS[reason][locale]}</li>
                ))}
              </ul>
            )}
            <Words label={t('history.note')} text={note} />
            <Words label={t('history.change')} text={change} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What somebody wrote, under what it is. */
export function Words({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  if (text === undefined || text === '') return null;
  return (
    <p className={classes.words}>
      <span>{label}</span>
      <bdi>{text}</bdi>
    </p>
  );
}
