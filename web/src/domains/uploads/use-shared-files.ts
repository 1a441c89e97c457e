import { useCallback, useEffect, useState } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { forgetShared, readShared, type SharedFiles } from './shared-files.ts';

interface SharedFilesState {
  /** `none` also where the device cannot say. */
  readonly shared: SharedFiles | 'none' | 'loading';
  /** Looks again, when others may have come. */
  readonly look: () => void;
  /** Wipes them: they are used, or not wanted. */
  readonly discard: () => void;
}

/** What was shared to the installed app and waits on this device. */
export function useSharedFiles(): SharedFilesState {
  const [shared, setShared] = useState<SharedFilesState['shared']>('loading');
  const look = useCallback(() => {
    readShared().then(
      (found) => setShared(found ?? 'none'),
      (error: unknown) => {
        report('What was shared cannot be read.', error);
        setShared('none');
      },
    );
  }, []);
  useEffect(look, [look]);
  const discard = useCallback(() => {
    setShared('none');
    forgetShared().catch((error: unknown) => report('What was shared is still here.', error));
  }, []);
  return { shared, look, discard };
}
