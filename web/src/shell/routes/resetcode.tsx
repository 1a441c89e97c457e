import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { CodeForm } from '../../member/reset-password/code-form.tsx';
import { readReset } from '../../member/reset-password/reset-state.ts';
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
