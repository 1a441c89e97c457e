import { useNavigate } from 'react-router-dom';
import { rememberedEmail } from '../../data/remembered-email.ts';
import { RequestForm } from '../../features/reset-password/request-form.tsx';
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
  useHead({ title: t('request.title'), isIndexed: false });
  return (
    <RequestForm
      email={readReset()?.email ?? rememberedEmail()}
      onAsked={() => void navigate(paths.resetCode(locale))}
    />
  );
}
