import { COMMUNITY_CALLS } from '@rawi/model/calls/community-calls';
import { answerAsk } from '../calls/answer-ask.ts';
import { ask } from '../calls/ask.ts';
import { hideAsk } from '../calls/hide-ask.ts';
import { hideComment } from '../calls/hide-comment.ts';
import { joinAsk } from '../calls/join-ask.ts';
import { leaveAsk } from '../calls/leave-ask.ts';
import { markRead } from '../calls/mark-read.ts';
import { muteAccount } from '../calls/mute-account.ts';
import { objectToHiding } from '../calls/object-to-hiding.ts';
import { showComment } from '../calls/show-comment.ts';
import { type Area, perPerson } from './area.ts';

/** The calls about what readers say to each other; docs/calls.md shows them with who may make them. */
export const COMMUNITY: Area<typeof COMMUNITY_CALLS> = {
  calls: COMMUNITY_CALLS,
  operations: {
    hideComment: perPerson('hideComment', hideComment),
    showComment: perPerson('showComment', showComment),
    muteAccount: perPerson('muteAccount', muteAccount),
    objectToHiding: perPerson('objectToHiding', objectToHiding),
    markRead: perPerson('markRead', markRead),
    ask: perPerson('ask', ask),
    joinAsk: perPerson('joinAsk', joinAsk),
    leaveAsk: perPerson('leaveAsk', leaveAsk),
    hideAsk: perPerson('hideAsk', hideAsk),
    answerAsk: perPerson('answerAsk', answerAsk),
  },
};
