import { safeNext } from '@rawi/model/routes/safe-next';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { LogInForm } from '../../member/log-in/log-in-form.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('log-in', 'person', 'session');

/**
 * A log-in from this page navigates by itself, before the route's rule finds that a signed-in person does not
 * belong here.
 */
let isLeadingOn = false;

export function shouldRevalidate({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isLeadingOn;
}

/** Runs the log-in, then opens the page that waited for it, else the page where reading begins. */
async function leadOn(logIn: () => Promise<void>, goOn: () => Promise<void>): Promise<void> {
  isLeadingOn = true;
  try {
    await logIn();
    await goOn();
  } finally {
    isLeadingOn = false;
  }
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
      onLogIn={(logIn) => leadOn(logIn, async () => navigate(next ?? paths.home(locale), { replace: true }))}
    />
  );
}

/** What the previous page has left in the history entry. */
function doneOf(state: unknown) {
  const done = typeof state === 'object' && state !== null && 'done' in state ? state.done : undefined;
  return done === 'password-set' || done === 'verified' ? done : undefined;
}
