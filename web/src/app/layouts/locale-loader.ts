import { isLocale } from '@rawi/model/locales';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { i18n, loadWords } from '../../lib/i18n.ts';
import { PageError } from '../../lib/page-error.ts';

/** Opens a language prefix: an unknown one is a page that does not exist; a known one gets its words. */
export async function localeLoader({ params }: LoaderFunctionArgs): Promise<null> {
  if (!isLocale(params.locale)) throw PageError.notFound();
  await loadWords(params.locale, 'shell');
  if (i18n.language !== params.locale) await i18n.changeLanguage(params.locale);
  return null;
}
