import { paths } from '@rawi/model/paths';
import { collection, getDocs, limit, query, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { mayReview } from '../../core/session/may-review.ts';
import { useSession } from '../../core/session/session.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/**
 * Whether the person may change the names of a comic: staff, and whoever has translated a published chapter of it, which is one read.
 * Undefined while nobody knows; the server decides.
 */
export function useMayChange(comicId: string): boolean | undefined {
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.user.uid : undefined;
  const isStaff = mayReview(session);
  const [found, setFound] = useState<boolean>();
  useEffect(() => {
    if (uid === undefined || isStaff) return;
    let isWanted = true;
    const look = async () => {
      const theirs = where('translator.id', '==', uid);
      const some = await getDocs(
        query(collection(firebaseFirestore(), paths.chapters(comicId)), theirs, limit(1)),
      );
      // Without a network only chapters that this device has seen are found.
      if (isWanted && (!some.empty || !some.metadata.fromCache)) setFound(!some.empty);
    };
    look().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [uid, isStaff, comicId]);
  return isStaff || found;
}
