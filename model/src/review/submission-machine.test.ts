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

const ASKERS = [...MOVERS, undefined] as const;
const REVISION = 3;

/** Every move that is made, written down apart from the machine: from, by whom, to, with which revision. */
const MADE: readonly (readonly [SubmissionState, SubmissionMove, Mover, SubmissionState, number])[] = [
  ['draft', 'submit', 'owner', 'submitted', REVISION + 1],
  ['submitted', 'withdraw', 'owner', 'withdrawn', REVISION],
  ['under_review', 'withdraw', 'owner', 'withdrawn', REVISION],
  ['rejected', 'revise', 'owner', 'draft', REVISION],
  ['withdrawn', 'revise', 'owner', 'draft', REVISION],
];
const IS_MADE: readonly (readonly [SubmissionState, SubmissionMove])[] = [
  ['withdrawn', 'withdraw'],
  ['draft', 'revise'],
];
const everything = SUBMISSION_STATES.flatMap((state) =>
  SUBMISSION_MOVES.flatMap((move) => ASKERS.map((mover) => ({ state, move, mover }))),
);

describe('the machine of submissions', () => {
  it.each(everything)('$state, $move, by $mover', ({ state, move, mover }) => {
    const at = { state, revision: REVISION };
    const decision = decideMove(SUBMISSION, move, { at, revision: REVISION, mover, meets: () => true });
    const made = MADE.find(([from, name, by]) => from === state && name === move && by === mover);
    const isMade = mover === 'owner' && IS_MADE.some(([where, name]) => where === state && name === move);
    if (made) expect(decision).toEqual({ kind: 'moves', to: { state: made[3], revision: made[4] } });
    else if (isMade) expect(decision).toEqual({ kind: 'made' });
    else expect(decision).toEqual({ kind: 'refused', because: mover === 'owner' ? 'state' : 'mover' });
  });

  it('asks every need somewhere, and hands in only what meets all but the room for a draft', () => {
    const asked = SUBMISSION_MOVES.flatMap((move) => [...SUBMISSION.moves[move].needs]);
    expect(new Set(asked)).toEqual(new Set(SUBMISSION_NEEDS));
    expect(SUBMISSION.moves.submit.needs).toEqual(SUBMISSION_NEEDS.filter((need) => need !== 'room'));
  });

  it('is asked by calls that tell what is missing themselves', () => {
    for (const move of SUBMISSION_MOVES) expect(TRANSLATOR_CALLS[`${move}Submission`].who).toBe('signed-in');
  });

  it('leaves every state but those of reviewers to its owner', () => {
    const moves = SUBMISSION_STATES.map((state) => [state, movesFrom(SUBMISSION, state, 'owner')]);
    expect(moves).toEqual([
      ['draft', ['submit']],
      ['submitted', ['withdraw']],
      ['under_review', ['withdraw']],
      ['published', []],
      ['rejected', ['revise']],
      ['withdrawn', ['revise']],
      ['unpublished', []],
    ]);
  });

  it('throws away nothing that takes a place', () => {
    expect([...DISCARDABLE, ...PLACE_TAKING].toSorted()).toEqual([...SUBMISSION_STATES].toSorted());
  });
});
