import { VISITOR_CALLS } from '@rawi/model/calls/visitor-calls';
import { reportLimits } from '../allowances/visitor-limits.ts';
import { reportIssue } from '../calls/report-issue.ts';
import type { Area } from './area.ts';

/** The calls of who has no account; docs/calls.md shows them. */
export const VISITOR: Area<typeof VISITOR_CALLS> = {
  calls: VISITOR_CALLS,
  operations: {
    reportIssue: { appCheck: true, limits: reportLimits, handler: reportIssue },
  },
};
