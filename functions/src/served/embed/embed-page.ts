import { ACCENT, GREENS } from '@rawi/model/brand';
import { SITE_NAME } from '@rawi/model/constants';
import { LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { EmbedCard } from './embed-card.ts';

/**
 * The page that other sites may frame: words, a picture, and links that open outside. It has no script, asks nobody to log in, stores
 * nothing and does nothing; its rule in `firebase.json` lets a browser do none of that either.
 */

const WORDS: Readonly<
  Record<Locale, { readonly read: string; readonly none: string; readonly missing: string }>
> = {
  en: { read: 'Read on Rawi', none: 'A comic on Rawi', missing: 'This is not on Rawi.' },
  ar: { read: 'القراءة على راوي', none: 'قصة مصوّرة على راوي', missing: 'هذا غير موجود على راوي.' },
};

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const attribute = (value: string) => text(value).replaceAll('"', '&quot;');

/** A link that leaves the frame. */
const link = (href: string, of: string, inside: string) =>
  `<a class="${of}" target="_blank" rel="noopener" href="${attribute(href)}">${inside}</a>`;

const STYLES = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-block-size:100vh;display:flex;flex-direction:column;background:#fff;color:#12181e;font:16px/1.5 system-ui,sans-serif}:lang(ar){line-height:1.7}a{color:inherit;text-decoration:none}a:focus-visible{outline:3px solid ${ACCENT};outline-offset:-3px}.picture{flex:1;min-block-size:0;position:relative;display:block;overflow:hidden;background:#edf0f3}.picture img{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;object-position:50% 25%}.picture .strip{object-position:0 50%}.foot{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:12px 16px}.words{flex:1 1 12rem;min-inline-size:0}.title{margin:0;font-size:18px;font-weight:700;overflow-wrap:anywhere}.line{margin:0;font-size:14px;color:#5c6975}.read{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:16px;border-radius:4px;background:${ACCENT};color:#fff;font-weight:600}@media (prefers-color-scheme:dark){body{background:#000;color:#e9edf0}.picture{background:#14171b}.line{color:#99a5af}.read{background:${GREENS[4]};color:#12181e}}`;

const page = (locale: Locale, title: string, body: string) =>
  `<!doctype html>
<html lang="${locale}" dir="${LOCALE_DIRECTIONS[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text(title)}</title><style>${STYLES}</style></head>
<body>${body}</body>
</html>
`;

/** The page of a card. */
export function embedPage(
  card: EmbedCard,
  {
    locale,
    origin,
    fileUrl,
  }: { readonly locale: Locale; readonly origin: string; readonly fileUrl: (path: string) => string },
): string {
  const { title, line, picture, below, begin } = card;
  const address = (path: string) => `${origin}/${locale}${path}`;
  const words = WORDS[locale];
  const name = title ?? words.none;
  const lang = title === undefined ? locale : languageOfScript(title);
  const shown = picture
    ? link(
        address(begin),
        'picture',
        `<img${picture.width > picture.height ? ' class="strip"' : ''} src="${attribute(fileUrl(picture.path))}" width="${picture.width}" height="${picture.height}" alt="${attribute(name)}">`,
      )
    : '';
  return page(
    locale,
    `${name} · ${SITE_NAME[locale]}`,
    `${shown}<div class="foot"><div class="words"><h1 class="title">${link(address(below), 'name', `<bdi lang="${lang}">${text(name)}</bdi>`)}</h1><p class="line">${text(line)}</p></div>${link(address(begin), 'read', text(words.read))}</div>`,
  );
}

/** What stands in the frame of what is not there, or was taken from readers. */
export function missingEmbed(locale: Locale, origin: string): string {
  const words = WORDS[locale];
  return page(
    locale,
    SITE_NAME[locale],
    `<div class="foot"><p class="words">${text(words.missing)}</p>${link(`${origin}/${locale}`, 'read', text(SITE_NAME[locale]))}</div>`,
  );
}
