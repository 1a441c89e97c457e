import { useEffect, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { FileNotRead, readFile } from './opened-files.ts';

/** The object URL of a stored, unpublished picture of a submission; undefined until it has loaded. */
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
        // The picture is deleted some time after a decision.
        if (error instanceof FileNotRead && error.status === 404) return;
        // The picture is stored and checked; it only cannot be shown now.
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
