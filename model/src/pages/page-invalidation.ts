import { idSchema, timeSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';

/** How long a task waits before it rebuilds an invalidated page, so that invalidations in this time cost one rebuild. */
export const REBUILD_DELAY_SECONDS = 4;
/** How long one task may hold a page: longer than its function may run, so that who holds it longer has died. */
export const REBUILD_LEASE_SECONDS = 90;
/** An invalidation that no task claimed in this time is handed to the queue again. */
export const INVALIDATION_OVERDUE_SECONDS = 60;
/** After so many failed rebuilds of one invalidation the page is parked. */
export const REBUILD_TRIES = 6;

/** What an invalidation says beside the page that it names. */
export const invalidationFields = {
  /** Unique among all invalidations, also earlier invalidations of the same page. */
  generation: idSchema,
  markedAt: timeSchema,
  /** The generation that a task is rebuilding; null where none is. */
  claimed: idSchema.nullable(),
  /** When the sweep hands the page to the queue again; null where it is parked. */
  dueAt: timeSchema.nullable(),
  /** How often a rebuild of this generation was begun. */
  tries: z.int().nonnegative(),
  /** Why the page is parked: it stays as it is until it is invalidated again. */
  error: z.string().max(500).nullable(),
};
const fieldsSchema = z.strictObject(invalidationFields);
export type InvalidationState = Readonly<z.infer<typeof fieldsSchema>>;

/** Whether a task will still read the truth for this invalidation; another invalidation of the page then changes nothing. */
export function isWaiting(invalidation: InvalidationState): boolean {
  return invalidation.error === null && invalidation.claimed !== invalidation.generation;
}

/** The invalidation after a change of the truth; nothing where the page is already waiting. */
export function invalidate(
  current: InvalidationState | undefined,
  generation: string,
  now: Date,
): InvalidationState | undefined {
  if (current && isWaiting(current)) return undefined;
  const fresh = { generation, markedAt: now, tries: 0, error: null };
  if (current && current.claimed !== null) {
    return { ...fresh, claimed: current.claimed, dueAt: current.dueAt };
  }
  return { ...fresh, claimed: null, dueAt: later(now, INVALIDATION_OVERDUE_SECONDS) };
}

/** As `invalidate`, but an invalidation that no task claimed in time is replaced too: the new invalidation's event makes a new task. */
export function invalidateOverdue(
  current: InvalidationState | undefined,
  generation: string,
  now: Date,
): InvalidationState | undefined {
  const overdue = current !== undefined && current.dueAt !== null && current.dueAt <= now;
  return invalidate(overdue ? undefined : current, generation, now);
}

/** The invalidation as a task takes it; nothing where another task holds it or the page is parked. */
export function claim(current: InvalidationState, now: Date): InvalidationState | undefined {
  if (current.error !== null) return undefined;
  if (current.claimed !== null && current.dueAt !== null && current.dueAt > now) return undefined;
  if (current.tries >= REBUILD_TRIES)
    return parkInvalidation(current, `Begun ${current.tries} times, never finished.`);
  const { generation, tries } = current;
  return { ...current, claimed: generation, dueAt: later(now, REBUILD_LEASE_SECONDS), tries: tries + 1 };
}

/**
 * The invalidation after a task that claimed `generation` has built the page: `lost` where the task no longer holds it, `done`
 * where nothing changed meanwhile, else the invalidation that waits for the next task.
 */
export function finish(
  current: InvalidationState | undefined,
  generation: string,
  now: Date,
): 'lost' | 'done' | InvalidationState {
  if (current?.claimed !== generation) return 'lost';
  return current.generation === generation ? 'done' : releaseInvalidation(current, now);
}

/** The invalidation after a rebuild that failed: waiting again, or parked where another try would find the same. */
export function fail(
  current: InvalidationState | undefined,
  generation: string,
  failure: { readonly message: string; readonly permanent: boolean },
  now: Date,
): InvalidationState | undefined {
  if (current?.claimed !== generation) return undefined;
  const invalidatedMeanwhile = current.generation !== generation;
  const hopeless = failure.permanent || current.tries >= REBUILD_TRIES;
  return hopeless && !invalidatedMeanwhile
    ? parkInvalidation(current, failure.message)
    : releaseInvalidation(current, now);
}

function releaseInvalidation(current: InvalidationState, now: Date): InvalidationState {
  return { ...current, claimed: null, dueAt: later(now, INVALIDATION_OVERDUE_SECONDS) };
}

function parkInvalidation(current: InvalidationState, message: string): InvalidationState {
  return { ...current, claimed: null, dueAt: null, error: message.slice(0, 500) };
}

function later(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
