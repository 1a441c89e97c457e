import { Button } from '@mantine/core';
import { groupBy } from '@rawi/model/group-by';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { FactLine } from '../../../core/ui/fact-line.tsx';
import { OneLine } from '../../../core/ui/one-line.tsx';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { useProofread } from '../../../domains/suggestions/use-proofread.tsx';
import { useSuggestions } from '../../../domains/suggestions/use-suggestions.ts';
import classes from './feedback.module.css';

/** What readers suggest for one's chapters, by chapter; nothing where nothing waits, or where it does not come. */
export default function Suggested() {
  const t = useWords('suggestions');
  const locale = useLocale();
  const { loaded, reload } = useSuggestions({ kind: 'translated' });
  const proofread = useProofread(reload);
  const all = loaded.state === 'ready' ? loaded.suggestions : [];
  if (all.length === 0) return proofread.dialog;
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{t('work.title')}</h2>
      <p className={classes.lead}>{t('work.lead')}</p>
      <ul className={classes.rows}>
        {[...groupBy(all, ({ chapterId }) => chapterId)].map(([chapterId, about]) => {
          const [first] = about;
          if (!first) return null;
          const name = comicName(first, locale);
          const accepted = about.filter(({ state }) => state === 'accepted').length;
          const open = about.length - accepted;
          return (
            <li key={chapterId} className={classes.row}>
              <div className={classes.text}>
                <h3 className={classes.name}>
                  <OneLine text={name.text} lang={name.lang} />
                </h3>
                <FactLine>
                  <span>{t('work.chapter', { chapter: formatNumber(first.number, locale) })}</span>
                  <span>{LANGUAGE_NAMES[first.language][locale]}</span>
                  {open > 0 && (
                    <span>{t('work.count', { count: open, number: formatNumber(open, locale) })}</span>
                  )}
                  {accepted > 0 && (
                    <span>
                      {t('work.accepted', { count: accepted, number: formatNumber(accepted, locale) })}
                    </span>
                  )}
                </FactLine>
                <Button
                  variant="default"
                  size="sm"
                  aria-haspopup="dialog"
                  onClick={() => proofread.open({ comicId: first.comicId, chapterId, page: first.page })}
                >
                  {t('work.open')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {proofread.dialog}
    </section>
  );
}
