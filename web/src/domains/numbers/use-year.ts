import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { useSession } from '../../core/session/session.ts';
import { useDeviceHistory } from '../history/device-history.ts';
import type { ReadEntry } from '../history/entry.ts';
import { onVisitorMonths, visitorMonths } from './kept-months.ts';
import { joinedMonths, type Months } from './month-record.ts';
import { firstDay, knownMonths } from './numbers.ts';
import { waitingMonths } from './waiting-months.ts';

/** What is known of a year. */
export interface Year {
  readonly state: 'loading' | 'ready' | 'failed';
  /** What was recorded, with what waits here, and what the history knows of before. */
  readonly months: Months;
  readonly known: Months;
  /** From when on it was recorded (`2026-11-29`); undefined where nothing was. */
  readonly since: string | undefined;
  /** There is more in the history than was read of it. */
  readonly isCut: boolean;
  readonly retry: () => void;
}

interface Stored {
  readonly uid: string;
  readonly year: number;
  readonly turn: number;
  readonly months: Months;
  readonly history: readonly ReadEntry[];
  readonly isCut: boolean;
}

type Answer = Stored | (Pick<Stored, 'uid' | 'year' | 'turn'> & { readonly failed: true });

const NOTHING = { months: {}, history: [], isCut: false } as const;

/**
 * What whoever is here has read in a year: a visitor's record and history are on the device, those of an account are read, at most 12
 * months and, of the time before the record began, at most 200 entries of the history. `turn` reads it once more.
 */
export function useYear(year: number, turn: number): Year {
  const session = useSession();
  const device = useSyncExternalStore(onVisitorMonths, visitorMonths, visitorMonths);
  const history = useDeviceHistory();
  const waiting = useSyncExternalStore(waitingMonths.listen, waitingMonths.shown, waitingMonths.shown);
  const uid = session.state === 'signed-in' ? session.user.uid : undefined;
  const { answer, retry } = useStored(uid, year, turn);
  const isVisitor = session.state === 'signed-out';
  return useMemo(() => {
    const stored = isVisitor
      ? { ...NOTHING, months: device, history }
      : answer && 'months' in answer && answer;
    const own = waiting
      .filter((each) => each.uid === uid)
      .reduce<Months>((all, { month, record }) => joinedMonths(all, { [month]: record }), {});
    const months = ofYear(joinedMonths(stored ? stored.months : {}, own), year);
    const known = stored ? ofYear(knownMonths(stored.history, months), year) : {};
    const state = stored ? 'ready' : answer ? 'failed' : 'loading';
    return { state, months, known, since: firstDay(months), isCut: stored ? stored.isCut : false, retry };
  }, [isVisitor, device, history, answer, waiting, uid, year, retry]);
}

const ofYear = (months: Months, year: number): Months =>
  Object.fromEntries(Object.entries(months).filter(([name]) => name.startsWith(`${year}-`)));

function useStored(uid: string | undefined, year: number, turn: number) {
  const [answer, setAnswer] = useState<Answer>();
  const [tried, setTried] = useState(0);
  const now = turn + tried;
  useEffect(() => {
    if (uid === undefined) return;
    let isShown = true;
    read(uid, year).then(
      (stored) => isShown && setAnswer({ uid, year, turn: now, ...stored }),
      (error: unknown) => {
        report('The months of an account cannot be read.', error);
        if (isShown) setAnswer({ uid, year, turn: now, failed: true });
      },
    );
    return () => {
      isShown = false;
    };
  }, [uid, year, now]);
  const isAnswer = answer?.uid === uid && answer?.year === year && answer.turn === now;
  const retry = useCallback(() => setTried((before) => before + 1), []);
  return { answer: isAnswer ? answer : undefined, retry };
}

async function read(uid: string, year: number) {
  const { readHistory, readMonths } = await import('./account-months.ts');
  const months = await readMonths(uid, year);
  const first = firstDay(months);
  const until = first === undefined ? new Date(year + 1, 0, 1) : new Date(`${first}T23:59:59.999`);
  const { entries, isCut } = await readHistory(uid, new Date(year, 0, 1), until);
  return { months, history: entries, isCut };
}
