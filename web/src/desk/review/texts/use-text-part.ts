import type { Chapter } from '@rawi/model/truth/chapter';
import { useEffect, useState } from 'react';
import { report } from '../../../core/lib/report-error.ts';
import { useSession } from '../../../core/session/session.ts';
import { isTaken } from '../../../domains/submissions/taken.ts';

interface Asked {
  readonly uid: string;
  readonly ownerUid: string;
  readonly comicId: string;
  readonly chapter: Chapter | null | undefined;
}

/**
 * Why a reviewer does not decide about a text: it is their own, or they have translated the chapter into the same language. Nobody but
 * translators has, so only they are asked about; until that is known, and where it cannot be, the call refuses them.
 */
export function useTextPart({ uid, ownerUid, comicId, chapter }: Asked): 'own' | 'rival' | undefined {
  const session = useSession();
  const roles = session.state === 'signed-in' ? session.user.roles : [];
  const isAsked = ownerUid !== uid && roles.includes('translator');
  const [isRival, setIsRival] = useState(false);
  const { number, language } = chapter ?? {};
  useEffect(() => {
    if (!isAsked || number === undefined || language === undefined) return;
    let isOver = false;
    isTaken({
      uid,
      submissionId: '',
      content: { comic: { comicId }, proposed: null, number, language },
    }).then(
      (taken) => !isOver && setIsRival(taken),
      (error: unknown) => report('Whether a reviewer is a rival is not known.', error),
    );
    return () => {
      isOver = true;
    };
  }, [isAsked, uid, comicId, number, language]);
  if (ownerUid === uid) return 'own';
  return isRival ? 'rival' : undefined;
}
