import { COMMUNITY_CALLS } from '@rawi/model/calls/community-calls';
import { personLimits } from '../allowances/account-limits.ts';
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
import type { Area } from './area.ts';

/** The calls about what readers say to each other; docs/calls.md shows them with who may make them. */
export const COMMUNITY: Area<typeof COMMUNITY_CALLS> = {
  calls: COMMUNITY_CALLS,
  operations: {
    hideComment: {
      appCheck: false,
      limits: (context) => personLimits(context, 'hideComment', context.caller.uid),
      handler: hideComment,
    },
    showComment: {
      appCheck: false,
      limits: (context) => personLimits(context, 'showComment', context.caller.uid),
      handler: showComment,
    },
    muteAccount: {
      appCheck: false,
      limits: (context) => personLimits(context, 'muteAccount', context.caller.uid),
      handler: muteAccount,
    },
    objectToHiding: {
      appCheck: false,
      limits: (context) => personLimits(context, 'objectToHiding', context.caller.uid),
      handler: objectToHiding,
    },
    markRead: {
      appCheck: false,
      limits: (context) => personLimits(context, 'markRead', context.caller.uid),
      handler: markRead,
    },
    ask: {
      appCheck: false,
      limits: (context) => personLimits(context, 'ask', context.caller.uid),
      handler: ask,
    },
    joinAsk: {
      appCheck: false,
      limits: (context) => personLimits(context, 'joinAsk', context.caller.uid),
      handler: joinAsk,
    },
    leaveAsk: {
      appCheck: false,
      limits: (context) => personLimits(context, 'leaveAsk', context.caller.uid),
      handler: leaveAsk,
    },
    hideAsk: {
      appCheck: false,
      limits: (context) => personLimits(context, 'hideAsk', context.caller.uid),
      handler: hideAsk,
    },
    answerAsk: {
      appCheck: false,
      limits: (context) => personLimits(context, 'answerAsk', context.caller.uid),
      handler: answerAsk,
    },
  },
};
