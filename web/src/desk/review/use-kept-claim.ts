import { CLAIM_RENEWED_SECONDS } from '@rawi/model/truth/review';
import { useEffect, useRef } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { callReview } from '../../core/session/review-calls.ts';

const DEEDS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Renews the claim while the reviewer is active on the page, at most once a minute. */
export function useKeptClaim(reviewId: string, isMine: boolean): void {
  const renewedAt = useRef(0);
  useEffect(() => {
    if (!isMine) return;
    renewedAt.current = Date.now();
    const renew = () => {
      if (Date.now() - renewedAt.current < CLAIM_RENEWED_SECONDS * 1000) return;
      renewedAt.current = Date.now();
      callReview({ action: 'renewClaim', reviewId }).catch((error: unknown) => {
        // A failure is ignored: the live review shows who holds the claim.
        report('A claim was not renewed.', error);
      });
    };
    for (const deed of DEEDS) window.addEventListener(deed, renew, { passive: true });
    return () => {
      for (const deed of DEEDS) window.removeEventListener(deed, renew);
    };
  }, [reviewId, isMine]);
}
