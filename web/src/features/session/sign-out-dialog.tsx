import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { waitingChoices } from '../../data/library/library.ts';
import { signOut, useSession } from '../../data/session.ts';
import { forgetTypedDrafts, hasTypedDrafts } from '../../data/submissions/kept-drafts.ts';
import { keepTyped, readTyped } from '../../data/typed-application.ts';
import { useHasUploads } from '../../data/uploads/upload-hint.ts';
import { useSend } from '../../data/use-send.ts';
import { formatNumber } from '../../lib/format.ts';
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
  const { state, problem, send } = useSend();
  const session = useSession();
  const [uid] = useState(session.state === 'signed-in' ? session.user.uid : '');
  const leave = async () => {
    // First away from pages that only the signed-in see, so that no guard leads to the log-in.
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
