import { report } from '../lib/report-error.ts';
import { onReconnect } from '../network/connectivity.ts';
import { currentSession, onSession } from '../session/session-store.ts';
import { mayBeSent, type Outcome, type Waiting } from './entry.ts';
import type { KeptEntries } from './kept-entries.ts';

/** How a kind of entry is sent. */
interface Sending<E extends Waiting> {
  /** Loads what sends an entry. It counts one that has arrived before, whose answer was lost, as sent. */
  readonly load: () => Promise<(entry: E) => Promise<Outcome<NonNullable<E['reason']>>>>;
  /** The least time between two of one person: the second of two would be refused. */
  readonly intervalSeconds?: number;
  /** How long one that was sent is still kept, because its page does not show it yet. */
  readonly shownAfterMs?: number;
  /** Reports a refusal of an entry, which is then dropped; without it the entry stays, with its reason. */
  readonly notifyRefusal?: (entry: E, reason: NonNullable<E['reason']>) => void;
}

export interface Sender<E extends Waiting> {
  /** Keeps an entry, and sends it as soon as that is allowed. Returns whether the device keeps it. */
  readonly put: (entry: E) => boolean;
  /** Keeps an entry that this page sends in another way: what is left of it is sent by the next page. */
  readonly hold: (entry: E) => void;
  /** Sends what waits, now and whenever the network or the person comes back. */
  readonly follow: () => void;
  /** Sends what waits, once. */
  readonly send: () => void;
}

/**
 * The longest timer, since a device may sleep meanwhile: what waits for another day is tried again in between.
 */
const MAX_WAIT_MS = 30 * 60_000;

/** The wait after a failure that names none, while there seems to be a network. */
const RETRY_SECONDS = 20;

type End = 'nothing left' | 'later';

/** Sends entries of a kind, one after the other, from one tab at a time. */
export function senderOf<E extends Waiting>(kept: KeptEntries<E>, how: Sending<E>): Sender<E> {
  const held = new Set<string>();
  let isFollowing = false;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose entry was last sent from here, and when: one that comes too soon after it would be refused. */
  let last: { readonly uid: string | null; readonly at: number } | undefined;

  /** The next entry that whoever is here now may send. */
  const nextEntry = () => {
    const session = currentSession();
    if (session.state === 'unknown') return undefined;
    const self = session.state === 'signed-in' ? session.user.uid : undefined;
    return kept.read().find((entry) => !held.has(entry.id) && mayBeSent(entry, self));
  };

  const send = () => {
    if (isSending || !nextEntry()) return;
    isSending = true;
    clearTimeout(timer);
    void run();
  };
  const sendIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(send, Math.min(milliseconds, MAX_WAIT_MS));
  };

  async function run(): Promise<void> {
    let end: End = 'later';
    try {
      end = await inOneTab(kept.name, sendAll);
    } catch (error) {
      report('What waits on this device cannot be sent.', error);
    }
    isSending = false;
    // One may have been added after the last look.
    if (end === 'nothing left') send();
  }

  async function sendAll(): Promise<End> {
    const sendEntry = await how.load();
    for (let next = nextEntry(); next; next = nextEntry()) {
      const wait = last?.uid === next.uid ? waitAfter(last.at) : 0;
      if (wait > 0) {
        sendIn(wait);
        return 'later';
      }
      kept.setState(next.id, 'sending');
      const sent = await sendEntry(next);
      if (sent.outcome === 'later') {
        kept.setState(next.id, sent.isForToday === true ? 'tomorrow' : 'waiting');
        // Without a network the next try starts when it is back, or after this wait.
        const seconds = sent.seconds ?? (navigator.onLine ? RETRY_SECONDS : undefined);
        if (seconds !== undefined) sendIn(seconds * 1000);
        return 'later';
      }
      if (sent.outcome === 'refused') refuse(next, sent.reason);
      else settle(next);
    }
    return 'nothing left';
  }

  /** After a change of the clock no longer than the interval. */
  function waitAfter(at: number): number {
    const interval = (how.intervalSeconds ?? 0) * 1000;
    return Math.min(interval, at + interval - Date.now());
  }

  function settle({ id, uid }: E): void {
    last = { uid, at: Date.now() };
    if (how.shownAfterMs === undefined) return kept.remove(id);
    kept.setState(id, 'sent');
    setTimeout(() => kept.remove(id), how.shownAfterMs);
  }

  function refuse(entry: E, reason: NonNullable<E['reason']>): void {
    if (!how.notifyRefusal) return kept.setState(entry.id, 'refused', reason);
    // Nobody is told about what was dropped meanwhile, as at a log-out.
    const isHere = kept.read().some(({ id }) => id === entry.id);
    kept.remove(entry.id);
    if (isHere) how.notifyRefusal(entry, reason);
  }

  const follow = () => {
    if (isFollowing) return;
    isFollowing = true;
    onReconnect(send);
    onSession(send);
    send();
  };
  return {
    follow,
    send,
    put(entry) {
      const isKept = kept.add(entry);
      if (isFollowing) send();
      else follow();
      return isKept;
    },
    hold(entry) {
      held.add(entry.id);
      kept.add(entry);
    },
  };
}

/** Without locks a second tab may send the same again; there is no other harm. */
function inOneTab(name: string, task: () => Promise<End>): Promise<End> {
  return navigator.locks ? navigator.locks.request(`rawi-${name}`, task) : task();
}
