import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../../data/session.ts';
import { forgetSettings } from '../../../data/settings-mirror.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { paths } from '../../../lib/paths.ts';
import { FormNote } from '../../../ui/form-note.tsx';
import { CONFIRMED, hasUnsaved } from '../unsaved.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Logs out after a question, and leads home. */
export function LogOutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('account');
  const locale = useLocale();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const handleConfirm = async () => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      // First away from pages that only the signed-in see, so that no guard leads to the log-in.
      await navigate(paths.home(locale), { state: CONFIRMED });
      await signOut();
      forgetSettings();
    } catch {
      setIsBusy(false);
      setHasFailed(true);
    }
  };
  return (
    <ConfirmDialog
      title={t('logOut.question')}
      text={hasUnsaved() ? `${t('leave.text')} ${t('logOut.text')}` : t('logOut.text')}
      confirmLabel={t('logOut.submit')}
      isBusy={isBusy}
      note={hasFailed && <FormNote tone="error">{t('errors.unknown')}</FormNote>}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    />
  );
}
