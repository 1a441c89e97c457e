import { decideMove, type Machine, moversOf, type Standing } from '@rawi/model/review/machine';
import type { Audit } from '@rawi/model/truth/audit';
import type { Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import type { Moving } from './deciding.ts';
import { decisionIdOf } from './decision-id.ts';
import { wasDecided } from './was-decided.ts';

/** A requested move of a submission or an application. */
export interface AskedMove<S extends string, M extends string, N extends string> {
  readonly machine: Machine<S, M, N>;
  readonly move: M;
  readonly action: Audit['action'];
  /** The path of what is moved. */
  readonly about: string;
  /** What the decision answers, for the log; missing where it can answer nothing. */
  readonly settled?: Audit['settled'];
  readonly ownerUid: string;
  readonly at: Standing<S>;
  /** The revision that the caller has seen; a move that happens once a request also has the request's id. */
  readonly request: { readonly revision: number; readonly requestId?: string };
  /**
   * Checks the needs of this move, one after the other until one fails; needs of other moves may be left out.
   */
  readonly needs: Looks<N>;
  readonly refusalOf: (need: N) => CallError;
}

/** Checks needs; a need without a check does not hold. */
export type Looks<N extends string> = Readonly<Partial<Record<N, () => boolean | Promise<boolean>>>>;

/** The result of a move. */
export interface MadeMove<S extends string> {
  readonly to: Standing<S>;
  /** Names everything that is written with the move. */
  readonly decisionId: string;
  /** Writes the audit entry, among the transaction's writes. */
  readonly writeAudit: (reason?: string) => void;
}

/**
 * Decides about a move within a transaction, before its writes. Returns null if it was made before. Throws a
 * `CallError` if it cannot be made: `target-missing` for callers who have nothing to do with it, `moved-on`
 * if its state has changed.
 */
export async function decide<S extends string, M extends string, N extends string>(
  { firestore, random, now, caller }: Moving,
  transaction: Transaction,
  { machine, move, action, about, settled, ownerUid, at, request, needs, refusalOf }: AskedMove<S, M, N>,
): Promise<MadeMove<S> | null> {
  const { requestId } = request;
  const decisionId = requestId === undefined ? random.id() : decisionIdOf(caller.uid, requestId);
  const wasMade =
    requestId !== undefined &&
    (await wasDecided(transaction, firestore, decisionId, { action, by: caller.uid, about }));
  const missing = await firstMissing(machine.moves[move].needs, needs);
  const decision = decideMove(machine, move, {
    at,
    revision: request.revision,
    movers: moversOf(caller, ownerUid),
    meets: (need) => need !== missing,
    wasMade,
  });
  if (decision.kind === 'made') return null;
  if (decision.kind === 'refused') {
    if (decision.because === 'need') throw refusalOf(decision.need);
    throw new CallError(decision.because === 'mover' ? 'target-missing' : 'moved-on');
  }
  return {
    to: decision.to,
    decisionId,
    writeAudit: (reason) =>
      writeAudit(
        transaction,
        firestore,
        { decisionId },
        {
          action,
          by: caller.uid,
          at: now(),
          about,
          reason: reason ?? null,
          ...(settled !== undefined && { settled }),
        },
      ),
  };
}

async function firstMissing<N extends string>(names: readonly N[], needs: Looks<N>): Promise<N | undefined> {
  for (const name of names) {
    const look = needs[name];
    if (!look) throw new TypeError(`Nothing looks whether ${name} holds.`);
    if (!(await look())) return name;
  }
  return undefined;
}
