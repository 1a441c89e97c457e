import type { Session } from './session-store.ts';

/** Whether the person decides about what others publish and say. Rules and functions check it again. */
export function mayReview(session: Session): boolean {
  if (session.state !== 'signed-in') return false;
  const { roles } = session.user;
  return roles.includes('reviewer') || roles.includes('admin');
}
