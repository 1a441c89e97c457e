import { standingOf } from '@rawi/model/review/application-machine';
import type { Application } from '@rawi/model/truth/application';

/** Steps that show only their date. */
const BRIEF_STEPS = ['submittedDone', 'reviewDone', 'approvedThen'] as const;

/** The names of the timeline's steps; their texts are `steps.<name>`. */
export const STEP_NAMES = [
  ...BRIEF_STEPS,
  'draftActing',
  'draftDone',
  'submittedLater',
  'submittedWaiting',
  'reviewLater',
  'reviewWaiting',
  'decisionLater',
  'approved',
  'rejected',
  'withdrawn',
  'dismissed',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

export const isBrief = (name: StepName): name is (typeof BRIEF_STEPS)[number] =>
  BRIEF_STEPS.some((each) => each === name);

/** `acting`: the applicant has to act; `waiting`: the reviewers do. */
type StepLook = 'done' | 'acting' | 'waiting' | 'later' | 'refused' | 'ended';

export interface Step {
  readonly name: StepName;
  readonly look: StepLook;
  /** When the step was reached. */
  readonly at: Date | undefined;
}

const DRAFT_DONE: Step = { name: 'draftDone', look: 'done', at: undefined };
const REVIEW_LATER: Step = { name: 'reviewLater', look: 'later', at: undefined };
const DECISION_LATER: Step = { name: 'decisionLater', look: 'later', at: undefined };

/**
 * The timeline of an application as its owner sees it: the steps done, the current one, and those to come.
 */
export function stepsOf(application: Application | undefined): readonly Step[] {
  const { state } = standingOf(application);
  const since = application?.since;
  const submitted: Step = { name: 'submittedDone', look: 'done', at: since?.submitted };
  const reviewed: Step = { name: 'reviewDone', look: 'done', at: since?.under_review };
  switch (state) {
    case 'draft':
      return [
        { name: 'draftActing', look: 'acting', at: undefined },
        { name: 'submittedLater', look: 'later', at: undefined },
        REVIEW_LATER,
        DECISION_LATER,
      ];
    case 'submitted':
      return [
        DRAFT_DONE,
        { name: 'submittedWaiting', look: 'waiting', at: since?.submitted },
        REVIEW_LATER,
        DECISION_LATER,
      ];
    case 'under_review':
      return [
        DRAFT_DONE,
        submitted,
        { name: 'reviewWaiting', look: 'waiting', at: since?.under_review },
        DECISION_LATER,
      ];
    case 'approved':
      return [DRAFT_DONE, submitted, reviewed, { name: 'approved', look: 'done', at: since?.approved }];
    case 'rejected':
      return [DRAFT_DONE, submitted, reviewed, { name: 'rejected', look: 'refused', at: since?.rejected }];
    case 'withdrawn':
      return [
        DRAFT_DONE,
        submitted,
        ...(since?.under_review ? [reviewed] : []),
        { name: 'withdrawn', look: 'ended', at: since?.withdrawn },
      ];
    case 'dismissed':
      return [
        DRAFT_DONE,
        submitted,
        { name: 'approvedThen', look: 'done', at: since?.approved },
        { name: 'dismissed', look: 'ended', at: since?.dismissed },
      ];
  }
}
