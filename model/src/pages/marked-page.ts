import { reading } from '../truth/tolerant.ts';
import { markedAnew } from './page-mark.ts';
import { type PageMark, type PageTarget, pageMarkSchema } from './page-target.ts';

/**
 * The mark of a page whose truth changes, from what is stored at its place; nothing where the page is waiting already.
 * What cannot be read as a mark counts as none.
 */
export function pageMarkedAnew(
  page: PageTarget,
  stored: unknown,
  generation: string,
  now: Date,
): PageMark | undefined {
  const current = reading(pageMarkSchema).safeParse(stored);
  const mark = markedAnew(current.data, generation, now);
  return mark && { ...page, ...mark };
}
