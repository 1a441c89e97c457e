import { placeOf } from '@rawi/model/truth/submission';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { useEffect, useEffectEvent, useState } from 'react';
import { isTaken } from '../../domains/submissions/taken.ts';

interface Asked {
  readonly uid: string;
  readonly submissionId: string;
  readonly content: ChapterContent;
  /** Whether it replaces this person's existing chapter. */
  readonly isReplacement: boolean;
}

/**
 * Whether this person already has this chapter in this language, submitted or published. Checked when comic,
 * number or language change; the call that submits checks again.
 */
export function useTaken(asked: Asked): boolean {
  const place = asked.isReplacement ? null : placeOf(asked);
  const [taken, setTaken] = useState<string>();
  const ask = useEffectEvent(() => isTaken(asked));
  useEffect(() => {
    if (place === null) return;
    let isOver = false;
    const look = async () => {
      try {
        const found = await ask();
        if (!isOver) setTaken(found ? place : undefined);
      } catch {
        // Offline this cannot be checked; the call checks it.
      }
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [place]);
  return place !== null && taken === place;
}
