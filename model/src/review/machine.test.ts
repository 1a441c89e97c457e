import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRANSLATOR_CALLS } from '../calls/translator-calls.ts';
import {
  APPLICATION,
  APPLICATION_MOVES,
  APPLICATION_NEEDS,
  APPLICATION_STATES,
  type ApplicationMove,
  type ApplicationNeed,
  type ApplicationState,
  SHOWN_TO_REVIEWERS,
  standingOf,
} from './application-machine.ts';
import { decideMove, MOVERS, type Mover, moverOf, movesFrom, type Standing } from './machine.ts';

/** Who may ask: nobody stands for who neither owns it nor reviews. */
const ASKERS = [...MOVERS, undefined] as const;
const REVISION = 3;

/** Every move that is made, written down apart from the machine: from, by whom, to, with which revision. */
const MADE: readonly (readonly [ApplicationState, ApplicationMove, Mover, ApplicationState, number])[] = [
  ['draft', 'submit', 'owner', 'submitted', REVISION + 1],
  ['submitted', 'withdraw', 'owner', 'withdrawn', REVISION],
  ['under_review', 'withdraw', 'owner', 'withdrawn', REVISION],
  ['rejected', 'revise', 'owner', 'draft', REVISION],
  ['withdrawn', 'revise', 'owner', 'draft', REVISION],
];
/** Asked for where it was made before: nothing happens, and nothing is refused. */
const IS_MADE: readonly (readonly [ApplicationState, ApplicationMove])[] = [
  ['withdrawn', 'withdraw'],
  ['draft', 'revise'],
];

const decide = (
  move: ApplicationMove,
  at: Standing<ApplicationState>,
  { revision = at.revision, mover = 'owner' as Mover, missing = [] as readonly ApplicationNeed[] } = {},
) => decideMove(APPLICATION, move, { at, revision, mover, meets: (need) => !missing.includes(need) });

const everything = APPLICATION_STATES.flatMap((state) =>
  APPLICATION_MOVES.flatMap((move) => ASKERS.map((mover) => ({ state, move, mover }))),
);

describe('the machine of applications', () => {
  it.each(everything)('$state, $move, by $mover', ({ state, move, mover }) => {
    const decision = decideMove(APPLICATION, move, {
      at: { state, revision: REVISION },
      revision: REVISION,
      mover,
      meets: () => true,
    });
    const made = MADE.find(([from, name, by]) => from === state && name === move && by === mover);
    const isMade = mover === 'owner' && IS_MADE.some(([at, name]) => at === state && name === move);
    if (made) expect(decision).toEqual({ kind: 'moves', to: { state: made[3], revision: made[4] } });
    else if (isMade) expect(decision).toEqual({ kind: 'made' });
    else expect(decision).toEqual({ kind: 'refused', because: mover === 'owner' ? 'state' : 'mover' });
  });

  it.each(APPLICATION_MOVES)('%s is refused for the first need that does not hold', (move) => {
    const { from, needs } = APPLICATION.moves[move];
    const at = { state: from[0], revision: REVISION };
    for (const [index, need] of needs.entries()) {
      expect(decide(move, at, { missing: needs.slice(index) })).toEqual({
        kind: 'refused',
        because: 'need',
        need,
      });
    }
    const others = APPLICATION_NEEDS.filter((need) => !needs.includes(need));
    expect(decide(move, at, { missing: others }).kind).toBe('moves');
  });

  it('asks who somebody is first, then where it stands, then what it needs', () => {
    const submitted = { state: 'submitted', revision: 1 } as const;
    expect(decide('submit', submitted, { mover: 'reviewer', missing: ['complete'] })).toMatchObject({
      because: 'mover',
    });
    expect(decide('submit', submitted, { missing: ['complete'] })).toMatchObject({ because: 'state' });
  });

  it('names states that there are, and shows reviewers what was sent', () => {
    for (const { from, to } of Object.values(APPLICATION.moves)) {
      for (const state of [...from, to]) expect(APPLICATION.states).toContain(state);
    }
    expect(APPLICATION.first).toBe('draft');
    expect(
      APPLICATION_STATES.filter((state) => !SHOWN_TO_REVIEWERS.some((shown) => shown === state)),
    ).toEqual(['draft', 'withdrawn']);
  });

  it('is asked by calls of who may make its moves', () => {
    for (const move of APPLICATION_MOVES) {
      const { who } = TRANSLATOR_CALLS[`${move}Application`];
      expect(who).toBe(APPLICATION.moves[move].needs.includes('verified') ? 'verified' : 'signed-in');
    }
  });

  it('tells what an owner may ask for, and reviewers that it is nothing of theirs', () => {
    expect(APPLICATION_STATES.map((state) => [state, movesFrom(APPLICATION, state, 'owner')])).toEqual([
      ['draft', ['submit']],
      ['submitted', ['withdraw']],
      ['under_review', ['withdraw']],
      ['approved', []],
      ['rejected', ['revise']],
      ['withdrawn', ['revise']],
    ]);
    expect(APPLICATION_STATES.flatMap((state) => movesFrom(APPLICATION, state, 'reviewer'))).toEqual([]);
  });
});

describe('whoever asks', () => {
  it('is the owner of their own, though they review, and nobody where they do not', () => {
    expect(moverOf({ uid: 'a', roles: ['reviewer'] }, 'a')).toBe('owner');
    expect(moverOf({ uid: 'a', roles: [] }, 'a')).toBe('owner');
    expect(moverOf({ uid: 'b', roles: ['reviewer'] }, 'a')).toBe('reviewer');
    expect(moverOf({ uid: 'b', roles: ['admin', 'translator'] }, 'a')).toBeUndefined();
  });
});

describe('where an application stands', () => {
  it('is a draft that was never sent until functions say otherwise', () => {
    expect(standingOf(undefined)).toEqual({ state: 'draft', revision: 0 });
    expect(standingOf({})).toEqual({ state: 'draft', revision: 0 });
    expect(standingOf({ state: 'rejected', revision: 2 })).toEqual({ state: 'rejected', revision: 2 });
  });
});

describe('any sequence of moves', () => {
  const requests = fc.array(
    fc.record({ move: fc.constantFrom(...APPLICATION_MOVES), back: fc.integer({ min: 0, max: 2 }) }),
    { maxLength: 40 },
  );
  type Request = { readonly move: ApplicationMove; readonly back: number };

  /** Each request is about the newest revision that its sender has seen, which may be an older one. */
  function run(sent: readonly Request[], twice: boolean) {
    let at: Standing<ApplicationState> = standingOf(undefined);
    const seen = [at];
    for (const { move, back } of sent) {
      const revision = Math.max(0, at.revision - back);
      for (let time = 0; time < (twice ? 2 : 1); time += 1) {
        const decision = decide(move, at, { revision });
        if (decision.kind !== 'moves') continue;
        at = decision.to;
        seen.push(at);
      }
    }
    return { at, seen };
  }

  it('ends where it does when each request arrives twice', () => {
    fc.assert(
      fc.property(requests, (sent) => {
        expect(run(sent, true)).toEqual(run(sent, false));
      }),
    );
  });

  it('counts each time that it was sent, and comes into no state of reviewers’ making', () => {
    fc.assert(
      fc.property(requests, (sent) => {
        const { seen, at } = run(sent, false);
        expect(at.revision).toBe(seen.filter(({ state }) => state === 'submitted').length);
        for (const { state } of seen) expect(['draft', 'submitted', 'withdrawn']).toContain(state);
      }),
    );
  });

  it('is moved by no request about an earlier revision', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...APPLICATION_STATES),
        fc.constantFrom(...APPLICATION_MOVES),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (state, move, revision, back) => {
          const asked = Math.max(0, revision - back);
          expect(decide(move, { state, revision }, { revision: asked }).kind).not.toBe('moves');
        },
      ),
    );
  });
});
