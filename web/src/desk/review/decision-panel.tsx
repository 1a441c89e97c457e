import { Button } from '@mantine/core';
import type { DecisionMail } from '@rawi/model/truth/decision';
import type { Review } from '@rawi/model/truth/review';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { formatNumber, formatTime } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { showToast } from '../../core/lib/toast.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { NOTHING_WRITTEN, pinsToSend, type WrittenRejection } from '../../domains/reviews/kept-decision.ts';
import classes from './decision.module.css';
import type { Meant } from './meant-names.ts';
import { confirmedOf, type useSaidRating } from './rating-step.tsx';
import { RejectForm } from './reject-form.tsx';
import { KEYS } from './shortcuts.tsx';
import type { ClaimState } from './standing.ts';
import { type Decision, useDecision } from './use-decision.ts';
import { useReviewProblem } from './use-review-problem.ts';

interface DecisionPanelProps {
  readonly reviewId: string;
  readonly review: Review;
  readonly claimed: ClaimState;
  /** What its comic is called in each language; undefined of an application. */
  readonly names?: DecisionMail['names'];
  /** Which stored names the reviewer chose for the proposed names of a comic. */
  readonly meant?: Meant | undefined;
  /** What the reviewer says of the rating; undefined of an application. */
  readonly rating?: ReturnType<typeof useSaidRating>;
  /** The reviewer's draft of a rejection. */
  readonly written: WrittenRejection;
  readonly onWrite: (written: WrittenRejection) => void;
}

/** The reviewer's actions: claim, release, publish or approve, and reject. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { reviewId, review, names, claimed, meant, rating, written, onWrite } = props;
  const t = useWords('review');
  const shell = useWords('shell');
  const wordsOf = useReviewProblem();
  const taking = useSend();
  const [asked, setAsked] = useState<'draft' | 'press' | undefined>(() =>
    written === NOTHING_WRITTEN ? undefined : 'draft',
  );
  // Notes on pages are only sent with a rejection.
  const isRejecting = asked !== undefined || written.pins.length > 0;
  const { revision, kind } = review;
  const accepted = kind === 'application' ? 'approved' : 'published';

  const { pending, seconds, isSending, problem, decide, undo, sendNow } = useDecision({
    reviewId,
    revision,
    onSent: (verdict) => {
      onWrite(NOTHING_WRITTEN);
      void showToast({
        title: t(`done.${verdict === 'accept' ? accepted : 'rejected'}`),
        closeLabel: shell('close'),
      });
    },
  });
  const take = (action: 'claimReview' | 'releaseReview') =>
    void taking.send(async () => {
      await callReview({ action, reviewId, revision, requestId: crypto.randomUUID() });
      taking.clear();
    });
  const reject = () => {
    const { reasons, note, change } = written;
    const pins = pinsToSend(written);
    decide({ verdict: 'reject', reasons: [...reasons], note, change, ...(pins.length > 0 && { pins }) });
  };
  const accept = () => {
    const said = rating && confirmedOf(rating.said);
    if (rating && !said) return rating.setSaid({ ...rating.said, missed: rating.said.missed + 1 });
    return decide({
      verdict: 'accept',
      ...(meant && { names: meant }),
      ...(review.resolved && { seen: review.resolved }),
      ...(said && { rating: said }),
    });
  };
  const lacksRating = rating && rating.said.missed > 0 && confirmedOf(rating.said) === undefined;
  const isMine = claimed === 'mine';
  const said = taking.problem ?? problem;
  return (
    <section className={classes.decision} aria-label={t('decide.title')} data-open={isRejecting || undefined}>
      {said && <FormNote tone="error">{wordsOf(said)}</FormNote>}
      {lacksRating && <FormNote tone="error">{t('rating.unconfirmed')}</FormNote>}
      {pending ? (
        <Waits
          decision={pending}
          accepted={accepted}
          seconds={seconds}
          isSending={isSending}
          onUndo={undo}
          onNow={sendNow}
        />
      ) : (
        <>
          <Whose review={review} claimed={claimed} />
          {claimed === 'free' && (
            <Button
              size="lg"
              aria-keyshortcuts={KEYS.begin}
              loading={taking.isSending}
              onClick={() => take('claimReview')}
            >
              {t('claim.begin')}
            </Button>
          )}
          {(isMine || isRejecting) &&
            (isRejecting ? (
              <RejectForm
                review={review}
                names={names}
                written={written}
                isDisabled={!isMine || isSending}
                takesFocus={asked === 'press'}
                onWrite={onWrite}
                onReject={reject}
                onCancel={() => {
                  onWrite(NOTHING_WRITTEN);
                  setAsked(undefined);
                }}
              />
            ) : (
              <div className={classes.actions}>
                <Button variant="subtle" loading={taking.isSending} onClick={() => take('releaseReview')}>
                  {t('claim.release')}
                </Button>
                <Button variant="default" aria-keyshortcuts={KEYS.reject} onClick={() => setAsked('press')}>
                  {t('decide.reject')}
                </Button>
                <Button
                  aria-keyshortcuts={KEYS.publish}
                  loading={isSending}
                  leftSection={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}
                  onClick={accept}
                >
                  {t(kind === 'application' ? 'decide.approve' : 'decide.publish')}
                </Button>
              </div>
            ))}
        </>
      )}
    </section>
  );
}

function Whose({ review: { claim }, claimed }: { readonly review: Review; readonly claimed: ClaimState }) {
  const t = useWords('review');
  const locale = useLocale();
  if (claimed === 'free' || !claim) return null;
  return (
    <output className={classes.whose}>
      <IconLock size={20} stroke={1.75} aria-hidden="true" />
      {claimed === 'mine'
        ? t('claim.mine', { time: formatTime(claim.until.toISOString(), locale) })
        : t('withOther', { name: `\u2068${claim.name}\u2069` })}
    </output>
  );
}

interface WaitsProps {
  readonly decision: Decision;
  readonly accepted: 'published' | 'approved';
  readonly seconds: number;
  readonly isSending: boolean;
  readonly onUndo: () => void;
  readonly onNow: () => void;
}

/** A decision that can still be undone. */
function Waits({ decision, accepted, seconds, isSending, onUndo, onNow }: WaitsProps) {
  const t = useWords('review');
  const locale = useLocale();
  const verdict = decision.verdict === 'accept' ? accepted : 'rejected';
  const isSent = isSending || seconds === 0;
  return (
    <>
      <output className={classes.whose}>
        {isSent
          ? t('pending.sending')
          : t(`pending.${verdict}`, { count: seconds, number: formatNumber(seconds, locale) })}
      </output>
      <div className={classes.actions}>
        <Button variant="default" aria-keyshortcuts={KEYS.undo} disabled={isSent} onClick={onUndo}>
          {t('pending.undo')}
        </Button>
        <Button loading={isSent} onClick={onNow}>
          {t('pending.now')}
        </Button>
      </div>
    </>
  );
}
