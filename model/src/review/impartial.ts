/**
 * Who may judge something: nobody decides about their own work or a rival's, or once more about what they rejected (issue
 * "Review and publishing", 6). Where nobody else remains, an admin may.
 */
export interface Judging {
  readonly uid: string;
  readonly isAdmin: boolean;
  /** Everybody who reviews or administers, whoever asks among them. */
  readonly staff: readonly string[];
  readonly isPartial: (uid: string) => boolean | Promise<boolean>;
}

/** Whether somebody may judge; others are looked at only for an admin who may not by themselves. */
export async function mayJudge({ uid, isAdmin, staff, isPartial }: Judging): Promise<boolean> {
  if (!(await isPartial(uid))) return true;
  if (!isAdmin) return false;
  for (const other of staff) if (other !== uid && !(await isPartial(other))) return false;
  return true;
}
