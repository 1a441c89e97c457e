const WINDOW = 60_000;

/** How many of something one instance lets through a minute: of one name, and in all. */
export interface Rate {
  readonly perName: number;
  readonly inAll: number;
}

/** Counts one more of a name, or refuses it. */
export type Meter = (name: string, now: Date) => boolean;

/**
 * Counts in the memory of this instance, so that counting costs nothing: for what is too small to be worth a document. With the
 * most instances that a function may have, it is a ceiling for all of them.
 */
export function meter({ perName, inAll }: Rate): Meter {
  let began = Number.NEGATIVE_INFINITY;
  let all = 0;
  const counts = new Map<string, number>();
  return (name, now) => {
    if (Math.abs(now.getTime() - began) >= WINDOW) {
      began = now.getTime();
      all = 0;
      counts.clear();
    }
    const count = counts.get(name) ?? 0;
    if (count >= perName || all >= inAll) return false;
    counts.set(name, count + 1);
    all += 1;
    return true;
  };
}
