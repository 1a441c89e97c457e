import { Button } from '@mantine/core';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import type { Place } from '../page-editing/boxes.ts';
import { NewCorrection } from './new-correction.tsx';
import { PageSuggestions } from './page-suggestions.tsx';
import classes from './proofread.module.css';
import { ShownPage } from './shown-page.tsx';
import { type BegunSuggestion, readSuggestionDraft } from './suggestion-draft.ts';
import { useSuggestionProblem } from './suggestion-problem.ts';
import { type ProofreadChapter, useProofreadChapter } from './use-proofread-chapter.ts';
import { prepareSuggesting, useSuggestions } from './use-suggestions.ts';

export interface ProofreadProps {
  readonly comicId: string;
  readonly chapterId: string;
  /** Where it starts. */
  readonly page: number;
  /** What was written elsewhere already. */
  readonly begun?: BegunSuggestion | undefined;
  /** A correction has arrived. */
  readonly onSent?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A chapter's pages beside what readers suggest for each: a place is marked, others agree, its translator decides. */
export function ProofreadDialog({ comicId, chapterId, page, begun, onSent, onClose }: ProofreadProps) {
  const t = useWords('suggestions');
  const locale = useLocale();
  const wordsOf = useSuggestionProblem();
  const chapter = useProofreadChapter(chapterId);
  useEffect(() => void prepareSuggesting(), []);
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      direction={LOCALE_DIRECTIONS[locale]}
      onClose={onClose}
      isSheet
      size="wide"
    >
      {chapter.state === 'loading' && <output>{t('loading')}</output>}
      {chapter.state === 'failed' && <FormNote tone="error">{wordsOf(chapter.problem)}</FormNote>}
      {chapter.state === 'ready' && (
        <Pages
          chapter={chapter.chapter}
          of={{ comicId, chapterId }}
          first={page}
          begun={begun}
          onSent={onSent}
        />
      )}
    </Dialog>
  );
}

interface PagesProps extends Pick<ProofreadProps, 'begun' | 'onSent'> {
  readonly chapter: ProofreadChapter;
  readonly of: { readonly comicId: string; readonly chapterId: string };
  readonly first: number;
}

function Pages({ chapter, of, first, begun, onSent }: PagesProps) {
  const t = useWords('suggestions');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const [page, setPage] = useState(Math.min(first, chapter.pageCount));
  // It is written into the form once: what was sent or taken out of it does not come back.
  const [startsWith, setStartsWith] = useState(begun);
  const draftPlace = (at: number) => readSuggestionDraft(of.chapterId, at)?.place;
  const [place, setPlace] = useState<Place | undefined>(() => draftPlace(first));
  const listed = useSuggestions(of, page);
  const { suggestions: here, nextPage } = listed;
  const go = (to: number) => {
    setPage(to);
    setPlace(draftPlace(to));
    setStartsWith(undefined);
  };
  return (
    <div className={classes.columns}>
      <div>
        <div className={classes.steps}>
          <Button variant="default" disabled={page <= 1} onClick={() => go(page - 1)}>
            {t('pages.previous')}
          </Button>
          <output>{t('pages.at', { page: number(page), total: number(chapter.pageCount) })}</output>
          <Button variant="default" disabled={page >= chapter.pageCount} onClick={() => go(page + 1)}>
            {t('pages.next')}
          </Button>
        </div>
        <ShownPage
          chapter={chapter}
          page={page}
          place={place}
          onPlace={chapter.isMine ? undefined : setPlace}
          others={here.flatMap((each, index) =>
            each.place ? [{ id: each.id, place: each.place, number: number(index + 1) }] : [],
          )}
        />
      </div>
      <div>
        <PageSuggestions listed={listed} />
        {nextPage !== undefined && (
          <Button
            variant="default"
            classNames={{ root: classes.onward, label: classes.label }}
            onClick={() => go(nextPage)}
          >
            {t('list.nextWith', { page: number(nextPage) })}
          </Button>
        )}
        {!chapter.isMine && (
          <NewCorrection
            key={page}
            chapter={chapter}
            of={of}
            page={page}
            place={place}
            begun={startsWith}
            onPlace={setPlace}
            onSent={(id) => {
              setStartsWith(undefined);
              listed.reload({ id, page });
              onSent?.();
            }}
            onWithdraw={(id) => listed.withdraw(id)}
          />
        )}
      </div>
    </div>
  );
}
