import { LIMITS } from '@rawi/model/limits';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../core/forms/messages.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { CropDialog } from './crop-dialog.tsx';
import { openPicture, type Picture, type PictureProblem } from './open-picture.ts';
import { usePhotoLimit } from './use-photo-limit.ts';

const ACCEPTED = LIMITS.coverExtensions.map((extension) => `.${extension}`).join(',');

export interface PhotoPickerOptions {
  /** Called when another file was chosen, before it is opened. */
  readonly onChoose?: () => void;
  /** The square that was cut out, as a new picture. */
  readonly onPicked: (photo: Blob) => void;
}

export interface PhotoPicker {
  /** Opens the file dialog. */
  readonly choose: () => void;
  /** Why the chosen file cannot be used, as a sentence. */
  readonly refusal: string | undefined;
  /** Has to be rendered somewhere in the page: the file input, and the dialog that cuts the square out. */
  readonly parts: ReactNode;
}

/** Choosing a photo: a file, and the square of it that will be shown. */
export function usePhotoPicker({ onChoose, onPicked }: PhotoPickerOptions): PhotoPicker {
  const t = useWords('person');
  const limit = usePhotoLimit();
  const message = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<Picture>();
  const [problem, setProblem] = useState<PictureProblem>();

  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Lets the same file be chosen again.
    event.currentTarget.value = '';
    if (!file) return;
    onChoose?.();
    setProblem(undefined);
    const opened = await openPicture(file);
    if (typeof opened === 'string') setProblem(opened);
    else setPicture(opened);
  };
  const close = () => {
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(undefined);
  };
  const sentences = {
    'not-an-image': message('image'),
    'too-large': t('photo.tooLarge', limit),
    unreadable: t('photo.unreadable'),
  };
  const parts = (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={t('photo.label')}
        onChange={(event) => void handleFile(event)}
      />
      {picture && (
        <CropDialog
          picture={picture}
          onClose={close}
          onUse={(photo) => {
            close();
            onPicked(photo);
          }}
          onFail={() => {
            close();
            setProblem('unreadable');
          }}
        />
      )}
    </>
  );
  return { choose: () => input.current?.click(), refusal: problem && sentences[problem], parts };
}
