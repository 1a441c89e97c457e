const WINDOW_MS = 60_000;

/** How many of something one instance allows a minute: of one name, and in all. */
export interface Rate {
  readonly perName: number;
  readonly inAll: number;
}

/** Counts one more of a name, or refuses it. Without a name it is counted with all others alone. */
export type Meter = (name: string | undefined, now: Date) => boolean;

/**
 * Counts in this instance's memory, so that counting costs nothing, for things too small to be worth a
 * document. Together with the maximum number of instances it is a ceiling for all of them.
 */
export function meter({ perName, inAll }: Rate): Meter {
  let began = Number.NEGATIVE_INFINITY;
  let all = 0;
  const counts = new Map<string, number>();
  return (name, now) => {
    if (Math.abs(now.getTime() - began) >= WINDOW_MS) {
      began = now.getTime();
      all = 0;
      counts.clear();
    }
    const count = name === undefined ? 0 : (counts.get(name) ?? 0);
    if (count >= perName || all >= inAll) return false;
    if (name !== undefined) counts.set(name, count + 1);
    all += 1;
    return true;
  };
}
