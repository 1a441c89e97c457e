import { Button } from '@mantine/core';
import { useSend } from '../../core/forms/use-send.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import classes from './proofread.module.css';
import { useSuggestionProblem } from './suggestion-problem.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import type { Suggestions } from './use-suggestions.ts';

/** What is suggested for a page, those first that most agree with; of many so many at a time. */
export function PageSuggestions({ listed }: { readonly listed: Suggestions }) {
  const t = useWords('suggestions');
  const locale = useLocale();
  const wordsOf = useSuggestionProblem();
  const more = useSend();
  const { state, problem, suggestions, mayDecide, hasMore } = listed;
  return (
    <>
      {problem && (
        <FormNote
          tone="error"
          action={
            <Button variant="default" size="sm" onClick={() => listed.reload()}>
              {t('again')}
            </Button>
          }
        >
          {wordsOf(problem)}
        </FormNote>
      )}
      <h3 className={classes.title}>{t('list.title')}</h3>
      {state === 'loading' && <output>{t('loading')}</output>}
      {state === 'ready' && suggestions.length === 0 && !hasMore && (
        <p className={classes.about}>{t('list.none')}</p>
      )}
      <ul className={classes.rows}>
        {suggestions.map((suggestion, index) => (
          <SuggestionRow
            key={suggestion.id}
            suggestion={suggestion}
            number={formatNumber(index + 1, locale)}
            mayDecide={mayDecide}
            actions={listed}
          />
        ))}
      </ul>
      {hasMore && (
        <Button
          variant="default"
          classNames={{ root: classes.onward, label: classes.label }}
          loading={more.isSending}
          onClick={() => void more.send(() => listed.more())}
        >
          {t('list.more')}
        </Button>
      )}
      {more.problem && <FormNote tone="error">{wordsOf(more.problem)}</FormNote>}
    </>
  );
}
