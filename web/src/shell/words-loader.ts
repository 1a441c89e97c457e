import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Feature, loadWords } from '../core/i18n/i18n.ts';
import { visitLocale } from '../core/i18n/locale.ts';

/** The loader of a page that needs only words: those of these features, in the language of the address. */
export const wordsLoader =
  (...features: readonly Feature[]) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    await loadWords(visitLocale(new URL(request.url).pathname), features);
    return null;
  };
