import { Button } from '@mantine/core';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '../../core/forms/problem-text.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { MIDDLE, type Place } from '../page-editing/boxes.ts';
import { FRAME_ID } from './page-marker.tsx';
import { PageText } from './page-text.tsx';
import classes from './proofread.module.css';
import {
  type BegunSuggestion,
  emptyDraft,
  forgetSuggestionDraft,
  keepSuggestionDraft,
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
  readonly onSent: (suggestionId: string) => void;
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
  // An item of an earlier file is no place in this one.
  const item = draft.item?.file === transcript ? draft.item : undefined;
  const [sentId, setSentId] = useState<string>();
  const { isSending, problem, send, clear } = useSend();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(
    () => keepSuggestionDraft(of.chapterId, page, { ...draft, place }),
    [of.chapterId, page, draft, place],
  );
  const write = useCallback((written: Partial<SuggestionDraft>) => {
    setDraft((now) => ({ ...now, ...written }));
  }, []);
  const choose = (file: string, index: number, { words, place: at }: TranscriptItem) => {
    if (item?.index === index) return write({ item: undefined });
    // What was typed stays; words that were only taken from another item do not.
    const isTyped = draft.after !== '' && draft.after !== draft.before;
    write({ item: { file, index }, before: words, ...(!isTyped && { after: words }) });
    setRound((each) => each + 1);
    if (at) onPlace([...at]);
  };
  const addFrame = () => {
    flushSync(() => onPlace(MIDDLE));
    document.getElementById(FRAME_ID)?.focus();
  };
  // What arrived under this id has been answered already: what is written now is another one.
  const renew = ({ code }: Problem): boolean => {
    if (code === 'already-sent') write({ id: crypto.randomUUID() });
    return false;
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
        ...(item && { item }),
      });
      forgetSuggestionDraft(of.chapterId, page);
      setSentId(draft.id);
      setDraft(emptyDraft({}, draft.named));
      setRound((each) => each + 1);
      // Where the page was turned meanwhile, what is marked is of another one.
      if (isShown.current) onPlace(undefined);
      onSent(draft.id);
    }, renew);
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
        <PageText
          file={transcript}
          language={language}
          page={page}
          chosen={item?.index}
          onChoose={(index, chosen) => choose(transcript, index, chosen)}
        />
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
