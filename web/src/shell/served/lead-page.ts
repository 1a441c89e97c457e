import { DEFAULT_LOCALE, LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import { attribute, text } from '../../core/i18n/html-text.ts';

/** A language in which a page can be opened: where, and the words of the link there. */
export interface Way {
  readonly locale: Locale;
  readonly href: string;
  readonly name: string;
}

/** Readable without any of the site's styles, in the browser's own colors. */
const STYLE =
  ':root{color-scheme:light dark;font:1.25rem/2 system-ui,sans-serif}body{display:grid;place-content:center;min-height:90vh;margin:0 1rem;text-align:center}';

/**
 * The page of an address that names no language: some hundred bytes around `boot`, which leads on to the language that
 * the reader has chosen or their browser prefers. The document is the same for everybody, so caches may keep it. Without a
 * script it offers each language. Search engines are told to keep the addresses with a language instead.
 */
export function leadPage(boot: string, title: string, ways: readonly Way[]): string {
  const links = ways.map(
    ({ locale, href, name }) =>
      `<p><a lang="${locale}" dir="${LOCALE_DIRECTIONS[locale]}" hreflang="${locale}" href="${attribute(href)}">${text(name)}</a></p>`,
  );
  return `<!doctype html>
<html lang="${DEFAULT_LOCALE}" dir="${LOCALE_DIRECTIONS[DEFAULT_LOCALE]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
${boot.replace('<script ', '<script data-leads="" ')}
</head>
<body>
<noscript>
${links.join('\n')}
</noscript>
</body>
</html>
`;
}
