import type { ShownComment } from '@rawi/model/pages/shown-comment';
import type { SessionUser } from '../../core/session/session.ts';

export type CommentAction =
  | 'edit'
  | 'delete'
  | 'object'
  | 'report'
  | 'ignore'
  | 'unignore'
  | 'block'
  | 'unblock'
  | 'hide'
  | 'unhide'
  | 'mute'
  | 'take-down'
  | 'take-photo';

/** Whether a person decides about the comments of others. */
export function mayModerate(roles: SessionUser['roles']): boolean {
  return roles.includes('reviewer') || roles.includes('admin');
}

/** What a person may do about a comment beside liking it and replying. Functions and rules check it again. */
export function actionsOf(
  { author, state }: Pick<ShownComment, 'author' | 'state'>,
  { uid, roles, emailVerified }: Pick<SessionUser, 'uid' | 'roles' | 'emailVerified'>,
  { isIgnored, isBlocked }: Readonly<Record<'isIgnored' | 'isBlocked', boolean>>,
): readonly CommentAction[] {
  if (state === 'deleted') return [];
  const isReviewer = mayModerate(roles);
  if (author?.uid === uid) return state === 'hidden' ? ['object'] : ['edit', 'delete'];
  const own: CommentAction[] = [];
  if (state !== 'hidden') {
    if (emailVerified) own.push('report');
    // A block hides what is ignored, too.
    if (author && isBlocked) own.push('unblock');
    else if (author) own.push(isIgnored ? 'unignore' : 'ignore', 'block');
  }
  if (!isReviewer) return own;
  if (state !== 'shown') own.push('unhide');
  if (state !== 'hidden') own.push('hide');
  if (author) own.push('mute');
  own.push('take-down');
  if (author?.picture) own.push('take-photo');
  return own;
}
