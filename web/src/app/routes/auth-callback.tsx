import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import {
  agreeToLink,
  followLink,
  type LinkResult,
  type LinkOutcome as Outcome,
} from '../../data/session-email-links.ts';
import { LinkOutcome } from '../../features/auth-callback/link-outcome.tsx';
import { wordsOf } from '../../features/auth-callback/link-words.ts';
import { keepReset } from '../../features/reset-password/reset-state.ts';
import { loadWords, useWords } from '../../lib/i18n.ts';
import { visitLocale } from '../../lib/locale.ts';
import { useHead } from '../head.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<Outcome> {
  const address = new URL(request.url);
  const locale = visitLocale(address.pathname);
  await loadWords(locale, 'auth-callback');
  const result = await followLink(address, locale);
  keepTicket(result);
  return result.outcome;
}

/** The page of the new password asks for a reset that has come so far. */
function keepTicket({ passwordTicket }: LinkResult): void {
  if (!passwordTicket) return;
  const { email, ticket } = passwordTicket;
  const expiresAt = Date.parse(passwordTicket.expiresAt);
  keepReset({ email, resendAt: 0, codeExpiresAt: 0, ticket: { value: ticket, expiresAt } });
}

export function Component() {
  const outcome = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const t = useWords('auth-callback');
  useHead({ title: t(`${wordsOf(outcome)}.title`), isIndexed: false });
  const follow = () => void revalidate();
  return (
    <LinkOutcome
      outcome={outcome}
      isBusy={state === 'loading'}
      onTryAgain={follow}
      onAgree={() => {
        agreeToLink(search);
        follow();
      }}
    />
  );
}
