import { COMMUNITY_CALLS } from '@rawi/model/calls/community-calls';
import { personLimits } from '../allowances/account-limits.ts';
import { hideComment } from '../calls/hide-comment.ts';
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
  },
};
