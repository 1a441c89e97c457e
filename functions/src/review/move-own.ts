import type { Machine, Standing } from '@rawi/model/review/machine';
import type { OwnerMove } from '@rawi/model/review/shared-moves';
import type { Audit } from '@rawi/model/truth/audit';
import type { User } from '@rawi/model/truth/user';
import type { FieldErrors } from '@rawi/model/validation/fields';
import type { Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { isMuted } from '../callers/is-muted.ts';
import { userRef } from '../data/users.ts';
import { decide, type Looks } from './decide.ts';
import type { Moving } from './deciding.ts';
import { readReview, type Submitted } from './owner-writes.ts';
import { type Need, refusalOf } from './refusals.ts';

/** A move as its owner asks for it; an appeal has an id, and may have a note. */
export interface OwnerRequest {
  readonly revision: number;
  readonly requestId?: string | undefined;
  readonly note?: string | undefined;
}

/** The caller's own work, as a transaction has read it for a move: what only its kind knows. */
export interface OwnWork {
  readonly machine: Machine<string, OwnerMove, Need>;
  readonly action: Audit['action'];
  readonly path: string;
  readonly reviewId: string;
  readonly at: Standing<string>;
  /** Its times and its last appeal, as they are stored. */
  readonly stored: {
    readonly since?: Readonly<Record<string, Date | undefined>> | undefined;
    readonly appeal?: { readonly revision: number } | undefined;
  };
  /** The missing or wrong parts of what was written, by field. */
  readonly wrong: FieldErrors;
  /** Checks the needs that only this kind has. */
  readonly needs: Looks<Need>;
  /** How a move is refused for a need, where this kind has more to say than `refusalOf`. */
  readonly refusalOf?: (need: Need) => CallError | undefined;
  /** What reviewers see of it. */
  readonly submittedBy: (owner: Pick<Submitted, 'name' | 'locale'>) => Submitted;
  /** Writes what else belongs to the move, and returns the fields that only this kind has. */
  readonly write?: (made: Made) => object;
  /** If given, the move is not made yet: only the fields that it returns are written, where nothing prevents the move. */
  readonly later?: (now: Date) => object;
}

interface Made {
  readonly revision: number;
  readonly now: Date;
}

/**
 * Makes one move of the caller's own work, whatever its kind: looks who asks, where it stands and what the move
 * needs, then writes the move, what reviewers see of it, and the audit entry, in one transaction. A move that
 * is delivered twice happens once. Throws a `CallError` like `decide`; `profile-missing` if the account is
 * being erased.
 */
export async function moveOwn(
  context: Moving,
  move: OwnerMove,
  { revision, requestId, note }: OwnerRequest,
  read: (transaction: Transaction) => Promise<OwnWork>,
): Promise<void> {
  const { firestore: db, now, caller } = context;
  const { uid } = caller;
  await db.runTransaction(async (transaction) => {
    const own = await read(transaction);
    const { machine, action, path, at, stored, wrong } = own;
    const profile = (await transaction.get(userRef(db, uid))).data();
    const writeReview = await readReview(transaction, db, own.reviewId);
    const made = await decide(context, transaction, {
      machine,
      move,
      action,
      about: path,
      ownerUid: uid,
      at,
      request: { revision, ...(requestId !== undefined && { requestId }) },
      needs: {
        verified: () => caller.emailVerified,
        'not-muted': async () => !(await isMuted(transaction, db, uid, now())),
        complete: () => Object.keys(wrong).length === 0,
        'first-appeal': () => stored.appeal?.revision !== at.revision,
        ...own.needs,
      },
      refusalOf: (need) => own.refusalOf?.(need) ?? refusalOf(need, wrong),
    });
    if (!made) return;
    const owner = ownerOf(profile);
    if (own.later) {
      transaction.update(db.doc(path), own.later(now()));
      return;
    }
    const moved = { revision: made.to.revision, now: now() };
    transaction.update(db.doc(path), {
      ...made.to,
      ...own.write?.(moved),
      ...changeOf(move, { ...moved, name: owner.name, note, since: stored.since }),
    });
    writeReview(move, own.submittedBy(owner), moved);
    made.writeAudit();
  });
}

function ownerOf(profile: User | undefined): Pick<Submitted, 'name' | 'locale'> {
  // An account without a profile is being erased.
  if (!profile) throw new CallError('profile-missing');
  const { fullName: name, locale } = profile;
  return { name, locale };
}

interface Change extends Made {
  readonly name: string;
  readonly note: string | undefined;
  readonly since: OwnWork['stored']['since'];
}

/** What a move changes beside state and revision, of either kind. */
function changeOf(move: OwnerMove, { revision, now, name, note, since }: Change): object {
  switch (move) {
    case 'submit':
      return { name, since: { submitted: now } };
    case 'withdraw':
      return { since: { submitted: now, ...since, withdrawn: now } };
    case 'revise':
      return {};
    case 'appeal':
      return {
        since: { submitted: now },
        appeal: { revision, at: now, ...(note !== undefined && { note }) },
      };
  }
}
