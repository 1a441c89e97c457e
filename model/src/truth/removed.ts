import { z } from '../zod.ts';
import { idSchema, timeSchema } from './schemas.ts';

/** As many are told; the oldest are forgotten, whose rows then end at a page that is not there. */
export const REMOVED_KEPT = 1000;

/**
 * `removed/now`: the chapters and comics that were taken from readers lately and are not back, the latest last. Lists of what
 * people saved, read and were told of ask it once, instead of asking for each chapter; anyone may read it.
 */
export const removedSchema = z.strictObject({
  ids: z.array(z.strictObject({ id: idSchema, at: timeSchema })).max(REMOVED_KEPT),
});
export type Removed = z.infer<typeof removedSchema>;

/** The list with one more; one that is on it stays where it is. */
export function withRemoved(before: Removed | undefined, id: string, at: Date): Removed {
  const ids = before?.ids ?? [];
  if (ids.some((each) => each.id === id)) return { ids };
  return { ids: [...ids, { id, at }].slice(-REMOVED_KEPT) };
}

/** The list without one that is back. */
export function withoutRemoved(before: Removed | undefined, id: string): Removed {
  return { ids: (before?.ids ?? []).filter((each) => each.id !== id) };
}
