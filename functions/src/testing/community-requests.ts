import type { CommunityAction } from '@rawi/model/calls/community-calls';

const comment = { comicId: 'one', commentId: 'a' };

/** A good request of every action, without the action. */
export const COMMUNITY_REQUESTS: Readonly<Record<CommunityAction, object>> = {
  hideComment: { ...comment, reason: 'insult', note: 'The second line.' },
  showComment: comment,
  muteAccount: { uid: 'omar', days: 7 },
  markRead: { notificationId: 'reply_a' },
  objectToHiding: { ...comment, text: 'It is a quotation.' },
};
