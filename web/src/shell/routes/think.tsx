import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { readDraft } from '../../member/sign-up/sign-up-draft.ts';
import { Thanks } from '../../member/sign-up/thanks.tsx';
import { useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('sign-up', 'session');

export function Component() {
  const t = useWords('sign-up');
  const [email] = useState(() => readDraft().email);
  useHead({ title: t(email === '' ? 'think.titleNoEmail' : 'think.title'), isIndexed: false });
  return <Thanks email={email} />;
}
