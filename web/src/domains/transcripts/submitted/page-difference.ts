import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { itemDifference } from './item-difference.ts';
import { wordDifference } from './word-difference.ts';

/** How the text of a page changes, as a reviewer looks at it. Pure. */

/** One item of a page. Places are counted from 1, on the page as it was and as it shall be. */
export type PageChange =
  | {
      readonly of: 'same' | 'moved';
      readonly item: TranscriptItem;
      readonly was: number;
      readonly is: number;
    }
  | {
      readonly of: 'changed';
      readonly before: TranscriptItem;
      readonly item: TranscriptItem;
      readonly was: number;
      readonly is: number;
    }
  | { readonly of: 'added'; readonly item: TranscriptItem; readonly is: number }
  | { readonly of: 'removed'; readonly item: TranscriptItem; readonly was: number };

type Gone = Extract<PageChange, { readonly of: 'removed' }>;
type Come = Extract<PageChange, { readonly of: 'added' }>;

/**
 * The items of a page, in the order that they shall have, with what goes where it was. An item that stands elsewhere has moved; one that goes
 * where another comes has changed into it if they have words in common, or if nothing else stands between the same neighbours.
 */
export function pageDifference(
  old: readonly TranscriptItem[],
  now: readonly TranscriptItem[],
): readonly PageChange[] {
  const entries = inOrder(old, now);
  const moved = movedIn(entries);
  const changes: PageChange[] = [];
  let [gone, come]: [Gone[], Come[]] = [[], []];
  const close = () => {
    changes.push(...paired(gone, come));
    [gone, come] = [[], []];
  };
  for (const entry of entries) {
    if (entry.of === 'removed') {
      if (!moved.gone.has(entry)) gone.push(entry);
    } else if (entry.of === 'added') {
      const from = moved.from.get(entry);
      if (from) {
        close();
        changes.push({ of: 'moved', item: entry.item, was: from.was, is: entry.is });
      } else come.push(entry);
    } else {
      close();
      changes.push(entry);
    }
  }
  close();
  return changes;
}

/** Whether anything of a page changes. */
export const isChanged = (changes: readonly PageChange[]): boolean => changes.some(({ of }) => of !== 'same');

/** The items of both pages with their places; those between two that stay, first as they go, then as they come. */
function inOrder(old: readonly TranscriptItem[], now: readonly TranscriptItem[]): readonly PageChange[] {
  const entries: PageChange[] = [];
  let [was, is] = [0, 0];
  for (const { before, after, isSame } of itemDifference(old, now)) {
    if (before) was += 1;
    if (after) is += 1;
    if (isSame && after) entries.push({ of: 'same', item: after, was, is });
    else {
      if (before) entries.push({ of: 'removed', item: before, was });
      if (after) entries.push({ of: 'added', item: after, is });
    }
  }
  return entries;
}

/** What goes in one place and comes in another, the very same but for its place in the picture. */
function movedIn(entries: readonly PageChange[]): {
  readonly gone: ReadonlySet<PageChange>;
  readonly from: ReadonlyMap<PageChange, Gone>;
} {
  const waiting = new Map<string, Gone[]>();
  for (const entry of entries) {
    if (entry.of !== 'removed') continue;
    const said = saidBy(entry.item);
    waiting.set(said, [...(waiting.get(said) ?? []), entry]);
  }
  const [gone, from] = [new Set<PageChange>(), new Map<PageChange, Gone>()];
  for (const entry of entries) {
    if (entry.of !== 'added') continue;
    const source = waiting.get(saidBy(entry.item))?.shift();
    // Only its place in the picture differs: it stays where it is in the order.
    if (!source || !isElsewhere(entries, source, entry)) continue;
    gone.add(source);
    from.set(entry, source);
  }
  return { gone, from };
}

/** Whether something that stays stands between where an item goes and where it comes. */
function isElsewhere(entries: readonly PageChange[], gone: Gone, come: Come): boolean {
  const [one, other] = [entries.indexOf(gone), entries.indexOf(come)];
  const between = entries.slice(Math.min(one, other), Math.max(one, other));
  return between.some(({ of }) => of === 'same');
}

/** What goes and what comes between two that stay: each pair that belongs together has changed. */
function paired(gone: readonly Gone[], come: readonly Come[]): readonly PageChange[] {
  const changes: PageChange[] = [];
  const isForced = gone.length === 1 && come.length === 1;
  let from = 0;
  for (const entry of come) {
    const at = gone.findIndex(
      (each, index) => index >= from && (isForced || areAlike(each.item.words, entry.item.words)),
    );
    const before = gone[at];
    if (!before) {
      changes.push(entry);
      continue;
    }
    changes.push(...gone.slice(from, at), {
      of: 'changed',
      before: before.item,
      item: entry.item,
      was: before.was,
      is: entry.is,
    });
    from = at + 1;
  }
  return [...changes, ...gone.slice(from)];
}

/** Whether two texts have at least a third of their words in common. */
function areAlike(before: string, after: string): boolean {
  const count = { both: 0, old: 0, new: 0 };
  for (const { of, words } of wordDifference(before, after)) {
    count[of] += words.split(/\s+/).filter((word) => word !== '').length;
  }
  return count.both * 3 >= count.both + Math.max(count.old, count.new);
}

const saidBy = ({ kind, who, words }: TranscriptItem): string => JSON.stringify([kind, who ?? null, words]);
