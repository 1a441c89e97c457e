import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { type Intent, rememberIntent } from '../../data/intent.ts';
import { useWords } from '../../lib/i18n.ts';
import { isolated } from '../../lib/isolated.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog, DialogActions, DialogText } from '../../ui/dialog.tsx';

interface LoginFirstProps {
  readonly intent: Intent;
  readonly onClose: () => void;
}

/** Whoever presses what needs an account is told to log in (specification, section 4); it is done for them afterwards. */
export default function LoginFirst({ intent, onClose }: LoginFirstProps) {
  const t = useWords('session');
  const shell = useWords('shell');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const go = () => {
    rememberIntent(intent);
    onClose();
  };
  return (
    <Dialog title={t('loginFirst.title')} closeLabel={shell('close')} onClose={onClose}>
      <DialogText>{t(`loginFirst.${wordsFor(intent)}`, { name: nameIn(intent) })}</DialogText>
      <DialogActions>
        <Button component={Link} to={paths.signUp(locale)} variant="default" onClick={go}>
          {t('loginFirst.signUp')}
        </Button>
        <Button component={Link} to={paths.logIn(locale, pathname + search)} onClick={go}>
          {t('loginFirst.logIn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A place is never asked for: visitors have it on the device. Hiding somebody is offered to who is signed in only. */
const wordsFor = ({ kind }: Intent) => (kind === 'place' || kind === 'ignore' ? 'save' : kind);

const nameIn = (intent: Intent) =>
  intent.kind === 'follow' || intent.kind === 'rate' ? isolated(intent.translator.name) : '';
