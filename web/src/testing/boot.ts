import { vi } from 'vitest';
import { bootScript, bootTag } from '../../first-paint.ts';

/** boot.js as a page runs it. */

export interface Visit {
  readonly address: string;
  readonly cookie?: string;
  readonly languages?: readonly string[];
  readonly mode?: string;
  readonly isSignedIn?: boolean;
  /** Whether this is the small page of an address without a language. */
  readonly leads?: boolean;
}

/** What the build has drawn for a kind of page. */
export const drawing = (locale: string, kind: string) =>
  `<template data-locale="${locale}" data-kinds="${kind}" data-title="title ${locale}"><a hreflang="xx" href="/xx">other</a
  ><span data-for="account">photo</span><span data-for="visitor"><a href="/${locale}/login?next=">in</a></span
  ><button>mode</button><h1>${locale} ${kind}</h1><i data-page-place><b></b></i></template>`;
/** The files that a kind of page needs at once. */
export const ahead = (locale: string, kind: string) =>
  `<template data-locale="${locale}" data-ahead="${kind}" data-files="/${locale}.js ${kind}.css"></template>`;

/** Runs the script at an address, and returns what it has made of the document. */
export function boot({ address, cookie = '', languages = [], mode, isSignedIn = false, leads }: Visit) {
  history.replaceState(null, '', address);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...languages]);
  if (mode !== undefined) localStorage.setItem('rawi-color-mode', mode);
  if (isSignedIn) localStorage.setItem('rawi-session', '{}');
  const locales = /data-locales="([^"]*)"/.exec(bootTag())?.[1] ?? '';
  const script = Object.assign(document.createElement('script'), { type: 'none' });
  script.dataset['locales'] = locales;
  if (leads) script.dataset['leads'] = '';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // Runs the script as the document does.
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
  new Function(bootScript())();
  const html = document.documentElement;
  return {
    lang: html.lang,
    dir: html.dir,
    manifest: document.querySelector('link[rel="manifest"]')?.getAttribute('href'),
    scheme: html.getAttribute('data-mantine-color-scheme'),
    heading: document.querySelector('#root h1')?.textContent,
  };
}
