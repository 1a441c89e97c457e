import { useEffect, useSyncExternalStore } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { useSession } from '../../core/session/session.ts';
import { isCounting, keepCounting, onCounting } from './counting.ts';
import { forgetVisitorMonths } from './kept-months.ts';

export interface Counting {
  readonly isOn: boolean;
  /** Turns it on or off; rejects where an account's settings could not be changed. */
  readonly turn: (isOn: boolean) => Promise<void>;
  /** Removes what was recorded; rejects where an account could not be reached. */
  readonly remove: () => Promise<void>;
}

/** Whether what whoever is here reads is counted. */
export function useCounting(): Counting {
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.user.uid : null;
  const isOn = useSyncExternalStore(
    onCounting,
    () => isCounting(uid),
    () => true,
  );
  useEffect(() => {
    if (uid === null) return;
    import('./account-months.ts')
      .then(({ learnCounting }) => learnCounting(uid))
      .catch((error: unknown) => report('The settings cannot be read.', error));
  }, [uid]);
  const turn = async (next: boolean) => {
    keepCounting(uid, next);
    if (uid === null) return;
    try {
      const { writeSetting } = await import('../people/profile.ts');
      await writeSetting(uid, { name: 'countReading', value: next });
    } catch (error) {
      keepCounting(uid, !next);
      throw error;
    }
  };
  const remove = async () => {
    if (uid === null) return forgetVisitorMonths();
    const { emptyMonths } = await import('./account-months.ts');
    await emptyMonths(uid);
  };
  return { isOn, turn, remove };
}
