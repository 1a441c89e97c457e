import { type LoaderFunctionArgs, useNavigate } from 'react-router-dom';
import { rememberedEmail } from '../../data/remembered-email.ts';
import { RequestForm } from '../../features/reset-password/request-form.tsx';
import { readReset } from '../../features/reset-password/reset-state.ts';
import { loadWords, useWords } from '../../lib/i18n.ts';
import { useLocale, visitLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { useHead } from '../head.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  await loadWords(visitLocale(new URL(request.url).pathname), ['reset-password', 'session']);
  return null;
}

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
