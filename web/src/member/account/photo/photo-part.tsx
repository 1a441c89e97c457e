import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../core/forms/messages.ts';
import { useAccountProblemText } from '../../../core/forms/problem-text.ts';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { callAccount } from '../../../core/session/account-calls.ts';
import { refreshSession } from '../../../core/session/session.ts';
import { ConfirmDialog } from '../../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { Avatar } from '../../../domains/people/avatar.tsx';
import { PhotoRow } from '../../../domains/people/photo/photo-row.tsx';
import { usePhotoPicker } from '../../../domains/people/photo/use-photo-picker.tsx';
import { useAccount } from '../account-context.ts';
import { Part } from '../part.tsx';
import classes from './photo.module.css';
import { type PhotoStep, usePhotoUpload } from './use-photo-upload.ts';

/** The photo section: choose, crop, upload, and show the photo once the server has re-encoded it. */
export function PhotoPart() {
  const t = useWords('account');
  const words = useWords('person');
  const { profile } = useAccount();
  const { state, send, clear } = usePhotoUpload();
  const picker = usePhotoPicker({ onChoose: clear, onPicked: (photo) => void send(photo) });
  const isBusy = state.step === 'sending' || (state.step === 'preparing' && !state.isSlow);
  return (
    <Part title={t('photo.title')}>
      <PhotoRow
        photo={<Avatar name={profile.fullName} photo={profile.photo} size={88} />}
        actions={
          <>
            <Button variant="default" disabled={isBusy} onClick={picker.choose}>
              {words(profile.photo ? 'photo.change' : 'photo.add')}
            </Button>
            {profile.photo && !isBusy && <RemoveButton onRemove={clear} />}
          </>
        }
      />
      {picker.parts}
      <PhotoNote state={state} />
      {picker.refusal !== undefined && <FormNote tone="error">{picker.refusal}</FormNote>}
    </Part>
  );
}

function PhotoNote({ state }: { readonly state: PhotoStep }) {
  const t = useWords('account');
  const message = useMessages();
  switch (state.step) {
    case 'idle':
      return null;
    case 'sending':
    case 'preparing': {
      const fraction = state.step === 'sending' ? state.fraction : 1;
      const isSlow = state.step === 'preparing' && state.isSlow;
      return (
        <output className={classes.progress}>
          {t(isSlow ? 'photo.slow' : state.step === 'sending' ? 'photo.sending' : 'photo.preparing')}
          <div className={classes.track} aria-hidden="true">
            <div className={classes.bar} style={{ transform: `scaleX(${fraction})` }} />
          </div>
        </output>
      );
    }
    case 'done':
      return <FormNote tone="success">{t('photo.done')}</FormNote>;
    case 'failed': {
      const words = {
        offline: t('photo.failed'),
        muted: t('photo.muted'),
        'not-an-image': message('image'),
        'too-large': t('photo.refusedTooLarge'),
        'too-many-today': t('photo.refusedTooMany'),
        failed: t('photo.refusedFailed'),
      };
      return <FormNote tone="error">{words[state.problem]}</FormNote>;
    }
  }
}

function RemoveButton({ onRemove }: { readonly onRemove: () => void }) {
  const t = useWords('account');
  const words = useWords('person');
  const wordsOf = useAccountProblemText();
  const [isAsking, setIsAsking] = useState(false);
  const { isSending, problem, send } = useSend();
  const remove = async () => {
    await callAccount({ action: 'removePhoto' });
    setIsAsking(false);
    onRemove();
    await refreshSession();
  };
  return (
    <>
      <Button variant="subtle" color="gray" c="inherit" onClick={() => setIsAsking(true)}>
        {words('photo.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('photo.removeTitle')}
          closeLabel={t('close')}
          cancelLabel={t('cancel')}
          text={t('photo.removeText')}
          confirmLabel={words('photo.remove')}
          kind="danger"
          isBusy={isSending}
          note={problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
          onConfirm={() => void send(remove)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
