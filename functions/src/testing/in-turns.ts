/**
 * Runs all of `items` concurrently, but only one at a time continues: each waits at every `turn()` until the
 * others wait or are done, and `order` then picks who is next. The same order gives the same run. Rejects as
 * the first one does.
 */
export async function inTurns<T>(
  order: readonly number[],
  items: readonly T[],
  run: (item: T, turn: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const waiting: (() => void)[] = [];
  let moving = items.length;
  let picks = 0;
  const next = () => {
    if (moving > 0 || waiting.length === 0) return;
    const pick = (order[picks++ % order.length] ?? 0) % waiting.length;
    const [go] = waiting.splice(pick, 1);
    moving += 1;
    go?.();
  };
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      moving -= 1;
      next();
    });
  await Promise.all(
    items.map(async (item) => {
      try {
        await run(item, turn);
      } finally {
        moving -= 1;
        next();
      }
    }),
  );
}
