import type { SubmissionState } from '@rawi/model/review/submission-machine';

export const WORK_TABS = ['all', 'drafts', 'review', 'published', 'rejected'] as const;
export type WorkTab = (typeof WORK_TABS)[number];

/** Where a submission is listed besides "All". What was taken back is its owner's to go on with, as a draft is. */
const TAB_OF: Readonly<Record<SubmissionState, WorkTab>> = {
  draft: 'drafts',
  withdrawn: 'drafts',
  submitted: 'review',
  under_review: 'review',
  published: 'published',
  unpublished: 'published',
  rejected: 'rejected',
};

/** The tab that an address names; all of it where it names none that there is. */
export function tabIn(search: URLSearchParams): WorkTab {
  return WORK_TABS.find((tab) => tab === search.get('tab')) ?? 'all';
}

/** Whether a tab lists what is in a state. */
export function isListed(state: SubmissionState, tab: WorkTab): boolean {
  return tab === 'all' || TAB_OF[state] === tab;
}
