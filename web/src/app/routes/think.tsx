import { useState } from 'react';
import { readDraft } from '../../features/sign-up/sign-up-draft.ts';
import { Thanks } from '../../features/sign-up/thanks.tsx';
import { useWords } from '../../lib/i18n.ts';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('sign-up', 'session');

export function Component() {
  const t = useWords('sign-up');
  const [email] = useState(() => readDraft().email);
  useHead({ title: t(email === '' ? 'think.titleNoEmail' : 'think.title'), isIndexed: false });
  return <Thanks email={email} />;
}
