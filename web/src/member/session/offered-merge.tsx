import { lazy, useEffect, useState } from 'react';
import { loadWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { useDeviceHistory } from '../../domains/history/device-history.ts';

const MergeHistory = lazy(() => import('./merge-history.tsx'));

/** Asks whether to keep what was read before the log-in. If it is postponed, the next visit asks again. */
export default function OfferedMerge({ uid }: { readonly uid: string }) {
  const isOffered = useDeviceHistory().length > 0;
  const [ready, setReady] = useState(false);
  const [isPutOff, setIsPutOff] = useState(false);
  useEffect(() => {
    if (!isOffered) return;
    loadWords(visitLocale(), 'session').then(
      () => setReady(true),
      (error: unknown) => report('Whether to keep what was read is asked on the next page.', error),
    );
  }, [isOffered]);
  if (!ready || isPutOff || !isOffered) return null;
  return <MergeHistory uid={uid} onClose={() => setIsPutOff(true)} />;
}
