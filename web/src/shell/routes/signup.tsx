import { useNavigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { SignUpForm } from '../../member/sign-up/sign-up-form.tsx';
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
