import { PAGE_WORDS } from './page-words.mjs';

/** What the page is called, in the built site and in the functions' folder. */
export const NOTICES_FILE = 'licenses.html';

const STYLES = `
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 0 auto; padding: 24px 16px 64px; font: 1rem/1.6 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.3; text-wrap: balance; }
[dir="rtl"] { display: block; }
h2 { margin-block-start: 48px; font-size: 1.125rem; }
a { color: inherit; }
ul { padding-inline-start: 20px; }
pre { overflow-wrap: anywhere; white-space: pre-wrap; font: .8125rem/1.5 ui-monospace, monospace; }
section { margin-block-start: 32px; border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
section h3 { font-size: .9375rem; }
`;

const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const naming = ({ name, version }) => `${name} ${version}`;

/**
 * One page of all notices, in the order of their names: a list that leads to the texts, each text once. It needs no other file.
 */
export function noticesPage(notices) {
  const { name, title, lead, texts: textsTitle } = PAGE_WORDS;
  const sorted = notices.toSorted((a, b) => (naming(a) < naming(b) ? -1 : 1));
  const byText = new Map();
  for (const notice of sorted) byText.set(notice.text, [...(byText.get(notice.text) ?? []), notice]);
  const places = new Map([...byText.keys()].map((text, place) => [text, `text-${place + 1}`]));
  const lines = sorted.map(
    (notice) =>
      `<li><a href="#${places.get(notice.text)}">${escapeHtml(naming(notice))}</a>: ${escapeHtml(notice.licence)}</li>`,
  );
  const texts = [...byText].map(
    ([text, its]) =>
      `<section id="${places.get(text)}"><h3>${escapeHtml(its.map(naming).join(', '))}</h3>\n<pre>${escapeHtml(text)}</pre></section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title.en} | ${name.en}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLES}</style>
</head>
<body>
<header>
<p><a href="/">${name.en} · <span lang="ar">${name.ar}</span></a></p>
<h1>${title.en} <span lang="ar" dir="rtl">${title.ar}</span></h1>
<p>${lead.en}</p>
<p lang="ar" dir="rtl">${lead.ar}</p>
</header>
<main>
<ul>
${lines.join('\n')}
</ul>
<h2>${textsTitle.en} · <span lang="ar">${textsTitle.ar}</span></h2>
${texts.join('\n')}
</main>
</body>
</html>
`;
}
