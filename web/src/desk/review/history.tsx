import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Review } from '@rawi/model/truth/review';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatAge, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './item.module.css';
import { PersonName } from './title.tsx';

/** The earlier decisions, by whom and why, the latest first. */
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
              <DecisionLine verdict={verdict} revision={revision} by={by} at={at} />
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

type LineProps = Pick<Review['decisions'][number], 'verdict' | 'revision' | 'by' | 'at'>;

/** A decision in a sentence. */
export function DecisionLine({ verdict, revision, by, at }: LineProps) {
  const t = useWords('review');
  const locale = useLocale();
  const sentence = t('history.decision', {
    revision: formatNumber(revision, locale),
    verdict: t(`history.verdicts.${verdict}`),
    age: formatAge(at.toISOString(), locale),
  });
  return fillIn(sentence, { name: () => (by ? <PersonName name={by.name} /> : t('history.former')) });
}

/** A text under its label. */
export function Words({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  if (text === undefined || text === '') return null;
  return (
    <p className={classes.words}>
      <span>{label}</span>
      <bdi lang={languageOfScript(text)}>{text}</bdi>
    </p>
  );
}
