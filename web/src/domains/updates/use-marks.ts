import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { knownSession, type Session, useSession } from '../../core/session/session.ts';
import { hasMarksOf, keepMarks, keptMarks, marksOf, onMarks } from './kept-marks.ts';
import { type Mark, type Marks, NO_MARKS, withMark } from './marks.ts';
import { marksSender } from './marks-sender.ts';
import { waitingMarkOf, waitingMarks } from './waiting-marks.ts';

export interface OwnMarks {
  readonly marks: Marks;
  /** How many of an account's the server does not have yet. */
  readonly waiting: number;
  readonly mark: (mark: Mark) => void;
}

/** Whose marks to show: an account's, or a visitor's; of somebody who is not known yet there are none. */
const whose = (session: Session) =>
  session.state === 'signed-in' ? session.user.uid : session.state === 'signed-out' ? null : undefined;

/** The marks of whoever is here: a visitor's are on the device, an account's everywhere, with those that wait on top. */
export function useMarks(): OwnMarks {
  const uid = whose(useSession());
  const kept = useSyncExternalStore(onMarks, keptMarks, keptMarks);
  const waiting = useSyncExternalStore(waitingMarks.listen, waitingMarks.shown, waitingMarks.shown);
  return useMemo(
    () => ({ ...ownMarks(uid, kept, waiting), mark: (mark) => addMark(uid, mark) }),
    [uid, kept, waiting],
  );
}

/** The marks of whoever is here, once that is known. */
export async function knownMarks(): Promise<Marks> {
  return ownMarks(whose(await knownSession()), keptMarks(), waitingMarks.shown()).marks;
}

function ownMarks(
  uid: string | null | undefined,
  kept: ReturnType<typeof keptMarks>,
  waiting: ReturnType<typeof waitingMarks.shown>,
) {
  const own = waiting.filter((each) => each.uid === uid);
  const stored = uid === undefined ? NO_MARKS : marksOf(uid, kept);
  return { marks: own.reduce((all, { mark }) => withMark(all, mark), stored), waiting: own.length };
}

function addMark(uid: string | null | undefined, mark: Mark): void {
  if (uid === undefined) return;
  if (uid === null) keepMarks(null, withMark(marksOf(null), mark));
  else marksSender.put(waitingMarkOf(uid, mark));
}

/** Whose marks this tab has read last, and whose it is reading. */
let asked: string | undefined;
let underWay: string | undefined;

/** Reads the marks of the signed-in account, once a session: one read. Until then this device's copy is shown. */
export function useAccountMarks(): void {
  const uid = whose(useSession());
  useEffect(() => {
    if (typeof uid !== 'string') return;
    marksSender.follow();
    if (underWay === uid || (asked === uid && hasMarksOf(uid))) return;
    asked = underWay = uid;
    import('./account-marks.ts')
      .then(({ copyAccountMarks }) => copyAccountMarks(uid))
      .catch((error: unknown) => {
        asked = undefined;
        report('The marks cannot be read.', error);
      })
      .finally(() => {
        underWay = undefined;
      });
  }, [uid]);
}
