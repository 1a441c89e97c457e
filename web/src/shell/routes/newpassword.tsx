import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { forgetResetMarker } from '../../domains/people/reset-marker.ts';
import { NewPasswordForm } from '../../member/reset-password/new-password-form.tsx';
import { keepReset, readReset } from '../../member/reset-password/reset-state.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('reset-password', 'person', 'session');

export function Component() {
  const t = useWords('reset-password');
  const locale = useLocale();
  const navigate = useNavigate();
  useHead({ title: t('password.title'), isIndexed: false });
  const [reset] = useState(readReset);
  const handleSet = async () => {
    // The guard of this page requires the ticket, so leave before the ticket is gone.
    await navigate(paths.logIn(locale), { replace: true, state: { done: 'password-set' } });
    keepReset(undefined);
    forgetResetMarker();
  };
  return reset && <NewPasswordForm reset={reset} onSet={() => void handleSet()} />;
}
