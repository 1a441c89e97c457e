import type { Takedown } from '@rawi/model/truth/takedown';
import { useEffect, useState } from 'react';
import { followDocument } from '../../core/data/documents.ts';
import { report } from '../../core/lib/report-error.ts';
import { takedownAt } from './takedowns.ts';

/**
 * The progress of a takedown, by its record's id; undefined before there is one, and while it cannot be read.
 */
export function useTakedown(takedownId: string | undefined): Takedown | undefined {
  const [known, setKnown] = useState<Takedown>();
  useEffect(() => {
    if (takedownId === undefined) return undefined;
    return followDocument(
      takedownAt(takedownId),
      (state) => setKnown(state.state === 'ready' ? state.data : undefined),
      (error) => report('How far a take-down is cannot be read.', error),
    );
  }, [takedownId]);
  return takedownId === undefined ? undefined : known;
}
