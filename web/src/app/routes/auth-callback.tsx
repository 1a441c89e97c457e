import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { followLink, type LinkOutcome as Outcome } from '../../data/session-email-links.ts';
import { LinkOutcome } from '../../features/auth-callback/link-outcome.tsx';
import { loadWords, useWords } from '../../lib/i18n.ts';
import { visitLocale } from '../../lib/locale.ts';
import { useHead } from '../head.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<Outcome> {
  const { pathname, searchParams } = new URL(request.url);
  await loadWords(visitLocale(pathname), 'auth-callback');
  return followLink(searchParams.get('mode'), searchParams.get('oobCode'));
}

export function Component() {
  const outcome = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const t = useWords('auth-callback');
  const isDone = outcome === 'verified' || outcome === 'changed';
  useHead({ title: t(isDone ? `${outcome}.title` : `problems.${outcome}.title`), isIndexed: false });
  return <LinkOutcome outcome={outcome} onTryAgain={() => void revalidate()} />;
}
