import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readDraft } from '../../features/sign-up/sign-up-draft.ts';
import { Thanks } from '../../features/sign-up/thanks.tsx';
import { loadWords, useWords } from '../../lib/i18n.ts';
import { visitLocale } from '../../lib/locale.ts';
import { useHead } from '../head.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  await loadWords(visitLocale(new URL(request.url).pathname), ['sign-up', 'session']);
  return null;
}

export function Component() {
  const t = useWords('sign-up');
  const [email] = useState(() => readDraft().email);
  useHead({ title: t('think.title'), isIndexed: false });
  return <Thanks email={email} />;
}
