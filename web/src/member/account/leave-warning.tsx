import { useBlocker } from 'react-router-dom';
import { hasUnsaved, isConfirmed } from '../../core/forms/unsaved.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { inLocale } from '../../core/lib/paths.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';

/**
 * Asks before a page with unsaved changes is left; switching the language stays on the page. There is one for
 * the whole area.
 */
export function LeaveWarning() {
  const t = useWords('account');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() &&
      !isConfirmed(nextLocation.state) &&
      inLocale(currentLocation.pathname, 'en') !== inLocale(nextLocation.pathname, 'en'),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leave.question')}
      closeLabel={t('close')}
      text={t('leave.text')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      kind="giving-up"
      onClose={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    />
  );
}
