import { useEffect, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { FileNotRead, readFile } from './opened-files.ts';

/** The address in this page of a stored picture of a submission that is not public; undefined until it is there. */
export function useStagedPicture(submissionId: string, path: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly path: string; readonly url: string }>();
  useEffect(() => {
    if (path === undefined) return;
    let url: string | undefined;
    const leaving = new AbortController();
    const show = async () => {
      try {
        const blob = await readFile(submissionId, path, leaving.signal);
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setShown({ path, url });
      } catch (error) {
        if (leaving.signal.aborted) return;
        // It goes some time after a decision.
        if (error instanceof FileNotRead && error.status === 404) return;
        // It is there and checked; only it cannot be seen now.
        report('A stored picture cannot be shown.', error);
      }
    };
    void show();
    return () => {
      leaving.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [submissionId, path]);
  return shown?.path === path ? shown?.url : undefined;
}
