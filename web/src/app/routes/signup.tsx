import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router-dom';
import { SignUpForm } from '../../features/sign-up/sign-up-form.tsx';
import { loadWords, useWords } from '../../lib/i18n.ts';
import { useLocale, visitLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { useHead } from '../head.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  await loadWords(visitLocale(new URL(request.url).pathname), ['sign-up', 'person', 'session']);
  return null;
}

export function Component() {
  const t = useWords('sign-up');
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useHead({ title: t('title'), description: t('lead') });
  return (
    <SignUpForm
      step={search.get('step') === '2' ? 2 : 1}
      onStep={(step) => void navigate({ search: step === 2 ? '?step=2' : '' })}
      onSignedUp={() => void navigate(paths.think(locale), { replace: true })}
    />
  );
}
