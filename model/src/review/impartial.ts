import type { Review } from '../truth/review.ts';
import type { StaffRole } from '../truth/staff.ts';

/** Who may decide about something. Imports no zod. */

/**
 * What a call of reviewers or admins decides about, and so who has a part in it:
 * - `nothing`: it judges nobody. It reads, tries again, leaves to others, or is about what is the caller's own by right;
 * - `review`: whose it is, who translates the same chapter, and of an appeal who rejected it;
 * - `work`: of what readers have: whose it is, and who translates the same chapter;
 * - `person`: who it is about;
 * - `comment`: who wrote it;
 * - `report`: who translated the chapter that it is about;
 * - `message`: who sent it;
 * - `list`: whose it is;
 * - `ask`: who asked for it, too.
 */
export const DECIDED_ABOUT = [
  'nothing',
  'review',
  'work',
  'person',
  'comment',
  'report',
  'message',
  'list',
  'ask',
] as const;
export type DecidedAbout = (typeof DECIDED_ABOUT)[number];

/** Somebody of those who review or administer. */
export interface Judge {
  readonly uid: string;
  readonly roles: readonly StaffRole[];
}

/** A decision, as far as it matters who takes it. */
export interface Judging {
  readonly uid: string;
  /** Whether somebody has a part in what is decided. */
  readonly isPartial: (uid: string) => boolean | Promise<boolean>;
  /** The roles that may take such a decision; needed only for somebody who is partial. */
  readonly others: () => Promise<readonly Judge[]>;
}

/**
 * Whether somebody may decide: nobody does about their own work or a rival's, about themselves, or once more about what they
 * rejected (issue "Review and publishing", 6). Where nobody else remains who may, an admin does.
 */
export async function mayJudge({ uid, isPartial, others }: Judging): Promise<boolean> {
  if (!(await isPartial(uid))) return true;
  const judges = await others();
  const isAdmin = judges.some((each) => each.uid === uid && each.roles.includes('admin'));
  if (!isAdmin) return false;
  for (const other of judges) if (other.uid !== uid && !(await isPartial(other.uid))) return false;
  return true;
}

/** Why somebody may not decide: it is their own, or they rejected what its owner appeals against. */
export type Part = 'own' | 'rejected';

/**
 * The part that somebody has in a review, as far as the review tells it. It does not tell that they translate the same
 * chapter: functions look that up and refuse them (`functions/src/review/impartial.ts`), and the reviewers' pages ask for it.
 */
export function partIn(
  { uid: owner, appeal, decisions }: Pick<Review, 'uid' | 'appeal' | 'decisions'>,
  uid: string,
): Part | undefined {
  if (owner === uid) return 'own';
  const last = decisions.findLast(({ verdict }) => verdict === 'rejected');
  return appeal && last?.by?.uid === uid ? 'rejected' : undefined;
}
