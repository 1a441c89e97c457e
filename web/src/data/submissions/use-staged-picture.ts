import { useEffect, useState } from 'react';
import { report } from '../../lib/report-error.ts';
import { stagedPicture } from './staged-picture.ts';

/** The address in this page of a stored picture that only the signed-in may fetch; undefined until it is there. */
export function useStagedPicture(path: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly path: string; readonly url: string }>();
  useEffect(() => {
    if (path === undefined) return;
    let url: string | undefined;
    let isOver = false;
    const show = async () => {
      try {
        const blob = await stagedPicture(path);
        if (isOver) return;
        url = URL.createObjectURL(blob);
        setShown({ path, url });
      } catch (error) {
        // It is there and checked; only it cannot be seen now.
        report('A stored picture cannot be shown.', error);
      }
    };
    void show();
    return () => {
      isOver = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [path]);
  return shown?.path === path ? shown?.url : undefined;
}
