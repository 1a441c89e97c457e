import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { preloadObservable, useObservable } from 'reactfire';
import { Observable, type Subscriber } from 'rxjs';
import { currentSession, onSession } from '../session/session-store.ts';
import { closeLive, type LiveEntry, newLiveId, openLive } from './live-entries.ts';

/** The only file that imports ReactFire. Import it from lazily loaded pages of signed-in people only. */

/** Opens a listener that sends values, or fails once; the returned function closes it. */
export type Listen<T> = (next: (value: T) => void, fail: (error: unknown) => void) => () => void;

interface Live<T> {
  /** Undefined until the first value arrives, and for a session that has just begun or ended. */
  readonly value: T | undefined;
  /** Closes the listener and opens another. */
  readonly retry: () => void;
}

/**
 * Follows what `path` holds for the signed-in user. An error of the listener is thrown while rendering, so
 * use it under a `RetryBoundary`. A former session's value is never shown, not even for one frame.
 */
export function useLive<T>(path: string, listen: Listen<T>): Live<T> {
  const uid = useSyncExternalStore(onSession, signedInUid);
  const [turn, setTurn] = useState(0);
  const [shown, setShown] = useState<Shown<T>>();
  const key = `${uid ?? ''}/${path}#${turn}`;
  const open = useEffectEvent(listen);

  // The listener opens when the component has mounted: a render that React discards would never close it.
  useEffect(() => {
    if (uid === undefined) return;
    const source = new LiveSource<T>(newLiveId(uid, path), open);
    openLive(source);
    preloadObservable(source.observable, source.id);
    // oxlint-disable-next-line react/set-state-in-effect -- the source is made by the effect, and has to be rendered.
    setShown({ key, source });
    return () => closeLive(source);
  }, [uid, path, key]);

  const source = shown?.key === key ? shown.source : undefined;
  const { status, data } = useObservable<T>(source?.id ?? IDLE_ID, source?.observable ?? IDLE, {
    suspense: false,
  });
  return {
    value: source && status === 'success' ? data : undefined,
    retry: () => setTurn((now) => now + 1),
  };
}

interface Shown<T> {
  /** The key that the source was opened for; a source of another key is no longer shown. */
  readonly key: string;
  readonly source: LiveSource<T>;
}

const IDLE_ID = 'idle';
const IDLE = new Observable<never>(() => {});

function signedInUid(): string | undefined {
  const session = currentSession();
  return session.state === 'signed-in' ? session.user.uid : undefined;
}

/**
 * A listener as an observable that can be completed from outside, which closes ReactFire's own subscription.
 */
class LiveSource<T> implements LiveEntry {
  readonly id: string;
  readonly observable: Observable<T>;
  readonly #subscribers = new Set<Subscriber<T>>();
  #hasEnded = false;

  constructor(id: string, listen: Listen<T>) {
    this.id = id;
    this.observable = new Observable<T>((subscriber) => {
      if (this.#hasEnded) return subscriber.complete();
      this.#subscribers.add(subscriber);
      const stop = listen(
        (value) => subscriber.next(value),
        (error) => subscriber.error(error),
      );
      return () => {
        this.#subscribers.delete(subscriber);
        stop();
      };
    });
  }

  readonly end = (): void => {
    this.#hasEnded = true;
    for (const subscriber of this.#subscribers) subscriber.complete();
  };
}
