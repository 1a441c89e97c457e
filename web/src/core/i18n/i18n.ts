import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import { type CustomTypeOptions, createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next, useTranslation } from 'react-i18next';
import { useLocale, visitLocale } from './locale.ts';

/**
 * One JSON per feature and language, which lies with what it belongs to; a route loads those that it needs. No other file
 * may have the name.
 */
const files = import.meta.glob<Record<string, unknown>>('../../**/*.{en,ar}.json', { import: 'default' });

/** The name of a file of words; the compiler knows its keys (`shell/words/words-of.ts`). */
export type Feature = keyof CustomTypeOptions['resources'];

export const i18n = createInstance();

/** The router's loaders run before the app starts i18next: they wait for this before they load words. */
let start = () => {};
const started = new Promise<void>((resolve) => {
  start = resolve;
});

/** Starts i18next in `locale` with the words of the shell; resolves when they are loaded. */
export async function startI18n(locale: Locale): Promise<void> {
  await i18n
    .use(
      resourcesToBackend(async (language: string, namespace: string) => {
        const name = `/${namespace}.${language}.json`;
        const load = Object.entries(files).find(([path]) => path.endsWith(name))?.[1];
        if (!load) throw new Error(`No words: ${name}`);
        return load();
      }),
    )
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: LOCALES,
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      // React escapes, and words hold no markup. Typed text is inserted as it is, and is no template itself.
      interpolation: { escapeValue: false, skipOnVariables: true },
      // A value under another name than the words have would leave `{{name}}` on the page.
      missingInterpolationHandler: (text: string) => console.error(`Nothing fills in “${text}”.`),
    });
  start();
}

/** Loads a route's words in its language before it is shown. */
export async function loadWords(locale: Locale, features: Feature | readonly Feature[]): Promise<void> {
  await started;
  if (!i18n.languages?.includes(locale)) await i18n.loadLanguages(locale);
  await i18n.loadNamespaces(features);
}

/** A part of a page that is loaded by itself, with the words that it is drawn with. */
export async function withWords<T>(
  part: Promise<T>,
  features: Feature | readonly Feature[],
  locale: Locale = visitLocale(),
): Promise<T> {
  const [loaded] = await Promise.all([part, loadWords(locale, features)]);
  return loaded;
}

/** `t` of a feature's words, in the language of the current address (not of the one being navigated to). */
export function useWords<F extends Feature>(feature: F) {
  return useTranslation<F>(feature, { lng: useLocale() }).t;
}
