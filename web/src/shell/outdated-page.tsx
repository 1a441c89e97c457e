import { useState } from 'react';
import { useWords } from '../core/i18n/i18n.ts';
import { PageMessage } from '../core/ui/page-message.tsx';
import { PlainButton } from '../core/ui/plain-button.tsx';
import { isReloaded, reloadAt } from './pwa/reload-guard.ts';

/**
 * Instead of a page that a newer build wrote. Where a reload has just brought this build again, as after a release was taken
 * back, it says that the page cannot be loaded now: another reload at once would end here too.
 */
export default function OutdatedPage() {
  const t = useWords('shell');
  const path = location.pathname + location.search;
  const [again] = useState(() => isReloaded(path));
  const reload = () => {
    if (!reloadAt(path)) location.reload();
  };
  return again ? (
    <PageMessage
      title={t('offline.failedTitle')}
      text={t('offline.failed')}
      action={<PlainButton onClick={reload}>{t('tryAgain')}</PlainButton>}
    />
  ) : (
    <PageMessage
      title={t('outdated.title')}
      text={t('outdated.text')}
      action={<PlainButton onClick={reload}>{t('outdated.reload')}</PlainButton>}
    />
  );
}
