import { VISITOR_CALLS } from '@rawi/model/calls/visitor-calls';
import { messageLimits, reportLimits } from '../allowances/visitor-limits.ts';
import { reportIssue } from '../calls/report-issue.ts';
import { sendCounter, sendMessage, sendNotice } from '../calls/send-message.ts';
import type { Area } from './area.ts';

/** The calls of visitors without an account; docs/calls.md shows them. */
export const VISITOR: Area<typeof VISITOR_CALLS> = {
  calls: VISITOR_CALLS,
  operations: {
    reportIssue: { appCheck: true, limits: reportLimits, handler: reportIssue },
    sendMessage: { appCheck: true, limits: messageLimits, handler: sendMessage },
    sendCounter: { appCheck: true, limits: messageLimits, handler: sendCounter },
    sendNotice: { appCheck: true, limits: messageLimits, handler: sendNotice },
  },
};
