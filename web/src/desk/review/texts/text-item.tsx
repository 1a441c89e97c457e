import { Button } from '@mantine/core';
import { pagesOf } from '@rawi/model/truth/page-images';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { showToast } from '../../../core/lib/toast.ts';
import { useShownDocument } from '../../../core/live/use-shown-document.ts';
import { callReview } from '../../../core/session/review-calls.ts';
import { FailedMessage } from '../../../core/ui/failed-message.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { PageMessage } from '../../../core/ui/page-message.tsx';
import { NOTHING_WRITTEN } from '../../../domains/reviews/kept-decision.ts';
import { submittedTextOf } from '../../../domains/transcripts/submitted/submitted-texts.ts';
import type { ComparedPage } from '../../../domains/transcripts/submitted/text-difference.ts';
import { ItemSkeleton } from '../item-frame.tsx';
import { useWritten } from '../use-written.ts';
import type { CheckedText } from './checked-text.ts';
import { Loading, NotLoaded, OtherText } from './other-text.tsx';
import { useItemFocus } from './page-items.tsx';
import { TextDecision, type TextVerdict } from './text-decision.tsx';
import { TextFrame } from './text-frame.tsx';
import { TextPages } from './text-pages.tsx';
import { TextStage } from './text-stage.tsx';
import type { OfChapter } from './text-subject.tsx';
import { useReviewedText } from './use-reviewed-text.ts';
import { useTextPart } from './use-text-part.ts';
import { useTextSteps } from './use-text-steps.ts';

interface TextItemProps {
  readonly uid: string;
  readonly transcriptId: string;
  readonly of: OfChapter;
  /** What is found in its names, beside what changes. */
  readonly check?: ((text: CheckedText) => ReactNode) | undefined;
}

/** The review of a change to the text of a published chapter. */
export function TextItem(props: TextItemProps) {
  const t = useWords('review-texts');
  const review = useWords('review');
  const locale = useLocale();
  const { state, retry } = useShownDocument(submittedTextOf(props.transcriptId));
  // While a decision is on its way the document may be gone before the answer is here.
  const [kept, setKept] = useState<TranscriptDraft>();
  const live = state.state === 'ready' && state.data.state === 'submitted' ? state.data : undefined;
  const head = kept ?? live;
  if (head) return <Reviewed key={head.revision} {...props} head={head} onKeep={setKept} />;
  if (state.state === 'loading') return <ItemSkeleton />;
  if (state.state === 'failed')
    return (
      <FailedMessage title={review('itemFailed.title')} text={review('itemFailed.text')} onRetry={retry} />
    );
  return (
    <PageMessage
      title={t('gone.title')}
      text={t('gone.text')}
      action={
        <Button component={Link} to={`${paths.review(locale)}?show=texts`}>
          {t('back')}
        </Button>
      }
    />
  );
}

interface ReviewedProps extends TextItemProps {
  readonly head: TranscriptDraft;
  /** Keeps what is shown while a decision is on its way; undefined when it was refused. */
  readonly onKeep: (head: TranscriptDraft | undefined) => void;
}

function Reviewed({ uid, transcriptId, of, head, check, onKeep }: ReviewedProps) {
  const text = useReviewedText(transcriptId, head, of);
  const { subject, state, obstacle } = text;
  const decision = useTextDecision({ transcriptId, head, onKeep });
  const { written, onWrite } = useWritten(uid, transcriptId);
  const part = useTextPart({ uid, ownerUid: head.uid, comicId: of.comicId, chapter: subject.chapter });
  return (
    <Looked
      of={of}
      head={head}
      text={text}
      check={check}
      panel={
        <TextDecision
          part={part}
          canAccept={state === 'ready' && obstacle === undefined}
          isSending={decision.isSending}
          problem={decision.problem}
          written={written}
          onWrite={onWrite}
          onDecide={(verdict) => decision.decide(verdict, () => onWrite(NOTHING_WRITTEN))}
        />
      }
    />
  );
}

/** Sends a decision, and goes back to the texts that wait. */
function useTextDecision({
  transcriptId,
  head,
  onKeep,
}: {
  readonly transcriptId: string;
  readonly head: TranscriptDraft;
  readonly onKeep: (head: TranscriptDraft | undefined) => void;
}) {
  const t = useWords('review-texts');
  const shell = useWords('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const { isSending, problem, send } = useSend();
  const decide = (verdict: TextVerdict, onDone: () => void) =>
    void send(async () => {
      onKeep(head);
      try {
        await callReview({ action: 'decideTranscript', transcriptId, revision: head.revision, ...verdict });
      } catch (error) {
        onKeep(undefined);
        throw error;
      }
      onDone();
      void showToast({
        title: t(`done.${verdict.accepted ? 'accepted' : 'declined'}`),
        closeLabel: shell('close'),
      });
      await navigate(`${paths.review(locale)}?show=texts`);
    });
  return { isSending, problem, decide };
}

interface LookedProps extends Pick<TextItemProps, 'of' | 'check'> {
  readonly head: TranscriptDraft;
  readonly text: ReturnType<typeof useReviewedText>;
  readonly panel: ReactNode;
}

/** What is looked at: the list of the pages that change, and one of them beside its text. */
function Looked({ of, head, text, check, panel }: LookedProps) {
  const t = useWords('review-texts');
  const [isOther, setIsOther] = useState(false);
  const { subject, state, pages, obstacle, retry } = text;
  const steps = useTextSteps(pages);
  const { list, focus } = useItemFocus();
  const { chapter } = subject;
  const language = head.language ?? chapter?.language;
  const go = (page: number, item: number) => {
    steps.show(page);
    focus(item);
  };
  return (
    <TextFrame
      head={head}
      subject={subject}
      panel={panel}
      side={
        <>
          {obstacle && <FormNote tone="error">{t(obstacle)}</FormNote>}
          {state === 'ready' && <TextPages pages={pages} current={steps.page} onShow={steps.show} />}
          {state === 'ready' &&
            language &&
            check?.({ comicId: of.comicId, language, pages: pages.map(itemsOf), onGo: go })}
        </>
      }
    >
      {state === 'loading' && <Loading />}
      {state === 'failed' && <NotLoaded onRetry={retry} />}
      {state === 'ready' && language && (
        <TextStage
          pages={pages}
          images={chapter?.manifest ? pagesOf(chapter.manifest) : []}
          language={language}
          steps={steps}
          list={list}
          tools={
            chapter && (
              <Button variant="default" aria-pressed={isOther} onClick={() => setIsOther(!isOther)}>
                {t('other.show')}
              </Button>
            )
          }
          beside={chapter && isOther && <OtherText chapter={chapter} page={steps.page} />}
        />
      )}
    </TextFrame>
  );
}

const itemsOf = ({ changes }: ComparedPage): TranscriptItem[] =>
  changes.flatMap((each) => (each.of === 'removed' ? [] : [each.item]));
