/** How what is reviewed goes from state to state, as data that client and functions both read. Imports no zod. */

/**
 * The part in which somebody makes a move. One person may have several parts; the rule that nobody judges their own
 * work is a need of the moves.
 */
export const MOVERS = ['owner', 'reviewer', 'admin'] as const;
export type Mover = (typeof MOVERS)[number];

/** One move: from which states it leads where, who makes it, and what must hold besides. */
export interface Move<S extends string, N extends string> {
  readonly from: readonly [S, ...S[]];
  readonly to: S;
  readonly by: Mover;
  readonly needs: readonly N[];
  /** The move submits: the draft becomes the next revision. */
  readonly begins?: 'revision';
  /**
   * It may lead where it began, or be made again at the same revision, so that the state does not tell whether it was made:
   * its request has an id, under which it is kept.
   */
  readonly once?: 'request';
}

export interface Machine<S extends string, M extends string, N extends string> {
  /** The initial state. */
  readonly first: S;
  readonly states: readonly S[];
  readonly moves: Readonly<Record<M, Move<S, N>>>;
}

/** The state of something, and how often it was submitted. */
export interface Standing<S extends string> {
  readonly state: S;
  readonly revision: number;
}

/** The result of a requested move. */
export type Decision<S extends string, N extends string> =
  | { readonly kind: 'moves'; readonly to: Standing<S> }
  /** It was made before, and its answer was lost: nothing is left to do. */
  | { readonly kind: 'made' }
  | { readonly kind: 'refused'; readonly because: 'mover' | 'state' }
  | { readonly kind: 'refused'; readonly because: 'need'; readonly need: N };

/** A move as it is asked for. */
export interface Asked<S extends string, N extends string> {
  readonly at: Standing<S>;
  /** The revision that whoever asks has seen: a request that comes late moves nothing that came after it. */
  readonly revision: number;
  /** Absent if the person neither owns it nor reviews. */
  readonly movers: readonly Mover[];
  readonly meets: (need: N) => boolean;
  /** Whether a move that is made once a request was made by this one. */
  readonly wasMade?: boolean;
}

/** Decides about a move: who asks, then where it stands, then what it needs, in the order of the table. */
export function decideMove<S extends string, M extends string, N extends string>(
  machine: Machine<S, M, N>,
  name: M,
  { at, revision, movers, meets, wasMade = false }: Asked<S, N>,
): Decision<S, N> {
  const { from, to, by, needs, begins, once } = machine.moves[name];
  const reached = { state: to, revision: revision + (begins ? 1 : 0) };
  if (!movers.includes(by)) return { kind: 'refused', because: 'mover' };
  // A revision that was handed in may have been claimed since.
  const isReached = at.revision === reached.revision && (begins ? true : at.state === to);
  if (once === 'request' ? wasMade : isReached) return { kind: 'made' };
  if (at.revision !== revision || !from.includes(at.state)) return { kind: 'refused', because: 'state' };
  const need = needs.find((each) => !meets(each));
  return need === undefined ? { kind: 'moves', to: reached } : { kind: 'refused', because: 'need', need };
}

/** The moves that somebody may ask for in a state, as far as the state and who they are decide it. */
export function movesFrom<S extends string, M extends string, N extends string>(
  { moves }: Machine<S, M, N>,
  state: S,
  mover: Mover,
): M[] {
  const names = Object.keys(moves) as M[];
  return names.filter((name) => moves[name].by === mover && moves[name].from.includes(state));
}

/** The part of somebody towards something with this owner. */
export function moversOf(
  { uid, roles }: { readonly uid: string; readonly roles: readonly string[] },
  ownerUid: string,
): Mover[] {
  const as: Readonly<Record<Mover, boolean>> = {
    owner: uid === ownerUid,
    reviewer: roles.includes('reviewer') || roles.includes('admin'),
    admin: roles.includes('admin'),
  };
  return MOVERS.filter((mover) => as[mover]);
}
