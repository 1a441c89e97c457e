import type { ReviewInput } from '@rawi/model/calls/review-calls';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useCountdown } from '../../core/lib/use-countdown.ts';
import { callReview } from '../../core/session/review-calls.ts';

/** How long a decision can be undone before it is sent, in seconds (issue "Review and publishing", 4). */
const UNDO_SECONDS = 10;

type Move = 'reviewId' | 'revision' | 'requestId' | 'action';
type Accepting = Omit<Extract<ReviewInput, { action: 'acceptReview' }>, Move>;
type Rejecting = Omit<Extract<ReviewInput, { action: 'rejectReview' }>, Move>;
export type Decision =
  | ({ readonly verdict: 'accept' } & Accepting)
  | ({ readonly verdict: 'reject' } & Rejecting);

interface Pending {
  readonly decision: Decision;
  /** The request's id, so that a duplicate is recognized. */
  readonly requestId: string;
  readonly endsAt: number;
}

interface About {
  readonly reviewId: string;
  readonly revision: number;
  readonly onSent: (verdict: Decision['verdict']) => void;
}

/**
 * A decision waits ten seconds before it is sent, and can be undone until then. If the tab is hidden or the
 * page is left, it is sent at once. Pressing the button renews the claim first; if the claim is lost, nothing
 * waits.
 */
export function useDecision({ reviewId, revision, onSent }: About) {
  const [pending, setPending] = useState<Pending>();
  const seconds = useCountdown(pending?.endsAt ?? 0);
  const { send, isSending, problem, clear } = useSend();
  const waiting = useRef<Pending>(undefined);

  const sendNow = () => {
    const sent = waiting.current;
    if (!sent) return;
    waiting.current = undefined;
    const { decision, requestId } = sent;
    void send(async () => {
      try {
        await callReview(requestOf(decision, { reviewId, revision, requestId }));
        onSent(decision.verdict);
      } finally {
        setPending(undefined);
      }
    });
  };

  const sendWaiting = useEffectEvent(sendNow);
  const isDue = pending !== undefined && seconds === 0;
  useEffect(() => {
    if (isDue) sendWaiting();
  }, [isDue]);
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') sendWaiting();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      sendWaiting();
    };
  }, []);

  const decide = (decision: Decision) =>
    void send(async () => {
      await callReview({ action: 'renewClaim', reviewId });
      const next = {
        decision,
        requestId: crypto.randomUUID(),
        endsAt: Date.now() + UNDO_SECONDS * 1000,
      };
      waiting.current = next;
      setPending(next);
    });
  const undo = () => {
    waiting.current = undefined;
    setPending(undefined);
    clear();
  };
  return { pending: pending?.decision, seconds, isSending, problem, decide, undo, sendNow };
}

function requestOf(
  decision: Decision,
  move: { readonly reviewId: string; readonly revision: number; readonly requestId: string },
): Extract<ReviewInput, { action: 'acceptReview' | 'rejectReview' }> {
  if (decision.verdict === 'accept') {
    const { verdict: _, ...accepting } = decision;
    return { action: 'acceptReview', ...move, ...accepting };
  }
  const { verdict: _, ...rejecting } = decision;
  return { action: 'rejectReview', ...move, ...rejecting };
}
