import { idSchema, timeSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';

/** How long a task waits before it rebuilds a marked page, so that marks in this time cost one rebuild. */
export const REBUILD_DELAY_SECONDS = 4;
/** How long one task may hold a page: longer than its function may run, so that who holds it longer has died. */
export const REBUILD_LEASE_SECONDS = 90;
/** A mark that no task claimed in this time is handed to the queue again. */
export const MARK_OVERDUE_SECONDS = 60;
/** After so many failed rebuilds of one mark the page is parked. */
export const REBUILD_TRIES = 6;

/** What a mark says beside the page that it names. */
export const markFields = {
  /** Unique among all marks, also earlier marks of the same page. */
  generation: idSchema,
  markedAt: timeSchema,
  /** The generation that a task is rebuilding; null where none is. */
  claimed: idSchema.nullable(),
  /** When the sweep hands the page to the queue again; null where it is parked. */
  dueAt: timeSchema.nullable(),
  /** How often a rebuild of this generation was begun. */
  tries: z.int().nonnegative(),
  /** Why the page is parked: it stays as it is until it is marked again. */
  error: z.string().max(500).nullable(),
};
const fieldsSchema = z.strictObject(markFields);
export type MarkState = Readonly<z.infer<typeof fieldsSchema>>;

/** Whether a task will still read the truth for this mark; another mark of the page then changes nothing. */
export function isWaiting(mark: MarkState): boolean {
  return mark.error === null && mark.claimed !== mark.generation;
}

/** The mark after a change of the truth; nothing where the page is already waiting. */
export function marked(current: MarkState | undefined, generation: string, now: Date): MarkState | undefined {
  if (current && isWaiting(current)) return undefined;
  const fresh = { generation, markedAt: now, tries: 0, error: null };
  if (current && current.claimed !== null) {
    return { ...fresh, claimed: current.claimed, dueAt: current.dueAt };
  }
  return { ...fresh, claimed: null, dueAt: later(now, MARK_OVERDUE_SECONDS) };
}

/** As `marked`, but a mark that no task claimed in time is replaced too: the new mark's event makes a new task. */
export function markedAnew(
  current: MarkState | undefined,
  generation: string,
  now: Date,
): MarkState | undefined {
  const overdue = current !== undefined && current.dueAt !== null && current.dueAt <= now;
  return marked(overdue ? undefined : current, generation, now);
}

/** The mark as a task takes it; nothing where another task holds it or the page is parked. */
export function claimed(current: MarkState, now: Date): MarkState | undefined {
  if (current.error !== null) return undefined;
  if (current.claimed !== null && current.dueAt !== null && current.dueAt > now) return undefined;
  if (current.tries >= REBUILD_TRIES)
    return parkMark(current, `Begun ${current.tries} times, never finished.`);
  const { generation, tries } = current;
  return { ...current, claimed: generation, dueAt: later(now, REBUILD_LEASE_SECONDS), tries: tries + 1 };
}

/**
 * The mark after a task that claimed `generation` has built the page: `lost` where the task no longer holds it, `done`
 * where nothing changed meanwhile, else the mark that waits for the next task.
 */
export function finished(
  current: MarkState | undefined,
  generation: string,
  now: Date,
): 'lost' | 'done' | MarkState {
  if (current?.claimed !== generation) return 'lost';
  return current.generation === generation ? 'done' : releaseMark(current, now);
}

/** The mark after a rebuild that failed: waiting again, or parked where another try would find the same. */
export function failed(
  current: MarkState | undefined,
  generation: string,
  failure: { readonly message: string; readonly permanent: boolean },
  now: Date,
): MarkState | undefined {
  if (current?.claimed !== generation) return undefined;
  const markedMeanwhile = current.generation !== generation;
  const hopeless = failure.permanent || current.tries >= REBUILD_TRIES;
  return hopeless && !markedMeanwhile ? parkMark(current, failure.message) : releaseMark(current, now);
}

function releaseMark(current: MarkState, now: Date): MarkState {
  return { ...current, claimed: null, dueAt: later(now, MARK_OVERDUE_SECONDS) };
}

function parkMark(current: MarkState, message: string): MarkState {
  return { ...current, claimed: null, dueAt: null, error: message.slice(0, 500) };
}

function later(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
