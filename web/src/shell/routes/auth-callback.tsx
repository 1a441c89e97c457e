import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import {
  agreeToLink,
  followLink,
  type LinkResult,
  type LinkOutcome as Outcome,
} from '../../domains/people/session-email-links.ts';
import { LinkOutcome } from '../../member/auth-callback/link-outcome.tsx';
import { wordsOf } from '../../member/auth-callback/link-words.ts';
import { keepReset } from '../../member/reset-password/reset-state.ts';
import { useHead } from '../head.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<Outcome> {
  const address = new URL(request.url);
  const locale = visitLocale(address.pathname);
  await loadWords(locale, 'auth-callback');
  const result = await followLink(address, locale);
  keepTicket(result);
  return result.outcome;
}

/** The page of the new password requires a reset that has come this far. */
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
