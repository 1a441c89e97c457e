import { Button } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import fieldClasses from '../../core/ui/field.module.css';
import { FieldError, Optional } from '../../core/ui/field.tsx';
import { PhotoRow } from '../../domains/people/photo/photo-row.tsx';
import { usePhotoPicker } from '../../domains/people/photo/use-photo-picker.tsx';
import { forgetSignUpPhoto, keepSignUpPhoto, readSignUpPhoto } from '../../domains/people/sign-up-photo.ts';
import classes from './sign-up.module.css';

/** The photo of a new account; it stays on this device until its owner logs in. */
export function PhotoField() {
  const t = useWords('person');
  const { url, show } = usePreview();
  const keep = async (photo: Blob) => {
    await keepSignUpPhoto(photo);
    show(photo);
  };
  const picker = usePhotoPicker({ onPicked: (photo) => void keep(photo) });
  const remove = () => {
    show(undefined);
    void forgetSignUpPhoto();
  };
  return (
    <fieldset className={fieldClasses.field}>
      <legend className={fieldClasses.label}>
        {t('photo.label')}
        <Optional>{t('optional')}</Optional>
      </legend>
      <PhotoRow
        photo={
          <span className={classes.preview} aria-hidden="true">
            {url === undefined ? <IconUser size={32} stroke={1.5} /> : <img src={url} alt="" />}
          </span>
        }
        actions={
          <>
            <Button variant="default" onClick={picker.choose}>
              {t(url === undefined ? 'photo.add' : 'photo.change')}
            </Button>
            {url !== undefined && (
              <Button variant="subtle" color="gray" c="inherit" onClick={remove}>
                {t('photo.remove')}
              </Button>
            )}
          </>
        }
      />
      <div role="alert">
        <FieldError id="photo" error={picker.refusal} />
      </div>
      {picker.parts}
    </fieldset>
  );
}

/** The object URL of the chosen photo; starts with the stored one. */
function usePreview() {
  const [url, setUrl] = useState<string>();
  const made = useRef<string>(undefined);
  const show = useCallback((photo: Blob | undefined) => {
    if (made.current !== undefined) URL.revokeObjectURL(made.current);
    made.current = photo && URL.createObjectURL(photo);
    setUrl(made.current);
  }, []);
  useEffect(() => {
    const begin = async () => {
      const kept = await readSignUpPhoto();
      if (kept && made.current === undefined) show(kept);
    };
    void begin();
    return () => {
      if (made.current !== undefined) URL.revokeObjectURL(made.current);
      made.current = undefined;
    };
  }, [show]);
  return { url, show };
}
