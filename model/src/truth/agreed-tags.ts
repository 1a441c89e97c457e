import { TAGS, type Tag } from '../lists/comic-tags.ts';
import { TAGGING } from './tagging.ts';

/** The tags that enough readers propose, in the order of the vocabulary; `given` says how many propose each. */
export function agreedTags(readers: number, given: Readonly<Record<string, number>>): Tag[] {
  const countOf = (tag: Tag) => given[tag] ?? 0;
  const agreed = TAGS.filter(
    (tag) => countOf(tag) >= TAGGING.shownFrom && countOf(tag) * TAGGING.oneIn >= readers,
  );
  const most = new Set(agreed.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, TAGGING.shown));
  return agreed.filter((tag) => most.has(tag));
}
