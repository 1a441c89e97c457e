import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CLAIM_MINUTES } from '../truth/review.ts';
import { decideMove, type Standing } from './machine.ts';
import type { SubmissionState } from './submission-machine.ts';
import { SUBMISSION, type SubmissionNeed } from './submission-machine.ts';

const REVIEWERS = ['rana', 'omar', 'huda'] as const;
const MOVES = ['claim', 'release', 'publish', 'reject'] as const;

/** A request of a reviewer, as often as it arrives, and where among the others each time. */
const request = fc.record({
  uid: fc.constantFrom(...REVIEWERS),
  move: fc.constantFrom(...MOVES),
  arrivals: fc.array(fc.nat(1000), { minLength: 1, maxLength: 3 }),
  minutesBefore: fc.constantFrom(0, 1, 10, CLAIM_MINUTES),
});

/** What the functions keep of it: where it stands, who is at it, and what was done under which id. */
interface Kept {
  at: Standing<SubmissionState>;
  claim: { readonly uid: string; readonly until: number } | null;
  readonly audits: Map<string, { readonly move: string; readonly uid: string }>;
  now: number;
}

/** Carries a request out as `functions/src/review` does, in one transaction. */
function carryOut(kept: Kept, id: string, uid: string, move: (typeof MOVES)[number]): void {
  const isHeld = kept.claim !== null && kept.claim.until > kept.now;
  const needs: Partial<Record<SubmissionNeed, boolean>> = {
    unclaimed: !isHeld || kept.claim?.uid === uid,
    claimed: isHeld && kept.claim?.uid === uid,
  };
  const decision = decideMove(SUBMISSION, move, {
    at: kept.at,
    revision: 1,
    movers: ['reviewer'],
    meets: (need) => needs[need] ?? true,
    wasMade: kept.audits.has(id),
  });
  if (decision.kind !== 'moves') return;
  kept.at = decision.to;
  kept.claim = move === 'claim' ? { uid, until: kept.now + CLAIM_MINUTES } : null;
  kept.audits.set(id, { move, uid });
}

it('reviewers come to one decision, whichever of their requests come twice, late or in another order', () => {
  fc.assert(
    fc.property(fc.array(request, { minLength: 1, maxLength: 8 }), (requests) => {
      const kept: Kept = {
        at: { state: 'submitted', revision: 1 },
        claim: null,
        audits: new Map(),
        now: 0,
      };
      const arrived = requests
        .flatMap(({ arrivals, ...each }, index) => arrivals.map((place) => ({ ...each, index, place })))
        .toSorted((one, other) => one.place - other.place);
      for (const { uid, move, index, minutesBefore } of arrived) {
        kept.now += minutesBefore;
        carryOut(kept, `request-${index}`, uid, move);
      }
      const done = [...kept.audits.values()];
      const decisions = done.filter(({ move }) => move === 'publish' || move === 'reject');
      const { state } = kept.at;
      // One decision at most, and it is what the state says.
      expect(decisions.map(({ move }) => (move === 'publish' ? 'published' : 'rejected'))).toEqual(
        state === 'published' || state === 'rejected' ? [state] : [],
      );
      // Whoever decided or left it had taken it.
      for (const [index, { move, uid }] of done.entries()) {
        if (move === 'claim') continue;
        const before = done.slice(0, index).findLast((each) => each.move === 'claim');
        expect(before?.uid).toBe(uid);
      }
    }),
    { numRuns: 10_000 },
  );
});
