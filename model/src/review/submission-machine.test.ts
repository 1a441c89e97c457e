import { describe, expect, it } from 'vitest';
import { TRANSLATOR_CALLS } from '../calls/translator-calls.ts';
import { decideMove, MOVERS, type Mover, movesFrom } from './machine.ts';
import {
  DISCARDABLE,
  PLACE_TAKING,
  SUBMISSION,
  SUBMISSION_MOVES,
  SUBMISSION_NEEDS,
  SUBMISSION_STATES,
  type SubmissionMove,
  type SubmissionState,
} from './submission-machine.ts';

const REVISION = 3;

/** Every move that is made, written down apart from the machine: from, by whom, to, with which revision. */
const MADE: readonly (readonly [SubmissionState, SubmissionMove, Mover, SubmissionState, number])[] = [
  ['draft', 'submit', 'owner', 'submitted', REVISION + 1],
  ['submitted', 'withdraw', 'owner', 'withdrawn', REVISION],
  ['under_review', 'withdraw', 'owner', 'withdrawn', REVISION],
  ['rejected', 'revise', 'owner', 'draft', REVISION],
  ['withdrawn', 'revise', 'owner', 'draft', REVISION],
  ['rejected', 'appeal', 'owner', 'submitted', REVISION],
  ['submitted', 'claim', 'reviewer', 'under_review', REVISION],
  ['under_review', 'claim', 'reviewer', 'under_review', REVISION],
  ['under_review', 'release', 'reviewer', 'submitted', REVISION],
  ['under_review', 'publish', 'reviewer', 'published', REVISION],
  ['under_review', 'reject', 'reviewer', 'rejected', REVISION],
  ['published', 'unpublish', 'admin', 'unpublished', REVISION],
  ['unpublished', 'unpublish', 'admin', 'unpublished', REVISION],
  ['unpublished', 'republish', 'admin', 'published', REVISION],
];
/** Whose each move is. */
const BY = Object.fromEntries(MADE.map(([, move, mover]) => [move, mover]));
/** Asked for where it was made before: nothing happens, and nothing is refused. */
const IS_MADE: readonly (readonly [SubmissionState, SubmissionMove])[] = [
  ['withdrawn', 'withdraw'],
  ['draft', 'revise'],
];
const everything = SUBMISSION_STATES.flatMap((state) =>
  SUBMISSION_MOVES.flatMap((move) => [...MOVERS, undefined].map((mover) => ({ state, move, mover }))),
);

describe('the machine of submissions', () => {
  it.each(everything)('$state, $move, by $mover', ({ state, move, mover }) => {
    const at = { state, revision: REVISION };
    const decision = decideMove(SUBMISSION, move, {
      at,
      revision: REVISION,
      movers: mover ? [mover] : [],
      meets: () => true,
    });
    const made = MADE.find(([from, name, by]) => from === state && name === move && by === mover);
    const isMade = mover === BY[move] && IS_MADE.some(([where, name]) => where === state && name === move);
    if (made) expect(decision).toEqual({ kind: 'moves', to: { state: made[3], revision: made[4] } });
    else if (isMade) expect(decision).toEqual({ kind: 'made' });
    else expect(decision).toEqual({ kind: 'refused', because: mover === BY[move] ? 'state' : 'mover' });
  });

  it.each(SUBMISSION_MOVES)('%s is nobody’s who is something else alone', (move) => {
    const [state] = SUBMISSION.moves[move].from;
    const others = MOVERS.filter((mover) => mover !== BY[move]);
    const asked = { at: { state, revision: REVISION }, revision: REVISION, meets: () => true };
    expect(decideMove(SUBMISSION, move, { ...asked, movers: others })).toMatchObject({ because: 'mover' });
    expect(decideMove(SUBMISSION, move, { ...asked, movers: MOVERS })).toMatchObject({ kind: 'moves' });
  });

  it.each(SUBMISSION_MOVES.filter((move) => SUBMISSION.moves[move].once === 'request'))(
    '%s is made once a request, wherever it stands by then',
    (move) => {
      for (const state of SUBMISSION_STATES) {
        const asked = { at: { state, revision: REVISION + 1 }, revision: REVISION, meets: () => false };
        const decision = decideMove(SUBMISSION, move, { ...asked, movers: MOVERS, wasMade: true });
        expect(decision).toEqual({ kind: 'made' });
      }
    },
  );

  it('asks every need somewhere', () => {
    const asked = SUBMISSION_MOVES.flatMap((move) => [...SUBMISSION.moves[move].needs]);
    expect(new Set(asked)).toEqual(new Set(SUBMISSION_NEEDS));
  });

  it('is asked by calls that tell what is missing themselves', () => {
    for (const move of ['submit', 'withdraw', 'revise', 'appeal'] as const)
      expect(TRANSLATOR_CALLS[`${move}Submission`].who).toBe('signed-in');
  });

  it('leaves every state but those of reviewers to its owner', () => {
    const moves = SUBMISSION_STATES.map((state) => [state, movesFrom(SUBMISSION, state, 'owner')]);
    expect(moves).toEqual([
      ['draft', ['submit']],
      ['submitted', ['withdraw']],
      ['under_review', ['withdraw']],
      ['published', []],
      ['rejected', ['revise', 'appeal']],
      ['withdrawn', ['revise']],
      ['unpublished', []],
    ]);
  });

  it('throws away nothing that takes a place', () => {
    expect([...DISCARDABLE, ...PLACE_TAKING].toSorted()).toEqual([...SUBMISSION_STATES].toSorted());
  });
});
