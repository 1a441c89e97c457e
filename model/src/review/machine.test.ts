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
import { decideMove, MOVERS, type Mover, moversOf, movesFrom, type Standing } from './machine.ts';

const REVISION = 3;

/** Every move that is made, written down apart from the machine: from, by whom, to, with which revision. */
const MADE: readonly (readonly [ApplicationState, ApplicationMove, Mover, ApplicationState, number])[] = [
  ['draft', 'submit', 'owner', 'submitted', REVISION + 1],
  ['submitted', 'withdraw', 'owner', 'withdrawn', REVISION],
  ['under_review', 'withdraw', 'owner', 'withdrawn', REVISION],
  ['rejected', 'revise', 'owner', 'draft', REVISION],
  ['withdrawn', 'revise', 'owner', 'draft', REVISION],
  ['dismissed', 'revise', 'owner', 'draft', REVISION],
  ['rejected', 'appeal', 'owner', 'submitted', REVISION],
  ['submitted', 'claim', 'reviewer', 'under_review', REVISION],
  ['under_review', 'claim', 'reviewer', 'under_review', REVISION],
  ['under_review', 'release', 'reviewer', 'submitted', REVISION],
  ['under_review', 'approve', 'reviewer', 'approved', REVISION],
  ['under_review', 'reject', 'reviewer', 'rejected', REVISION],
  ['approved', 'dismiss', 'admin', 'dismissed', REVISION],
  ['dismissed', 'reinstate', 'admin', 'approved', REVISION],
];
/** Whose each move is. */
const BY = Object.fromEntries(MADE.map(([, move, mover]) => [move, mover]));
/** Asked for where it was made before: nothing happens, and nothing is refused. */
const IS_MADE: readonly (readonly [ApplicationState, ApplicationMove])[] = [
  ['withdrawn', 'withdraw'],
  ['draft', 'revise'],
];

const decide = (
  move: ApplicationMove,
  at: Standing<ApplicationState>,
  {
    revision = at.revision,
    movers = [...MOVERS] as readonly Mover[],
    missing = [] as readonly ApplicationNeed[],
    wasMade = false,
  } = {},
) =>
  decideMove(APPLICATION, move, { at, revision, movers, wasMade, meets: (need) => !missing.includes(need) });

const everything = APPLICATION_STATES.flatMap((state) =>
  APPLICATION_MOVES.flatMap((move) => [...MOVERS, undefined].map((mover) => ({ state, move, mover }))),
);

describe('the machine of applications', () => {
  it.each(everything)('$state, $move, by $mover', ({ state, move, mover }) => {
    const decision = decideMove(APPLICATION, move, {
      at: { state, revision: REVISION },
      revision: REVISION,
      movers: mover ? [mover] : [],
      meets: () => true,
    });
    const made = MADE.find(([from, name, by]) => from === state && name === move && by === mover);
    const isMade = mover === BY[move] && IS_MADE.some(([at, name]) => at === state && name === move);
    if (made) expect(decision).toEqual({ kind: 'moves', to: { state: made[3], revision: made[4] } });
    else if (isMade) expect(decision).toEqual({ kind: 'made' });
    else expect(decision).toEqual({ kind: 'refused', because: mover === BY[move] ? 'state' : 'mover' });
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
    expect(
      decide('submit', submitted, { movers: ['reviewer', 'admin'], missing: ['complete'] }),
    ).toMatchObject({
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
    for (const move of ['submit', 'withdraw', 'revise'] as const) {
      const { who } = TRANSLATOR_CALLS[`${move}Application`];
      expect(who).toBe(APPLICATION.moves[move].needs.includes('verified') ? 'verified' : 'signed-in');
    }
  });

  it('tells what each may ask for', () => {
    expect(APPLICATION_STATES.map((state) => [state, movesFrom(APPLICATION, state, 'owner')])).toEqual([
      ['draft', ['submit']],
      ['submitted', ['withdraw']],
      ['under_review', ['withdraw']],
      ['approved', []],
      ['rejected', ['revise', 'appeal']],
      ['withdrawn', ['revise']],
      ['dismissed', ['revise']],
    ]);
    expect(movesFrom(APPLICATION, 'under_review', 'reviewer')).toEqual([
      'claim',
      'release',
      'approve',
      'reject',
    ]);
  });
});

describe('whoever asks', () => {
  it('is the owner of their own, and what their roles make them besides', () => {
    expect(moversOf({ uid: 'a', roles: ['reviewer'] }, 'a')).toEqual(['owner', 'reviewer']);
    expect(moversOf({ uid: 'a', roles: [] }, 'a')).toEqual(['owner']);
    expect(moversOf({ uid: 'b', roles: ['reviewer'] }, 'a')).toEqual(['reviewer']);
    expect(moversOf({ uid: 'b', roles: ['admin'] }, 'a')).toEqual(['reviewer', 'admin']);
    expect(moversOf({ uid: 'b', roles: ['translator'] }, 'a')).toEqual([]);
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
    const made: { readonly move: ApplicationMove; readonly to: ApplicationState }[] = [];
    for (const { move, back } of sent) {
      const revision = Math.max(0, at.revision - back);
      let wasMade = false;
      for (let time = 0; time < (twice ? 2 : 1); time += 1) {
        const decision = decide(move, at, { revision, wasMade });
        if (decision.kind !== 'moves') continue;
        at = decision.to;
        wasMade = true;
        made.push({ move, to: at.state });
      }
    }
    return { at, made };
  }

  it('ends where it does when each request arrives twice', () => {
    fc.assert(
      fc.property(requests, (sent) => {
        expect(run(sent, true)).toEqual(run(sent, false));
      }),
    );
  });

  it('counts each time that it was handed in, and decides only what somebody has taken', () => {
    fc.assert(
      fc.property(requests, (sent) => {
        const { made, at } = run(sent, false);
        expect(at.revision).toBe(made.filter(({ move }) => move === 'submit').length);
        for (const [index, { move }] of made.entries()) {
          if (move !== 'approve' && move !== 'reject') continue;
          expect(made[index - 1]).toEqual({ move: 'claim', to: 'under_review' });
        }
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
