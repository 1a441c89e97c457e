import { useEffect, useState } from 'react';
import { readRemoved } from './removed.ts';

/** The ids of chapters and comics that were removed for readers lately; empty until they are known. */
export function useRemoved(): ReadonlySet<string> {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(() => new Set());
  useEffect(() => {
    let isShown = true;
    const learn = async () => {
      const ids = await readRemoved();
      if (isShown && ids.size > 0) setRemoved(ids);
    };
    void learn();
    return () => {
      isShown = false;
    };
  }, []);
  return removed;
}
