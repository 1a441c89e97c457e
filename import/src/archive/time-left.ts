/** How often a line of progress is printed, in milliseconds. */
const EVERY_MS = 1000;

/** Tells how far something is: what is done of how much, and about how long the rest takes. */
export interface Progress {
  /** Says how much is done now; a line follows at most once a second. */
  readonly at: (done: number) => void;
}

/** Progress of `total` things, whose line begins with `what`. What was done before this run is no measure of its speed. */
export function progressOf(
  what: string,
  { total, print, now = Date.now }: { total: number; print: (line: string) => void; now?: () => number },
): Progress {
  const beganAt = now();
  let first: number | undefined;
  let printedAt = Number.NEGATIVE_INFINITY;
  return {
    at(done) {
      first ??= done;
      const time = now();
      if (time - printedAt < EVERY_MS) return;
      printedAt = time;
      const speed = (done - first) / Math.max(1, time - beganAt);
      const left = speed > 0 ? `, ${timeLeft((total - done) / speed)} left` : '';
      const share = total === 0 ? 100 : Math.min(100, Math.floor((100 * done) / total));
      print(`  ${what}: ${share} %${left}`);
    },
  };
}

/** A time that nobody should take for exact. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  if (seconds < 60) return 'less than a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
  return `about ${Math.ceil(minutes / 60)} hours`;
}
