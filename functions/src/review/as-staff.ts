import type { Machine, Standing } from '@rawi/model/review/machine';
import type { Audit } from '@rawi/model/truth/audit';
import type { Staff } from '@rawi/model/truth/staff';
import type { Transaction } from 'firebase-admin/firestore';
import { decide, type Looks, type MadeMove } from './decide.ts';
import type { Deciding } from './deciding.ts';
import { type Need, refusalOf } from './refusals.ts';
import type { Reviewed } from './reviewed.ts';

/** A move that a reviewer or an admin asks for. */
export interface AskedOfStaff<M extends string> {
  readonly machine: Machine<string, M, Need>;
  readonly move: M;
  readonly action: Audit['action'];
  readonly reviewed: Pick<Reviewed, 'path' | 'review'> & { readonly at: Standing<string> };
  readonly staff: Staff;
  readonly request: { readonly revision: number; readonly requestId: string };
  readonly needs: Looks<Need>;
  /** What the decision answers, for the log. */
  readonly settled?: Audit['settled'];
}

/** Decides about a move of the staff, like `decide`, by the roles from the record and not by those of the token. */
export function decideAsStaff<M extends string>(
  context: Deciding,
  transaction: Transaction,
  { machine, move, action, reviewed, staff, request, needs, settled }: AskedOfStaff<M>,
): Promise<MadeMove<string> | null> {
  const entitled = { ...context, caller: { ...context.caller, roles: staff.roles } };
  const { path: about, review, at } = reviewed;
  const { revision, requestId } = request;
  return decide(entitled, transaction, {
    machine,
    move,
    action,
    about,
    ownerUid: review.uid,
    at,
    request: { revision, requestId },
    needs,
    refusalOf,
    ...(settled !== undefined && { settled }),
  });
}
