import { isLookingFor } from '@rawi/model/search/search-request';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import type { Progress } from '../../domains/search/messages.ts';
import classes from './search-page.module.css';

interface SummaryProps {
  readonly text: string;
  /** Undefined before the first answer. */
  readonly total: number | undefined;
  readonly progress: Progress | undefined;
}

/** The number of results and the search text; while a search takes long, its progress. */
export function Summary({ text, total, progress }: SummaryProps) {
  const t = useWords('search');
  const locale = useLocale();
  const typed = text.trim();
  if (total === undefined) return <output className={classes.summary}>{t('searching')}</output>;
  const numbers = { count: total, number: formatNumber(total, locale) };
  // What asks for nothing is answered with all comics: none of them is a result for it.
  const sentence = !isLookingFor(typed) ? t('total', numbers) : t('totalFor', numbers);
  const number = () => <strong>{numbers.number}</strong>;
  const query = () => <bdi lang={languageOfScript(typed)}>{typed}</bdi>;
  return (
    <output className={classes.summary} data-count={total}>
      {fillIn(sentence, { number, query })}
      {progress && progress.read < progress.of && (
        <span className={classes.progress}>
          {t('progress', {
            shown: formatNumber(progress.read, locale),
            total: formatNumber(progress.of, locale),
          })}
        </span>
      )}
      {progress?.isPartial && progress.read >= progress.of && (
        <span className={classes.progress}>{t('partial')}</span>
      )}
    </output>
  );
}
