import { LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import type { HeadTag, HeadTags } from '../app/head-tags.ts';

/** What a page puts into the built `app.html`. */
export interface Filling {
  readonly locale: Locale;
  readonly pathname: string;
  readonly head: HeadTags | undefined;
  /** What stands in `#root` until the app takes its place. */
  readonly markup: string;
  /** The document that the app shows without asking for it. */
  readonly served: { readonly pageId: string; readonly document: unknown } | undefined;
  readonly jsonLd: readonly object[];
}

/** The page as it is served: the shell with language, head, styles, document and markup. */
export function fillShell(shell: string, filling: Filling): string {
  const { locale, pathname, head, markup, served, jsonLd } = filling;
  const tags = [
    ...(head?.tags.map(tagText) ?? []),
    ...filesAhead(shell, locale, pathname),
    ...jsonLd.map((data) => `<script type="application/ld+json">${json(data)}</script>`),
    ...(served
      ? [
          `<script type="application/json" data-page="${attribute(served.pageId)}">${json(served.document)}</script>`,
        ]
      : []),
  ];
  return shell
    .replace(/<html lang="[^"]*" dir="[^"]*"/, `<html lang="${locale}" dir="${LOCALE_DIRECTIONS[locale]}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${text(head?.title ?? '')}</title>`)
    .replaceAll(/<template [^>]*data-(?:kinds|ahead)=[\s\S]*?<\/template>\n?/g, '')
    .replace('</head>', () => `${tags.join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}

/** The files of this kind of page, which the build names for boot.js: styles block, so that nothing is drawn without them. */
function filesAhead(shell: string, locale: Locale, pathname: string): string[] {
  const segment = pathname.split('/')[2] ?? '';
  const filesOf = (kind: string) =>
    new RegExp(`<template data-locale="${locale}" data-ahead="${kind}" data-files="([^"]*)"`).exec(
      shell,
    )?.[1];
  const files = (/^\w*$/.test(segment) ? filesOf(`/${segment}`) : undefined) ?? filesOf('\\*') ?? '';
  return files
    .split(' ')
    .filter((file) => file !== '')
    .map((file) =>
      file.endsWith('.js')
        ? `<link rel="modulepreload" crossorigin href="${attribute(file)}">`
        : `<link rel="stylesheet" crossorigin href="${attribute(file)}">`,
    );
}

function tagText(tag: HeadTag): string {
  if (tag.tag === 'meta') return `<meta ${tag.key}="${tag.name}" content="${attribute(tag.content)}">`;
  const language = tag.hreflang === undefined ? '' : ` hreflang="${tag.hreflang}"`;
  return `<link rel="${tag.rel}"${language} href="${attribute(tag.href)}">`;
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const attribute = (value: string) => text(value).replaceAll('"', '&quot;');
/** Nothing in it ends its element, or begins a comment. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
