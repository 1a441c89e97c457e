import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONFIRMED, hasUnsaved } from '../../core/forms/unsaved.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { signOut, useSession } from '../../core/session/session.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { waitingChoices } from '../../domains/library/library.ts';
import { forgetTypedDrafts, hasTypedDrafts } from '../../domains/submissions/kept-drafts.ts';
import { keepTyped, readTyped } from '../../domains/translators/typed-application.ts';
import { useHasUploads } from '../../domains/uploads/upload-hint.ts';

/** Logging out asks for confirmation (specification, section 4), and leads to the home page. */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('session');
  const shell = useWords('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const { state, problem, send } = useSend();
  const session = useSession();
  const [uid] = useState(session.state === 'signed-in' ? session.user.uid : '');
  const leave = async () => {
    // First leaves pages that need an account, so that no guard redirects to the log-in.
    await navigate(paths.home(locale), { state: CONFIRMED });
    await signOut();
    keepTyped(uid, undefined);
    forgetTypedDrafts();
    onClose();
  };
  const waiting = waitingChoices();
  const hasBegun = readTyped(uid) !== undefined;
  const isUnsaved = hasUnsaved() || hasTypedDrafts();
  const isUploading = useHasUploads(uid);
  const isLosing = waiting > 0 || isUnsaved || hasBegun || isUploading;
  const text = [
    ...(isUnsaved ? [t('signOut.unsaved')] : []),
    ...(hasBegun ? [t('signOut.application')] : []),
    ...(isUploading ? [t('signOut.uploads')] : []),
    waiting > 0
      ? t('signOut.waiting', { count: waiting, number: formatNumber(waiting, locale) })
      : t('signOut.text'),
  ].join(' ');
  return (
    <ConfirmDialog
      title={t('signOut.title')}
      closeLabel={shell('close')}
      text={text}
      kind={isLosing ? 'giving-up' : 'primary'}
      cancelLabel={t('signOut.cancel')}
      confirmLabel={t('signOut.confirm')}
      isBusy={state !== 'idle'}
      note={problem && <FormNote tone="error">{t('problems.internal')}</FormNote>}
      onConfirm={() => void send(leave)}
      onClose={onClose}
    />
  );
}
