import { fieldOf, keptJson } from '../device/device-store.ts';

/** When something was last written, ISO 8601, and how often it was on that day in UTC. */
export interface Counted {
  readonly at: string;
  readonly count: number;
}

interface KeptCounts {
  readonly uid: string;
  readonly counts: Readonly<Record<string, Counted>>;
}

/** Counts of another day are dropped when the next one is kept; on one day there are few. */
const kept = keptJson('localStorage', 'counts', (value): KeptCounts | undefined => {
  const [uid, counts] = [fieldOf(value, 'uid'), fieldOf(value, 'counts')];
  if (typeof uid !== 'string' || typeof counts !== 'object' || counts === null) return undefined;
  const read = Object.entries(counts).flatMap(([name, each]): [string, Counted][] => {
    const [at, count] = [fieldOf(each, 'at'), fieldOf(each, 'count')];
    return typeof at === 'string' && typeof count === 'number' ? [[name, { at, count }]] : [];
  });
  return { uid, counts: Object.fromEntries(read) };
});

/** How often a person has written something, as far as this device knows. */
export function readKeptCount(uid: string, name: string): Counted | undefined {
  const stored = kept.read();
  return stored?.uid === uid && Object.hasOwn(stored.counts, name) ? stored.counts[name] : undefined;
}

export function keepCount(uid: string, name: string, counted: Counted): void {
  const stored = kept.read();
  const day = counted.at.slice(0, 10);
  const others = Object.entries(stored?.uid === uid ? stored.counts : {}).filter(
    ([other, { at }]) => other !== name && at.startsWith(day),
  );
  kept.keep({ uid, counts: { ...Object.fromEntries(others), [name]: counted } });
}

/** Forgets all counts, for when a person leaves this device. */
export function forgetCounts(): void {
  kept.keep(undefined);
}
