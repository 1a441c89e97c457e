import { LIST_FOLDED_FROM } from '@rawi/model/constants';
import { LIST_REPORTS_COUNTED, type ListFlag, type ListReport } from '@rawi/model/truth/list-report';
import type { PublicList } from '@rawi/model/truth/public-list';

/** A public list as reviewers have to see it. */
export interface FlaggedList {
  /** Undefined once its owner has taken it back. */
  readonly list: PublicList | undefined;
  readonly reports: readonly ListReport[];
  /** Its owner's name, if it has an owner who is there. */
  readonly author: string | undefined;
  /** What the queue has of it now. */
  readonly flag: ListFlag | undefined;
}

/** The entry of the reviewers' queue, from states alone; undefined where there is nothing for them to see. */
export function listFlagOf({ list, reports, author, flag }: FlaggedList): ListFlag | undefined {
  const open = openReports(list, reports);
  const [first, newest] = [open[0], open.at(-1)];
  const counted = {
    reports: Math.min(open.length, LIST_REPORTS_COUNTED),
    reasons: [...new Set(open.map(({ reason }) => reason))],
  };
  if (!list) {
    // What was hidden was judged, and goes with its list.
    if (!first || !newest || !flag || flag.hidden) return undefined;
    return {
      uid: flag.uid,
      author: flag.author,
      entries: flag.entries,
      ...wordsOf(newest),
      ...counted,
      deleted: true,
      hidden: null,
      waiting: true,
      since: first.at,
    };
  }
  const says = {
    uid: list.owner.kind === 'person' ? list.owner.uid : null,
    author: author ?? null,
    ...wordsOf(list),
    ...(newest && newest.version !== list.version && { reported: wordsOf(newest) }),
    entries: list.entries.length,
    ...counted,
    deleted: false,
  };
  if (list.hidden) {
    // Other words since then ask for another look.
    const waiting = list.version > (list.reviewedVersion ?? 0);
    const { reason, at } = list.hidden;
    return { ...says, hidden: reason, waiting, since: waiting ? list.changedAt : at };
  }
  return first && { ...says, hidden: null, waiting: true, since: first.at };
}

/** What readers report of a list since reviewers last judged it, the first one first. */
function openReports(list: PublicList | undefined, reports: readonly ListReport[]): ListReport[] {
  return reports
    .filter(({ version }) => version > (list?.reviewedVersion ?? 0))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Folds a person's list that several readers report, until reviewers have looked; one that is hidden has no page to fold. */
export function withFold(list: PublicList, reports: readonly ListReport[]): PublicList {
  const { folded: _folded, ...rest } = list;
  const folds = openReports(list, reports).length >= LIST_FOLDED_FROM;
  return folds && !list.hidden && list.owner.kind === 'person' ? { ...rest, folded: true } : rest;
}

function wordsOf({ version, name, note }: Pick<ListFlag, 'version' | 'name' | 'note'>) {
  return { version, name, ...(note !== undefined && { note }) };
}
