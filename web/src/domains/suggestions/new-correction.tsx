import { Button } from '@mantine/core';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { PageText } from './page-text.tsx';
import { FRAME_ID, MIDDLE } from './places.ts';
import classes from './proofread.module.css';
import {
  type BegunSuggestion,
  emptyDraft,
  forgetSuggestionDraft,
  keepSuggestionDraft,
  type Place,
  readSuggestionDraft,
  type SuggestionDraft,
  withBegun,
} from './suggestion-draft.ts';
import { SuggestionForm, type WrittenSuggestion } from './suggestion-form.tsx';
import type { ProofreadChapter } from './use-proofread-chapter.ts';
import { suggestCorrection } from './use-suggestions.ts';

interface NewCorrectionProps {
  readonly chapter: ProofreadChapter;
  readonly of: { readonly comicId: string; readonly chapterId: string };
  readonly page: number;
  readonly place: Place | undefined;
  readonly begun: BegunSuggestion | undefined;
  readonly onPlace: (place: Place | undefined) => void;
  readonly onSent: () => void;
  readonly onWithdraw: (suggestionId: string) => Promise<void>;
}

/** Suggests a correction of a page: where, what, and what should stand there. What was sent can be taken back at once. */
export function NewCorrection(props: NewCorrectionProps) {
  const { chapter, of, page, place, begun, onPlace, onSent, onWithdraw } = props;
  const t = useWords('suggestions');
  const { transcript, language, hasImages } = chapter;
  const [draft, setDraft] = useState<SuggestionDraft>(() =>
    withBegun(readSuggestionDraft(of.chapterId, page) ?? emptyDraft(), begun),
  );
  // The fields start with what a button has written into them.
  const [round, setRound] = useState(0);
  const [index, setIndex] = useState<number>();
  const [sentId, setSentId] = useState<string>();
  const { isSending, problem, send, clear } = useSend();
  useEffect(
    () => keepSuggestionDraft(of.chapterId, page, { ...draft, place }),
    [of.chapterId, page, draft, place],
  );
  const write = useCallback((written: Partial<SuggestionDraft>) => {
    setDraft((now) => ({ ...now, ...written }));
  }, []);
  const choose = (at: number, item: TranscriptItem) => {
    if (index === at) return setIndex(undefined);
    setIndex(at);
    // What was typed stays; words that were only taken from another item do not.
    const isTyped = draft.after !== '' && draft.after !== draft.before;
    write({ before: item.words, ...(!isTyped && { after: item.words }) });
    setRound((each) => each + 1);
    if (item.place) onPlace([...item.place]);
  };
  const addFrame = () => {
    flushSync(() => onPlace(MIDDLE));
    document.getElementById(FRAME_ID)?.focus();
  };
  const handleSend = ({ before, after, note, ...written }: WrittenSuggestion) =>
    send(async () => {
      setSentId(undefined);
      await suggestCorrection({
        suggestionId: draft.id,
        ...of,
        page,
        ...written,
        ...(before !== '' && { before }),
        ...(after !== '' && { after }),
        ...(note !== '' && { note }),
        ...(place && { place: [...place] }),
        ...(transcript !== undefined && index !== undefined && { item: { file: transcript, index } }),
      });
      forgetSuggestionDraft(of.chapterId, page);
      setSentId(draft.id);
      setDraft(emptyDraft({}, draft.named));
      setRound((each) => each + 1);
      setIndex(undefined);
      onPlace(undefined);
      onSent();
    });
  const undo = (id: string) =>
    send(async () => {
      await onWithdraw(id);
      setSentId(undefined);
    });
  return (
    <section className={classes.new}>
      <h3 className={classes.title}>{t('form.title')}</h3>
      {sentId !== undefined && (
        <FormNote
          tone="success"
          action={
            <Button variant="default" size="sm" loading={isSending} onClick={() => void undo(sentId)}>
              {t('row.withdraw')}
            </Button>
          }
        >
          {t('form.sent')}
        </FormNote>
      )}
      {hasImages && (
        <p className={classes.about}>
          {place ? t('place.keys', { key: isolated('Shift') }) : t('place.about')}
        </p>
      )}
      <div className={classes.steps}>
        {hasImages && (
          <Button variant="default" onClick={place ? () => onPlace(undefined) : addFrame}>
            {t(place ? 'place.remove' : 'place.add')}
          </Button>
        )}
      </div>
      {transcript !== undefined && (
        <PageText file={transcript} language={language} page={page} chosen={index} onChoose={choose} />
      )}
      <SuggestionForm
        key={round}
        draft={draft}
        onWrite={write}
        isSending={isSending}
        problem={problem}
        onSend={(written) => {
          clear();
          void handleSend(written);
        }}
      />
    </section>
  );
}
