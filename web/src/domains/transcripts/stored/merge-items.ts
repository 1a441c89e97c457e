import type { Items } from '../edit-text.ts';
import { listDifference } from '../submitted/list-difference.ts';
import { storedItems } from '../text-limits.ts';

/**
 * Puts together what two devices made of one page. Undefined where both changed the same item, or one removed what the other changed:
 * that is for its author to choose. What neither has removed is in the result, whoever wrote it; where both wrote behind the same item,
 * that which is stored already comes first. Pure.
 */
export function mergeItems(base: Items, mine: Items, theirs: Items): Items | undefined {
  const [one, other] = [changesOf(base, mine), changesOf(base, theirs)];
  const merged: Items[number][] = [...insertedAt(0, one, other)];
  for (const index of base.keys()) {
    const [ours, yours] = [one.became[index] ?? GONE, other.became[index] ?? GONE];
    const next = yours.isSame || isAlike(ours, yours) ? ours : ours.isSame ? yours : undefined;
    if (!next) return undefined;
    if (next.item) merged.push(next.item);
    merged.push(...insertedAt(index + 1, one, other));
  }
  // An item that both have moved would be there twice, and one that is moved here and removed there once more.
  return isWhole(merged, base, mine, theirs) ? merged : undefined;
}

/** What a side made of an item. */
interface Became {
  /** Absent where it was removed. */
  readonly item?: Items[number];
  readonly isSame: boolean;
}
const GONE: Became = { isSame: false };

interface Changes {
  /** Of each item. */
  readonly became: readonly Became[];
  /** What is new before the first item, and behind each. */
  readonly inserted: readonly Items[];
}

/** What a side has done: of what goes between two items that stay, the first becomes the first that comes. */
function changesOf(base: Items, side: Items): Changes {
  const became: Became[] = [];
  const inserted: Items[number][][] = Array.from({ length: base.length + 1 }, () => []);
  let [at, gone] = [0, 0];
  for (const { of } of listDifference(base.map(nameOf), side.map(nameOf))) {
    if (of === 'old') {
      became.push(GONE);
      gone += 1;
      continue;
    }
    const item = side[at];
    at += 1;
    if (!item) continue;
    if (of === 'both') {
      became.push({ item, isSame: true });
      gone = 0;
    } else if (gone > 0) {
      became[became.length - gone] = { item, isSame: false };
      gone -= 1;
    } else inserted[became.length]?.push(item);
  }
  return { became, inserted };
}

function insertedAt(place: number, one: Changes, other: Changes): Items {
  const [mine = [], theirs = []] = [one.inserted[place], other.inserted[place]];
  const there = new Set(theirs.map(nameOf));
  return [...theirs, ...mine.filter((item) => !there.has(nameOf(item)))];
}

const isAlike = ({ item: one }: Became, { item: other }: Became): boolean =>
  one && other ? nameOf(one) === nameOf(other) : one === other;

/** Whether each item is there as often as what both did to it together says. */
function isWhole(merged: Items, base: Items, mine: Items, theirs: Items): boolean {
  const [is, was, ours, yours] = [countsOf(merged), countsOf(base), countsOf(mine), countsOf(theirs)];
  return [...new Set([...is.keys(), ...ours.keys(), ...yours.keys()])].every((name) => {
    const [before, one, other] = [was, ours, yours].map((counts) => counts.get(name) ?? 0);
    const wanted = one === before ? other : other === before ? one : Math.max(one ?? 0, other ?? 0);
    return (is.get(name) ?? 0) === wanted;
  });
}

function countsOf(items: Items): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of items.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** What an item says as it is stored; one without words, which is not, by what it has. */
function nameOf(item: Items[number]): string {
  const [{ kind, who = null, words, place = null } = { ...item, words: '' }] = storedItems([item]);
  return JSON.stringify([kind, who, words, place]);
}
