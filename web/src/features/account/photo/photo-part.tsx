import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { type ChangeEvent, useRef, useState } from 'react';
import { callAccount } from '../../../data/account-calls.ts';
import { refreshSession } from '../../../data/session.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useMessages } from '../../../lib/messages.ts';
import { FormNote } from '../../../ui/form-note.tsx';
import { useAccount } from '../account-context.ts';
import { Avatar } from '../avatar.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { Part } from '../part.tsx';
import { type Problem, problemOf, useProblemWords } from '../problem.ts';
import { CropDialog } from './crop-dialog.tsx';
import { openPicture, type Picture, type PictureProblem } from './open-picture.ts';
import classes from './photo.module.css';
import { type PhotoStep, usePhotoUpload } from './use-photo-upload.ts';

const ACCEPTED = LIMITS.coverExtensions.map((extension) => `.${extension}`).join(',');

/** The photo: choose, crop, send, and see it once the server has drawn it anew. */
export function PhotoPart() {
  const t = useWords('account');
  const message = useMessages();
  const { profile } = useAccount();
  const input = useRef<HTMLInputElement>(null);
  const { state, send, clear } = usePhotoUpload();
  const [picture, setPicture] = useState<Picture>();
  const [refused, setRefused] = useState<PictureProblem>();
  const isBusy = state.step === 'sending' || (state.step === 'preparing' && !state.isSlow);

  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file may be chosen again.
    event.currentTarget.value = '';
    if (!file) return;
    clear();
    setRefused(undefined);
    const opened = await openPicture(file);
    if (typeof opened === 'string') setRefused(opened);
    else setPicture(opened);
  };
  const closeCrop = () => {
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(undefined);
  };
  const refusedWords = {
    'not-an-image': message('image'),
    'too-large': t('photo.tooLarge'),
    unreadable: t('photo.unreadable'),
  };

  return (
    <Part title={t('photo.title')}>
      <div className={classes.row}>
        <Avatar name={profile.fullName} photo={profile.photo} size={88} />
        <div className={classes.side}>
          <div className={classes.actions}>
            <Button variant="default" disabled={isBusy} onClick={() => input.current?.click()}>
              {t(profile.photo ? 'photo.change' : 'photo.add')}
            </Button>
            {profile.photo && !isBusy && <RemoveButton onRemove={clear} />}
          </div>
          <p className={classes.hint}>{t('photo.hint')}</p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={t('photo.label')}
        onChange={(event) => void handleFile(event)}
      />
      <PhotoNote state={state} />
      {refused && <FormNote tone="error">{refusedWords[refused]}</FormNote>}
      {picture && (
        <CropDialog
          picture={picture}
          onClose={closeCrop}
          onUse={(photo) => {
            closeCrop();
            void send(photo);
          }}
        />
      )}
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
        'not-an-image': message('image'),
        'too-large': t('photo.refusedTooLarge'),
      };
      return <FormNote tone="error">{words[state.problem]}</FormNote>;
    }
  }
}

function RemoveButton({ onRemove }: { readonly onRemove: () => void }) {
  const t = useWords('account');
  const wordsOf = useProblemWords();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const remove = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await callAccount({ action: 'removePhoto' });
      setIsAsking(false);
      onRemove();
      await refreshSession();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button variant="subtle" color="gray" c="inherit" onClick={() => setIsAsking(true)}>
        {t('photo.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('photo.removeTitle')}
          text={t('photo.removeText')}
          confirmLabel={t('photo.remove')}
          isBusy={isBusy}
          note={problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
