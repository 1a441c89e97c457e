/** Milliseconds of each of `count` runs, one after the other, after `warmUp` runs that do not count. */
export async function timeEach(
  count: number,
  action: (run: number) => Promise<unknown>,
  warmUp = 1,
): Promise<number[]> {
  const times: number[] = [];
  for (let run = -warmUp; run < count; run += 1) {
    const started = performance.now();
    await action(run);
    if (run >= 0) times.push(performance.now() - started);
  }
  return times;
}

/** The value below which `share` (0 to 1) of the sample lies. */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new RangeError('An empty sample has no percentiles.');
  return value;
}

export const median = (sample: readonly number[]): number => percentile(sample, 0.5);

/** "12.3 / 18.0": the median and the 95th percentile. */
export const spread = (sample: readonly number[], digits = 1): string =>
  `${median(sample).toFixed(digits)} / ${percentile(sample, 0.95).toFixed(digits)}`;

/** A promise with its two ends (Node 20 has no `Promise.withResolvers`). */
export function deferred(): { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } {
  let resolve = (): void => {};
  let reject = (_error: Error): void => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
