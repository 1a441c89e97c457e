import type { SubmissionState } from '@rawi/model/review/submission-machine';

export const WORK_TABS = ['all', 'drafts', 'review', 'published', 'rejected'] as const;
export type WorkTab = (typeof WORK_TABS)[number];

/**
 * The tab of each state besides "All". A withdrawn submission is with its owner again, so it is listed with
 * the drafts.
 */
const TAB_OF: Readonly<Record<SubmissionState, WorkTab>> = {
  draft: 'drafts',
  withdrawn: 'drafts',
  submitted: 'review',
  under_review: 'review',
  published: 'published',
  unpublished: 'published',
  rejected: 'rejected',
};

/** The tab that an address names; "All" if there is no such tab. */
export function tabIn(search: URLSearchParams): WorkTab {
  return WORK_TABS.find((tab) => tab === search.get('tab')) ?? 'all';
}

/** Whether a tab lists submissions in this state. */
export function isListed(state: SubmissionState, tab: WorkTab): boolean {
  return tab === 'all' || TAB_OF[state] === tab;
}
