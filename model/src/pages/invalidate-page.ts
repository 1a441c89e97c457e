import { reading } from '../truth/tolerant.ts';
import { invalidateOverdue } from './page-invalidation.ts';
import { type PageInvalidation, type PageTarget, pageInvalidationSchema } from './page-target.ts';

/**
 * The invalidation of a page whose truth changes, from what is stored at its place; nothing where the page is waiting already.
 * What cannot be read as an invalidation counts as none.
 */
export function invalidatePage(
  page: PageTarget,
  stored: unknown,
  generation: string,
  now: Date,
): PageInvalidation | undefined {
  const current = reading(pageInvalidationSchema).safeParse(stored);
  const invalidation = invalidateOverdue(current.data, generation, now);
  return invalidation && { ...page, ...invalidation };
}
