import { useContext } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { DevelopersPage } from '../../visitor/developers/developers-page.tsx';
import { HeadContext, useHead } from '../head.ts';
import { wordsLoader } from '../words-loader.ts';

export const loader = wordsLoader('developers');

export function Component() {
  const t = useWords('developers');
  const served = useContext(HeadContext);
  useHead({ title: t('title'), description: t('description') });
  return <DevelopersPage origin={served?.origin ?? location.origin} />;
}
