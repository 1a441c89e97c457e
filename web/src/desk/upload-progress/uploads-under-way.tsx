import { lazy, useEffect, useState } from 'react';
import { loadWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { useSession } from '../../core/session/session.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { useHasUploads } from '../../domains/uploads/upload-hint.ts';

const UploadBar = lazy(() => import('./upload-bar.tsx'));

/**
 * Mounted in every page with a frame: continues and shows the unfinished uploads of this device. Loads
 * nothing else.
 */
export function UploadsUnderWay() {
  const session = useSession();
  const locale = useLocale();
  const uid = session.state === 'signed-in' ? session.user.uid : undefined;
  const hasUploads = useHasUploads(uid);
  const [spoken, setSpoken] = useState<string>();
  useEffect(() => {
    if (!hasUploads) return;
    loadWords(locale, 'upload').then(
      () => setSpoken(locale),
      (error: unknown) => report('Uploads go on with the next page.', error),
    );
  }, [hasUploads, locale]);
  if (!hasUploads || uid === undefined || spoken !== locale) return null;
  return (
    <PagePart missing={null}>
      <UploadBar key={uid} uid={uid} />
    </PagePart>
  );
}
