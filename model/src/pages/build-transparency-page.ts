import { groupBy } from '../group-by.ts';
import type { DecidedFigures, DecidedMonth } from '../truth/decided-month.ts';
import { figuresTogether } from '../truth/figures-of-log.ts';
import { type Waits, waitOfShare } from '../truth/waits.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import { A_FEW, type ShownFigures } from './transparency-payload.ts';

/**
 * What was decided, by month: the newest month's year and the one before by month, the years before as years. It is made of what is kept of
 * the months alone, whatever the time is.
 */
export function buildTransparencyPage(kept: readonly DecidedMonth[]): PageDocument {
  const months = kept.toSorted((a, b) => (a.month < b.month ? 1 : -1));
  const newest = months[0] && yearOf(months[0]);
  const isRecent = (month: DecidedMonth) => newest !== undefined && yearOf(month) >= newest - 1;
  const older = months.filter((month) => !isRecent(month));
  const counted = months.map(({ countedAt }) => countedAt.getTime());
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'transparency',
    payload: {
      ...(counted.length > 0 && { countedAt: new Date(Math.max(...counted)).toISOString() }),
      months: months
        .filter(isRecent)
        .map(({ month, figures }) => ({ month, figures: shownFigures(figures) })),
      years: [...groupBy(older, yearOf)].slice(0, PAGE_LIMITS.transparencyYears).map(([year, of]) => ({
        year,
        figures: shownFigures(figuresTogether(of.map(({ figures }) => figures))),
      })),
    },
  });
}

const yearOf = ({ month }: DecidedMonth) => Number(month.slice(0, 4));

function shownFigures(figures: DecidedFigures): ShownFigures {
  const { notices, removals, returned, comments, lists, appeals, accounts, waits } = figures;
  return {
    notices,
    removals: {
      rights: rounded(removals.rights),
      harmful: rounded(removals.harmful),
      illegal: rounded(removals.illegal),
      spam: rounded(removals.spam),
      wrong: rounded(removals.wrong),
      quality: rounded(removals.quality),
      other: rounded(removals.other),
    },
    returned: rounded(returned),
    comments,
    lists: { hidden: rounded(lists.hidden), restored: ifKnown(lists.restored, rounded) },
    appeals: {
      made: rounded(appeals.made),
      decided: ifKnown(appeals.decided, rounded),
      granted: ifKnown(appeals.granted, rounded),
    },
    accounts: { closed: rounded(accounts.closed), reopened: rounded(accounts.reopened) },
    times: {
      notice: ifKnown(waits.notice, timesOf),
      report: ifKnown(waits.report, timesOf),
      appeal: ifKnown(waits.appeal, timesOfSeveral),
      work: ifKnown(waits.work, timesOfSeveral),
    },
  };
}

const ifKnown = <T, R>(value: T | null, show: (value: T) => R): R | null =>
  value === null ? null : show(value);

/** None is none, up to four are a few, and more are a number that can be divided by five. */
function rounded(count: number): number | typeof A_FEW {
  if (count === 0) return 0;
  return count < 5 ? A_FEW : Math.round(count / 5) * 5;
}

/** The times of people's own work, which tell of one person where there were only a few. */
function timesOfSeveral(waits: Waits) {
  const all = Object.values(waits).reduce((sum, count) => sum + count, 0);
  return all > 0 && all < 5 ? null : timesOf(waits);
}

function timesOf(waits: Waits) {
  const [half, ninetieth] = [waitOfShare(waits, 0.5), waitOfShare(waits, 0.9)];
  return { ...(half !== undefined && { half }), ...(ninetieth !== undefined && { ninetieth }) };
}
