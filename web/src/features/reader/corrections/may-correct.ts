import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { Session } from '../../../data/session-store.ts';

/** Whether somebody may correct a chapter for every reader: its own translator, and whoever reviews. The call decides. */
export function mayCorrect(session: Session, { translator }: Pick<ChapterPayload, 'translator'>): boolean {
  if (session.state !== 'signed-in') return false;
  const { uid, roles } = session.user;
  if (roles.includes('reviewer') || roles.includes('admin')) return true;
  return translator?.id === uid && roles.includes('translator');
}
