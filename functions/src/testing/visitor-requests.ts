import type { VisitorAction } from '@rawi/model/calls/visitor-calls';

/** A good request of every action, without the action. */
export const VISITOR_REQUESTS: Readonly<Record<VisitorAction, object>> = {
  reportIssue: {
    reportId: 'report-one',
    issue: 'images',
    note: 'The page is black.',
    comicId: 'lantern',
    chapterId: 'lantern-3-en',
    page: 4,
    fault: 'image',
  },
};
