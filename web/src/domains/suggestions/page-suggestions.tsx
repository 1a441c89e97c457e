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
      {hasMore && <More key={listed.page} listed={listed} />}
    </>
  );
}

/** Goes on with the list of one page: what went wrong there is no matter of another. */
function More({ listed }: { readonly listed: Suggestions }) {
  const t = useWords('suggestions');
  const wordsOf = useSuggestionProblem();
  const { isSending, problem, send } = useSend();
  return (
    <>
      <Button
        variant="default"
        classNames={{ root: classes.onward, label: classes.label }}
        loading={isSending}
        onClick={() => void send(() => listed.more())}
      >
        {t('list.more')}
      </Button>
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
    </>
  );
}
