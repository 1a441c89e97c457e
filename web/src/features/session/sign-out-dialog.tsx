import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../data/session.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { CONFIRMED, hasUnsaved } from '../../lib/unsaved.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormNote } from '../../ui/form-note.tsx';

/** Logging out asks for confirmation (specification, section 4), and leads to the home page. */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('session');
  const shell = useWords('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const leave = async () => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      // First away from pages that only the signed-in see, so that no guard leads to the log-in.
      await navigate(paths.home(locale), { state: CONFIRMED });
      await signOut();
      onClose();
    } catch {
      setIsBusy(false);
      setHasFailed(true);
    }
  };
  return (
    <ConfirmDialog
      title={t('signOut.title')}
      closeLabel={shell('close')}
      text={hasUnsaved() ? `${t('signOut.unsaved')} ${t('signOut.text')}` : t('signOut.text')}
      cancelLabel={t('signOut.cancel')}
      confirmLabel={t('signOut.confirm')}
      isBusy={isBusy}
      note={hasFailed && <FormNote tone="error">{t('problems.internal')}</FormNote>}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  );
}
