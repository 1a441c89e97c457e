import type { Audit, Settled } from './audit.ts';
import { type DecidedFigures, REMOVAL_REASONS, type RemovalReason } from './decided-month.ts';
import { allWaits, type Waits, withWait } from './waits.ts';

/** The decisions of which figures are made; no other entry of the log is read for them. */
export const COUNTED_ACTIONS = [
  'closeMessage',
  'takeDown',
  'giveBack',
  'unpublishSubmission',
  'republishSubmission',
  'hideComment',
  'showComment',
  'hideList',
  'showList',
  'objectToHiding',
  'appealSubmission',
  'appealApplication',
  'publishSubmission',
  'rejectSubmission',
  'approveApplication',
  'rejectApplication',
  'closeAccount',
  'reopenAccount',
] as const satisfies readonly Audit['action'][];

/** Decisions that can answer an appeal. */
const JUDGING = [
  'publishSubmission',
  'rejectSubmission',
  'approveApplication',
  'rejectApplication',
  'hideComment',
  'showComment',
] as const satisfies readonly Audit['action'][];
const REPORTED = ['hideComment', 'showComment', 'hideList', 'showList'] as const;
const DECIDED_WORK = ['publishSubmission', 'rejectSubmission'] as const;

/** An entry of the log as figures read it: not who decided. */
export type Logged = Omit<Audit, 'by' | 'at'>;

/**
 * What the log of a time says, by numbers: the same for any order of its entries. What entries of an earlier build do not say is null, and
 * never 0. `received` is how many notices came in that time, which the log does not know.
 */
export function figuresOfLog(entries: readonly Logged[], received: number | null): DecidedFigures {
  const of = (...actions: readonly Audit['action'][]) =>
    entries.filter(({ action }) => actions.includes(action));
  const notices = of('closeMessage').filter(({ reason }) => reason === 'takedown');
  const appeals = settledOf(of(...JUDGING), 'appeal');
  return {
    notices: {
      received,
      decided: notices.length,
      removed: settledOf(notices, 'notice')?.filter(({ granted }) => granted).length ?? null,
    },
    removals: removalsOf(of('takeDown', 'unpublishSubmission')),
    returned: of('giveBack', 'republishSubmission').length,
    comments: { hidden: hiddenIn(of('hideComment')), restored: restoredIn(of('showComment')) },
    lists: { hidden: hiddenIn(of('hideList')), restored: restoredIn(of('showList')) },
    appeals: {
      made: of('appealSubmission', 'appealApplication', 'objectToHiding').length,
      decided: appeals?.length ?? null,
      granted: appeals?.filter(({ granted }) => granted).length ?? null,
    },
    accounts: { closed: of('closeAccount').length, reopened: of('reopenAccount').length },
    waits: {
      notice: waitsOf(settledOf(notices, 'notice')),
      report: waitsOf(settledOf(of(...REPORTED), 'report')),
      appeal: waitsOf(appeals),
      work: waitsOf(settledOf(of(...DECIDED_WORK), 'work')),
    },
  };
}

/** The figures of several months together; what one of them does not know is not known of all. */
export function figuresTogether(months: readonly DecidedFigures[]): DecidedFigures {
  const sum = (of: (figures: DecidedFigures) => number) =>
    months.reduce((total, figures) => total + of(figures), 0);
  const sumIfKnown = (of: (figures: DecidedFigures) => number | null) =>
    months.some((figures) => of(figures) === null) ? null : sum((figures) => of(figures) ?? 0);
  const waits = (kind: keyof DecidedFigures['waits']) => {
    const each = months.map((figures) => figures.waits[kind]);
    const readable = each.filter((one) => one !== null);
    return readable.length === each.length ? allWaits(readable) : null;
  };
  return {
    notices: {
      received: sumIfKnown(({ notices }) => notices.received),
      decided: sum(({ notices }) => notices.decided),
      removed: sumIfKnown(({ notices }) => notices.removed),
    },
    removals: byReason((reason) => sum(({ removals }) => removals[reason])),
    returned: sum(({ returned }) => returned),
    comments: {
      hidden: sum(({ comments }) => comments.hidden),
      restored: sumIfKnown(({ comments }) => comments.restored),
    },
    lists: {
      hidden: sum(({ lists }) => lists.hidden),
      restored: sumIfKnown(({ lists }) => lists.restored),
    },
    appeals: {
      made: sum(({ appeals }) => appeals.made),
      decided: sumIfKnown(({ appeals }) => appeals.decided),
      granted: sumIfKnown(({ appeals }) => appeals.granted),
    },
    accounts: {
      closed: sum(({ accounts }) => accounts.closed),
      reopened: sum(({ accounts }) => accounts.reopened),
    },
    waits: {
      notice: waits('notice'),
      report: waits('report'),
      appeal: waits('appeal'),
      work: waits('work'),
    },
  };
}

/** What entries have settled of a kind; null where one of them is from before that was noted. */
function settledOf(entries: readonly Logged[], what: Settled['what']): Settled[] | null {
  if (entries.some(({ settled }) => settled === undefined)) return null;
  return entries.flatMap(({ settled }) => (settled?.what === what ? [settled] : []));
}

function waitsOf(settled: readonly Settled[] | null): Waits | null {
  return settled && settled.reduce<Waits>((waits, { minutes }) => withWait(waits, minutes), {});
}

/** Hidden once more with another reason it is not hidden again; in entries from before that was noted each thing counts once. */
function hiddenIn(entries: readonly Logged[]): number {
  const noted = entries.filter(({ turned }) => turned === true).length;
  const before = entries.filter(({ turned }) => turned === undefined);
  return noted + new Set(before.map(({ about }) => about)).size;
}

/** What was found right and had never been hidden is not shown again. */
function restoredIn(entries: readonly Logged[]): number | null {
  if (entries.some(({ turned }) => turned === undefined)) return null;
  return entries.filter(({ turned }) => turned).length;
}

function removalsOf(entries: readonly Logged[]): DecidedFigures['removals'] {
  const reasons = entries.map(removalReasonOf);
  return byReason((reason) => reasons.filter((each) => each === reason).length);
}

function removalReasonOf({ action, reason }: Logged): RemovalReason {
  // What is taken back for good says so behind its reason.
  const [named] = (reason ?? '').split(',', 1);
  const known = REMOVAL_REASONS.find((each) => each === named);
  return known ?? (action === 'unpublishSubmission' ? 'quality' : 'other');
}

function byReason(numberOf: (reason: RemovalReason) => number): DecidedFigures['removals'] {
  return {
    rights: numberOf('rights'),
    harmful: numberOf('harmful'),
    illegal: numberOf('illegal'),
    spam: numberOf('spam'),
    wrong: numberOf('wrong'),
    quality: numberOf('quality'),
    other: numberOf('other'),
  };
}
