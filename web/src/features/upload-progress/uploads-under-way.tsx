import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useHasUploads } from '../../data/uploads/upload-hint.ts';
import { loadWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';

const UploadBar = lazy(() => import('./upload-bar.tsx'));

/** Stands in every page with a frame: uploads that this device has not finished go on, and are shown. Loads nothing else. */
export function UploadsUnderWay() {
  const session = useSession();
  const locale = useLocale();
  const uid = session.state === 'signed-in' ? session.user.uid : undefined;
  const hasUploads = useHasUploads(uid);
  const [spoken, setSpoken] = useState<string>();
  useEffect(() => {
    if (hasUploads) void loadWords(locale, 'upload').then(() => setSpoken(locale));
  }, [hasUploads, locale]);
  if (!hasUploads || uid === undefined || spoken !== locale) return null;
  return (
    <Suspense>
      <UploadBar key={uid} uid={uid} />
    </Suspense>
  );
}
