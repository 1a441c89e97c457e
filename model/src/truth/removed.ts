import { z } from '../zod.ts';
import { idSchema, timeSchema } from './schemas.ts';

/** Maximum length of the list; the oldest are forgotten, and their rows then lead to a page that is not there. */
export const REMOVED_KEPT = 1000;

/**
 * `removed/now`: the chapters and comics that were taken from readers lately and are not back, the latest last. Lists of what
 * people saved, read and were told of ask it once, instead of asking for each chapter; anyone may read it.
 */
export const removedSchema = z.strictObject({
  ids: z
    .array(
      z.strictObject({
        id: idSchema,
        at: timeSchema,
        /** Nobody may have it any more: copies that were saved on devices go, too. Else they stay readable there. */
        takenDown: z.literal(true).optional(),
      }),
    )
    .max(REMOVED_KEPT),
});
export type Removed = z.infer<typeof removedSchema>;

/** The list with one more entry. An entry that is already in it keeps its place, and stays taken down. */
export function withRemoved(
  before: Removed | undefined,
  { id, at, takenDown }: { readonly id: string; readonly at: Date; readonly takenDown: boolean },
): Removed {
  const ids = before?.ids ?? [];
  const mark = takenDown ? { takenDown: true as const } : {};
  if (ids.some((each) => each.id === id)) {
    return { ids: ids.map((each) => (each.id === id ? { ...each, ...mark } : each)) };
  }
  return { ids: [...ids, { id, at, ...mark }].slice(-REMOVED_KEPT) };
}

/** The list without an entry that is public again. */
export function withoutRemoved(before: Removed | undefined, id: string): Removed {
  return { ids: (before?.ids ?? []).filter((each) => each.id !== id) };
}
