import { z } from '../zod.ts';

/**
 * How long something waited, as a distribution: how many waited for each number of minutes, which is rounded to two digits. So a
 * month of any size stays small, and the waits of years are those of their months together.
 */
export const waitsSchema = z.record(z.string().regex(/^\d{1,9}$/), z.int().positive());
export type Waits = z.infer<typeof waitsSchema>;

/** The waits with one more. */
export function withWait(waits: Waits, minutes: number): Waits {
  const rounded = String(roundedMinutes(minutes));
  return { ...waits, [rounded]: (waits[rounded] ?? 0) + 1 };
}

/** All of them together. */
export function allWaits(each: readonly Waits[]): Waits {
  const together: Record<string, number> = {};
  for (const [minutes, count] of each.flatMap((waits) => Object.entries(waits))) {
    together[minutes] = (together[minutes] ?? 0) + count;
  }
  return together;
}

/** The minutes within which a share of them was over (nearest rank); undefined where nothing waited. */
export function waitOfShare(waits: Waits, share: number): number | undefined {
  const inOrder = Object.entries(waits)
    .map(([minutes, count]) => ({ minutes: Number(minutes), count }))
    .toSorted((a, b) => a.minutes - b.minutes);
  const all = inOrder.reduce((sum, { count }) => sum + count, 0);
  let left = Math.max(1, Math.ceil(all * share));
  for (const { minutes, count } of inOrder) {
    left -= count;
    if (left <= 0) return minutes;
  }
  return undefined;
}

/** Two digits of it: 1234 is 1200. */
function roundedMinutes(minutes: number): number {
  const whole = Math.max(0, Math.round(minutes));
  const step = 10 ** Math.max(0, String(whole).length - 2);
  return Math.round(whole / step) * step;
}
