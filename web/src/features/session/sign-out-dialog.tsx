import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../data/session.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import classes from './sign-out-dialog.module.css';

/** Logging out asks for confirmation (specification, section 4), and leads to the home page. */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('session');
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const leave = async () => {
    setIsLeaving(true);
    // First away from a page that only opens to who is signed in.
    await navigate(paths.home(locale));
    await signOut();
  };
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={classes.title}>
        {t('signOut.title')}
      </h2>
      <p className={classes.text}>{t('signOut.text')}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => dialog.current?.close()}>
          {t('signOut.cancel')}
        </Button>
        <Button loading={isLeaving} onClick={() => void leave()}>
          {t('signOut.confirm')}
        </Button>
      </div>
    </dialog>
  );
}
