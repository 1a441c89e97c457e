import { safeNext } from '@rawi/model/safe-next';
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router-dom';
import { LogInForm } from '../../features/log-in/log-in-form.tsx';
import { loadWords, useWords } from '../../lib/i18n.ts';
import { useLocale, visitLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { useHead } from '../head.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  await loadWords(visitLocale(new URL(request.url).pathname), ['log-in', 'person', 'session']);
  return null;
}

export function Component() {
  const t = useWords('log-in');
  const locale = useLocale();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const next = safeNext(new URLSearchParams(search).get('next'));
  useHead({ title: t('submit'), isIndexed: false });
  return (
    <LogInForm
      leadsOn={next !== undefined}
      done={doneOf(state)}
      onSignedIn={() => void navigate(next ?? paths.account(locale), { replace: true })}
    />
  );
}

/** What the page before has left in the history entry. */
function doneOf(state: unknown) {
  const done = typeof state === 'object' && state !== null && 'done' in state ? state.done : undefined;
  return done === 'password-set' || done === 'verified' ? done : undefined;
}
