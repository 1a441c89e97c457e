import { LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import { attribute, text } from '../../core/i18n/html-text.ts';
import { manifestPath } from '../../core/lib/manifest-path.ts';
import { kindOf, takeApp, takeStyles, withoutTemplates } from '../../core/lib/shell-templates.ts';
import type { HeadTag, HeadTags } from '../head-tags.ts';
import { openStyles, type UsedStyles } from './used-styles.ts';

/** What a page puts into the built `app.html`. */
export interface Filling {
  readonly locale: Locale;
  readonly pathname: string;
  /** Whether the page is dark in every colour mode. */
  readonly isDark: boolean;
  readonly head: HeadTags | undefined;
  /** What `#root` contains until the app replaces it. */
  readonly markup: string;
  /** The document that the app shows without reading it again. */
  readonly served: { readonly pageId: string; readonly document: unknown } | undefined;
  readonly jsonLd: readonly object[];
  /** Further elements of the head (`alternate-links.ts`, `opds-link.ts`). */
  readonly links?: readonly string[];
  /** The origin that its files come from, requested as `crossorigin` says; undefined when there is none. */
  readonly fileOrigin?: string | undefined;
  /**
   * Set for a page that begins with what it shows, and only then with the app: its markup, also where the largest part of that is
   * text, or a chapter's file, which starts loading before the app.
   */
  readonly begins?: 'markup' | 'text' | { readonly url: string; readonly bytes: number };
  /**
   * Of a chapter that begins with a notice: the page as it is behind it, and what boot.js needs to know who has agreed
   * (`notice.ts`). It stands in a template, where no picture is fetched.
   */
  readonly behind?: { readonly markup: string; readonly notice: string } | undefined;
  /** Of a page about what the mode for children keeps back: the age that it is for (`ageForBoot`). */
  readonly age?: string | undefined;
}

const LIGHT = 'data-mantine-color-scheme="light"';
/** boot.js leaves such a page dark. */
const DARK = 'data-mantine-color-scheme="dark" data-dark=""';
const ROOT = '<div id="root"></div>';
const PRELOAD_TEMPLATE = /<template data-locale="(\w+)" data-ahead="([^"]*)" data-files="([^"]*)"/g;
const BOOT = /<script data-locales=[\s\S]*?<\/script>/;

export interface Shell {
  /** The page as it is served: with language, head, files, document and markup. */
  readonly fill: (filling: Filling) => string;
  /**
   * The page of `/`, which draws itself in the language that the browser chooses. `links` lead to each
   * language without a script.
   */
  readonly neutral: (
    head: HeadTags,
    links: readonly (readonly [locale: Locale, href: string, name: string])[],
  ) => string;
  /** `boot.js` in its element, as the content security policy admits it. */
  readonly boot: string;
}

/**
 * Opens a built `app.html` for filling; `sheet` reads a style sheet of the same build. Throws when the
 * document is no such file.
 */
export function openShell(shell: string, sheet: (file: string) => string): Shell {
  const boot = BOOT.exec(shell)?.[0];
  if (boot === undefined || !shell.includes(ROOT)) throw new Error('app.html has no boot.js or no #root.');
  const filesAhead = new Map(
    Array.from(shell.matchAll(PRELOAD_TEMPLATE), ([, locale, kind, files = '']) => [
      `${locale} ${kind}`,
      files.split(' ').filter((file) => file !== ''),
    ]),
  );
  const whole = withoutTemplates(shell);
  const { bare, app } = takeApp(whole);
  const styles = takeStyles(bare);
  const used = new Map<string, UsedStyles>();
  // The page has only the styles of what is drawn; boot.js fetches the sheets.
  const fewFor = (markup: string, sheets: readonly string[], awaited: readonly string[]): string => {
    const key = sheets.join(' ');
    const few = used.get(key) ?? openStyles([styles.css, ...sheets.map(sheet)].join('\n'));
    used.set(key, few);
    return styles.with(awaitFonts(few(markup), awaited));
  };
  const fill = (filling: Filling) => {
    const { locale, pathname, isDark, head, markup, served, jsonLd, fileOrigin, begins, behind, age } =
      filling;
    const { links = [] } = filling;
    const kind = kindOf(pathname);
    const file = typeof begins === 'object' ? begins : undefined;
    // A chapter's file and its page need some of the same.
    const files = unique([
      ...((file && filesAhead.get(`${locale} file`)) ?? []),
      ...((behind && filesAhead.get(`${locale} notice`)) ?? []),
      ...(filesAhead.get(`${locale} ${kind}`) ?? filesAhead.get(`${locale} *`) ?? []),
    ]);
    const ofKind = (end: string) => (begins ? files.filter((file) => file.endsWith(end)) : []);
    const [sheets, scripts] = [ofKind('.css'), [...ofKind('.mjs'), ...ofKind('.js')]];
    const later = new Set([...sheets, ...scripts]);
    const awaited = begins === 'text' ? files.filter((name) => name.endsWith('.woff2')) : [];
    const parts = [
      ...files.filter((file) => !later.has(file)).map(fileText),
      ...links,
      ...jsonLd.map((data) => `<script type="application/ld+json">${json(data)}</script>`),
      ...(served
        ? [
            `<script type="application/json" data-page="${attribute(served.pageId)}">${json(served.document)}</script>`,
          ]
        : []),
    ];
    return (
      withHead(begins ? fewFor(markup + (behind?.markup ?? ''), sheets, awaited) : whole, head, parts)
        .replace(
          /<html [^>]*>/,
          () =>
            `<html lang="${locale}" dir="${LOCALE_DIRECTIONS[locale]}" ${isDark ? DARK : LIGHT}${behind ? ` data-notice="${attribute(behind.notice)}"` : ''}${age === undefined ? '' : ` data-age="${age}"`}>`,
        )
        .replace(/(?<=<link rel="manifest" href=")[^"]*/, manifestPath(locale))
        // This goes first: the connection to the files opens while the rest of the page arrives.
        .replace(
          '<title>',
          () => `${fileOrigin === undefined ? '' : preconnectText(fileOrigin)}${wholeText(markup)}<title>`,
        )
        // A long page may be painted while it is parsed, so colours are set before it, and again below it
        // with all else.
        .replace(
          ROOT,
          () =>
            `${boot}\n<div id="root" data-served="">${markup}</div>${behind ? `<template data-behind>${behind.markup}</template>` : ''}${begins ? laterText({ app, styles: [styles.file, ...sheets], files: scripts }, file ?? (begins === 'text' ? { font: '' } : {})) : ''}`,
        )
    );
  };
  return {
    boot,
    fill,
    neutral: (head, links) =>
      withHead(shell, head, []).replace('<noscript>', () => `<noscript>${links.map(linkText).join('')}`),
  };
}

const unique = (files: readonly string[]): readonly string[] => [...new Set(files)];

function withHead(shell: string, head: HeadTags | undefined, parts: readonly string[]): string {
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${text(head?.title ?? '')}</title>`)
    .replace('</head>', () => `${[...(head?.tags.map(tagText) ?? []), ...parts].join('\n')}\n</head>`);
}

const linkText = ([locale, href, name]: readonly [Locale, string, string]) =>
  `<p><a lang="${locale}" dir="${LOCALE_DIRECTIONS[locale]}" href="${attribute(href)}">${text(name)}</a></p>`;

const preconnectText = (origin: string) =>
  `<link rel="preconnect" crossorigin href="${attribute(origin)}">\n`;

/**
 * A browser paints while it parses, and on a slow device the unparsed rest would then move what is already
 * painted. So it waits for the first of these elements (`ReadWhole`) that the page has, which is the one that
 * is parsed last. If it had none, it would wait for the whole page.
 */
const READ_WHOLE = ['read-opening', 'read-header'];

function wholeText(markup: string): string {
  const id = READ_WHOLE.find((each) => markup.includes(`id="${each}"`));
  return id === undefined ? '' : `<link rel="expect" blocking="render" href="#${id}">\n`;
}

/**
 * The same styles for a page whose largest part is text: it is painted in its own font (`files`), which comes before all else of the
 * page. Painted in the device's font first, it would change once more, and count as painted when the app draws it, a little larger.
 */
function awaitFonts(styles: string, files: readonly string[]): string {
  if (files.length === 0) return styles;
  return styles.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) =>
    files.some((file) => face.includes(file)) ? face.replace(/(?<=font-display:\s*)swap/, 'block') : face,
  );
}

/**
 * Scripts would compete with the picture and the font that a page opens with, so boot.js fetches them when these have arrived, or at
 * once when there are none. `pdf-start.ts` loads the file of a chapter.
 */
function laterText(
  later: Readonly<Record<'app' | 'styles' | 'files', readonly string[]>>,
  more: Readonly<Record<string, string | number>>,
): string {
  const lists = Object.entries(later).map(([what, files]) => [what, files.join(' ')] as const);
  const values = [...lists, ...Object.entries(more)];
  return `<template ${values.map(([what, value]) => `data-${what}="${attribute(String(value))}"`).join(' ')}></template>`;
}

/** A script and a font are fetched early; styles block, so that nothing is painted without them. */
function fileText(file: string): string {
  const kind = Object.entries(KINDS).find(([end]) => file.endsWith(end))?.[1];
  if (kind === undefined) throw new Error(`Nothing says how ${file} is fetched.`);
  return `<link ${kind} crossorigin href="${attribute(file)}">`;
}
const KINDS = {
  '.js': 'rel="modulepreload"',
  '.css': 'rel="stylesheet"',
  '.woff2': 'rel="preload" as="font" type="font/woff2"',
} as const;

function tagText(tag: HeadTag): string {
  if (tag.tag === 'meta') return `<meta ${tag.key}="${tag.name}" content="${attribute(tag.content)}">`;
  const language = tag.hreflang === undefined ? '' : ` hreflang="${tag.hreflang}"`;
  return `<link rel="${tag.rel}"${language} href="${attribute(tag.href)}">`;
}

/** Escapes the text so that nothing in it ends its element or begins a comment. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
