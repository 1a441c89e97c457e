import { useEffect, useRef, useState } from 'react';
import type { Picture } from '../../people/photo/open-picture.ts';
import { type CoverProblem, openCover } from './open-cover.ts';

/** A picture that was chosen on this page, with its file name. */
export interface ChosenCover {
  readonly picture: Picture;
  readonly file: File;
}

/** The picture that was chosen on this page, opened; or why the last one cannot be used. */
export function useChosenCover() {
  const [chosen, setChosen] = useState<ChosenCover>();
  const [problem, setProblem] = useState<CoverProblem>();
  const last = useRef<ChosenCover>(undefined);
  const keep = (next: ChosenCover | undefined) => {
    if (last.current) URL.revokeObjectURL(last.current.picture.url);
    last.current = next;
    setChosen(next);
  };
  useEffect(
    () => () => {
      if (last.current) URL.revokeObjectURL(last.current.picture.url);
    },
    [],
  );
  return {
    chosen,
    problem,
    /** Opens a file; resolves with whether it can be used. If not, the earlier choice stays. */
    async choose(file: File): Promise<boolean> {
      setProblem(undefined);
      const opened = await openCover(file);
      if (typeof opened === 'string') {
        setProblem(opened);
        return false;
      }
      keep({ picture: opened, file });
      return true;
    },
    clear() {
      keep(undefined);
      setProblem(undefined);
    },
    refuse: setProblem,
  };
}
