import { isLocale } from '@rawi/model/lists/locales';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { i18n, loadWords } from '../core/i18n/i18n.ts';
import { PageError } from '../core/lib/page-error.ts';

/** Opens a language prefix: an unknown one is a page that does not exist; a known one gets the shell's words. */
export async function openLocale(locale: string | undefined): Promise<void> {
  if (!isLocale(locale)) throw PageError.notFound();
  await loadWords(locale, 'shell');
  if (i18n.language !== locale) await i18n.changeLanguage(locale);
}

interface RouteModule<T> {
  readonly Component: () => React.ReactNode;
  readonly loader?: (args: LoaderFunctionArgs) => Promise<T>;
}

/**
 * A page under a language prefix: its own loader runs while the prefix opens. (A loader on the prefix itself
 * would hold the layout back until it is done.)
 */
export function opened<T>(load: () => Promise<RouteModule<T>>) {
  return async () => {
    const { loader, ...route } = await load();
    return {
      ...route,
      loader: async (args: LoaderFunctionArgs) => {
        const [, data] = await Promise.all([openLocale(args.params.locale), loader?.(args)]);
        return data ?? null;
      },
    };
  };
}
