import { placeOf } from '@rawi/model/truth/submission';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { useEffect, useEffectEvent, useState } from 'react';
import { isTaken } from '../../domains/submissions/taken.ts';

interface Asked {
  readonly uid: string;
  readonly submissionId: string;
  readonly content: ChapterContent;
  /** It takes the place of a chapter that this person has there. */
  readonly isReplacement: boolean;
}

/**
 * Whether this person has the chapter in this language already, handed in or published. It is looked at when comic, number or
 * language change; the call that hands in looks once more.
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
        // Without a network nobody can say; the call does.
      }
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [place]);
  return place !== null && taken === place;
}
