import type { Language } from '@rawi/model/lists/languages';
import type { UpdatesPayload } from '@rawi/model/pages/updates-payload';
import { savedKeys } from '@rawi/model/truth/saved-key';
import { useEffect, useMemo, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { useSession } from '../../core/session/session.ts';
import { useDeviceHistory } from '../history/device-history.ts';
import type { ReadEntry } from '../history/entry.ts';
import { useLibrary } from '../library/library.ts';
import { currentLibrary } from '../library/library-state.ts';
import type { Interest } from './news.ts';

const NO_ENTRIES: readonly ReadEntry[] = [];

/**
 * What decides which new chapters are those of whoever is here; undefined until that is known. A visitor's history is on the
 * device. An account's choices and places are its library, which is read once a session; which comics those places are in is
 * told by the new chapters, and by the copies that this device has of the account's newest entries. None of it costs another read.
 */
export function useInterest({ chapters }: Pick<UpdatesPayload, 'chapters'>): Interest | undefined {
  const session = useSession();
  const library = useLibrary();
  const device = useDeviceHistory();
  const entries = useCopiedEntries(library.uid);
  const { state, isSaved, isFollowing, positionOf } = library;
  return useMemo(() => {
    const isVisitor = session.state === 'signed-out';
    // A library that could not be read has the person's latest choices all the same.
    const isRead = state === 'ready' || state === 'failed';
    if (!isVisitor && (session.state === 'unknown' || !isRead)) return undefined;
    const history = isVisitor ? device : entries;
    const opened = isVisitor ? [] : chapters.filter(({ id }) => positionOf(id) !== undefined);
    const read = new Set([...history.map(({ comicId }) => comicId), ...opened.map(({ comic }) => comic)]);
    const finished = new Set(
      history.flatMap(({ finished: isDone, chapterId }) => (isDone ? [chapterId] : [])),
    );
    const languages = new Set<Language>([...history, ...opened].map(({ language }) => language));
    const { own } = currentLibrary();
    const choices = [own.following, own.saved, own.places].some((each) => Object.keys(each).length > 0);
    return {
      hasAny: read.size > 0 || choices,
      isSaved: (comicId) => isSaved(savedKeys.comic(comicId)),
      isFollowing,
      hasRead: (comicId) => read.has(comicId),
      isFinished: (chapterId) => finished.has(chapterId) || positionOf(chapterId)?.finished === true,
      languages,
    };
  }, [session.state, state, isSaved, isFollowing, positionOf, device, entries, chapters]);
}

/** This device's copies of the newest entries of an account's history: they cost no read. */
function useCopiedEntries(uid: string | undefined): readonly ReadEntry[] {
  const [copies, setCopies] = useState<{ readonly uid: string; readonly entries: readonly ReadEntry[] }>();
  useEffect(() => {
    if (uid === undefined) return;
    let isShown = true;
    import('../history/account-history.ts')
      .then(({ newestEntries }) => newestEntries(uid, 'device'))
      .then(
        (entries) => isShown && setCopies({ uid, entries }),
        (error: unknown) => report('This device has no copies of the history.', error),
      );
    return () => {
      isShown = false;
    };
  }, [uid]);
  return uid !== undefined && copies?.uid === uid ? copies.entries : NO_ENTRIES;
}
