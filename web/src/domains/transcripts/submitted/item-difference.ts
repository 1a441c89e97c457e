import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { listDifference } from './list-difference.ts';

/** An item of a page as it was and as it shall be: both where it stays or changes, one where it goes or is new. */
export interface ItemChange {
  readonly before: TranscriptItem | undefined;
  readonly after: TranscriptItem | undefined;
  readonly isSame: boolean;
}

/** How the items of a page change, in order: of those between two that stay, the first that goes belongs to the first that comes. */
export function itemDifference(
  old: readonly TranscriptItem[],
  now: readonly TranscriptItem[],
): readonly ItemChange[] {
  const changes: ItemChange[] = [];
  let [from, to] = [0, 0];
  let [gone, come]: [TranscriptItem[], TranscriptItem[]] = [[], []];
  const close = () => {
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      changes.push({ before: gone[index], after: come[index], isSame: false });
    }
    [gone, come] = [[], []];
  };
  for (const { of } of listDifference(old.map(textOf), now.map(textOf))) {
    const before = of === 'new' ? undefined : old[from++];
    const after = of === 'old' ? undefined : now[to++];
    if (before && after) {
      close();
      changes.push({ before, after, isSame: true });
    } else if (before) gone.push(before);
    else if (after) come.push(after);
  }
  close();
  return changes;
}

/** What an item says, whatever the order in which its parts are written down. */
const textOf = ({ kind, who, words, place }: TranscriptItem): string =>
  JSON.stringify([kind, who ?? null, words, place ?? null]);
