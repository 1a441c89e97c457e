import { Button } from '@mantine/core';
import type { Locale } from '@rawi/model/lists/locales';
import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { Dialog, DialogActions, DialogText } from '../../core/ui/dialog.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { type Intent, rememberIntent } from '../../domains/library/intent.ts';

interface LoginFirstProps {
  readonly intent: Intent;
  readonly onClose: () => void;
}

/**
 * Asks a visitor to log in when they press something that needs an account (specification, section 4); it is
 * completed after the log-in.
 */
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
      <DialogText>{t(`loginFirst.${wordsFor(intent)}`, { name: nameIn(intent, locale) })}</DialogText>
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

/**
 * The kinds that never ask for a log-in: a position is stored on a visitor's device, and hiding or
 * blocking a person is only offered to users.
 */
const wordsFor = ({ kind }: Intent) =>
  kind === 'place' || kind === 'ignore' || kind === 'block' ? 'save' : kind;

function nameIn(intent: Intent, locale: Locale): string {
  if (intent.kind === 'rateComic' || intent.kind === 'tagComic')
    return isolated(comicName(intent.comic, locale).text);
  return intent.kind === 'follow' || intent.kind === 'rate' ? isolated(intent.translator.name) : '';
}
