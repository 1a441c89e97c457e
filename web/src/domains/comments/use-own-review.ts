import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { useEffect, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';

/**
 * The review that a signed-in person has of a comic, live while the reviews are on the screen; null where there is none, undefined
 * until that is known. One billed read.
 */
export function useOwnReview(
  comicId: string,
  uid: string | undefined,
  isOpen: boolean,
): ShownComment | null | undefined {
  const [read, setRead] = useState<{ readonly of: string; readonly review: ShownComment | null }>();
  const of = `${comicId}/${uid ?? ''}`;
  useEffect(() => {
    if (uid === undefined || !isOpen) return;
    let isWanted = true;
    let stop: (() => void) | undefined;
    const fail = (error: unknown) => report('One’s own review cannot be followed.', error);
    const follow = async () => {
      const { followReview } = await import('./read-comments.ts');
      if (!isWanted) return;
      stop = followReview(comicId, uid, (review) => setRead({ of: `${comicId}/${uid}`, review }), fail);
    };
    follow().catch(fail);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [comicId, uid, isOpen]);
  return read?.of === of ? read.review : undefined;
}
