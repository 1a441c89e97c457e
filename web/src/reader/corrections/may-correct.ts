import type { ChapterPayload } from '@rawi/model/pages/pages';
import { mayReview } from '../../core/session/may-review.ts';
import type { Session } from '../../core/session/session-store.ts';

/**
 * Whether somebody may correct a chapter for every reader: its own translator and reviewers. The server
 * decides in the end.
 */
export function mayCorrect(session: Session, { translator }: Pick<ChapterPayload, 'translator'>): boolean {
  if (mayReview(session)) return true;
  if (session.state !== 'signed-in') return false;
  const { uid, roles } = session.user;
  return translator?.id === uid && roles.includes('translator');
}
