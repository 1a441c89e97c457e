import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodeForm } from '../../features/reset-password/code-form.tsx';
import { readReset } from '../../features/reset-password/reset-state.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('reset-password', 'session');

export function Component() {
  const t = useWords('reset-password');
  const locale = useLocale();
  const navigate = useNavigate();
  useHead({ title: t('code.title'), isIndexed: false });
  const [reset] = useState(readReset);
  return reset && <CodeForm reset={reset} onAccepted={() => void navigate(paths.newPassword(locale))} />;
}
