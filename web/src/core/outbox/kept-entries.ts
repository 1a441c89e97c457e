import { type DeviceKey, keptJson } from '../device/device-store.ts';
import type { Waiting, WaitingState } from './entry.ts';

/** The entries of one kind on this device, the oldest first. Storage has them; other tabs change them too. */
export interface KeptEntries<E extends Waiting> {
  readonly name: DeviceKey;
  /** As they are now, whosever they are. */
  readonly read: () => readonly E[];
  /** The same as a value that stays the same until it changes, for React. */
  readonly shown: () => readonly E[];
  /** Calls back for every change, of other tabs too, until the returned function is called. */
  readonly listen: (listener: () => void) => () => void;
  /** Returns whether the device keeps the result; else it lives as long as the page. */
  readonly change: (move: (entries: readonly E[]) => readonly E[]) => boolean;
  /** Adds an entry; an earlier one of the same person about the same subject goes. Returns as `change`. */
  readonly add: (entry: E) => boolean;
  /** Does nothing when the entry is gone. */
  readonly setState: (id: string, state: WaitingState, reason?: string) => void;
  readonly remove: (id: string) => void;
  /** Drops all that is somebody's, for when they leave this device. */
  readonly forget: () => void;
}

interface Form<E extends Waiting> {
  readonly name: DeviceKey;
  /** Reads a stored entry; `undefined` where it is none. */
  readonly parse: (value: unknown) => E | undefined;
  /** What an entry is about, where a newer one about the same replaces it. */
  readonly subjectOf?: (entry: E) => string;
}

/** Keeps entries of a kind under its name on this device. */
export function keptEntries<E extends Waiting>({ name, parse, subjectOf }: Form<E>): KeptEntries<E> {
  const kept = keptJson('localStorage', name, (value): readonly E[] | undefined =>
    // An earlier build kept a single entry, not a list.
    (Array.isArray(value) ? value : [value]).flatMap((each: unknown) => parse(each) ?? []),
  );
  const listeners = new Set<() => void>();
  /** Where the browser stores nothing, they live as long as the page. */
  let unstored: readonly E[] | undefined;
  let shown: readonly E[] | undefined;
  /** Those that had arrived when the page was opened: it shows them as arrived. */
  let arrived: ReadonlySet<string> | undefined;

  const read = () => {
    if (unstored) return unstored;
    const stored = kept.read() ?? [];
    arrived ??= new Set(stored.filter(({ state }) => state === 'sent').map(({ id }) => id));
    const old = arrived;
    return old.size === 0 ? stored : stored.filter(({ id }) => !old.has(id));
  };
  const change: KeptEntries<E>['change'] = (move) => {
    // Another tab may have sent or added some since.
    const next = move(read());
    const isStored = kept.keep(next.length === 0 ? undefined : next);
    unstored = isStored ? undefined : next;
    shown = next;
    for (const listener of listeners) listener();
    return isStored;
  };
  const edit = (id: string, move: (entry: E) => E) =>
    void change((entries) => entries.map((each) => (each.id === id ? move(each) : each)));

  return {
    name,
    read,
    change,
    shown: () => (shown ??= read()),
    listen(listener) {
      // Nobody has listened to other tabs until now.
      if (listeners.size === 0) shown = undefined;
      listeners.add(listener);
      const stop = kept.onOtherTab(() => {
        shown = undefined;
        listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    add: (entry) =>
      change((entries) => [
        ...entries.filter((each) => each.id !== entry.id && !isReplaced(each, entry, subjectOf)),
        entry,
      ]),
    setState: (id, state, reason) =>
      edit(id, (entry) => ({ ...entry, state, ...(reason !== undefined && { reason }) })),
    remove: (id) => void change((entries) => entries.filter((each) => each.id !== id)),
    forget: () => void change((entries) => entries.filter(({ uid }) => uid === null)),
  };
}

function isReplaced<E extends Waiting>(earlier: E, later: E, subjectOf: Form<E>['subjectOf']): boolean {
  return subjectOf !== undefined && earlier.uid === later.uid && subjectOf(earlier) === subjectOf(later);
}
