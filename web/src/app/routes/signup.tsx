import { useNavigate, useSearchParams } from 'react-router-dom';
import { SignUpForm } from '../../features/sign-up/sign-up-form.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('sign-up', 'person', 'session');

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
