import type { Rolldown } from 'vite';
// By its path: Vite bundles its configuration, and leaves the import of a package to Node, which runs no TypeScript.
import { DEFAULT_LOCALE, type Locale, localesFrom } from '../model/src/lists/locales.ts';
import { wordsFile } from './words-files.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const SRC = `${import.meta.dirname}/src/`;

const GUARD = 'shell/guards/guard.ts';
/**
 * The key of what a chapter without page images needs on top of what every chapter needs; `fill-shell.ts`
 * asks for it by this name.
 */
const FILE_KIND = 'file';
/** The key of what a chapter that begins with a notice needs on top. */
const NOTICE_KIND = 'notice';
const PDF_WORKER = /pdf\.worker\.min-[^/]*\.mjs$/;

/** What each kind of page preloads beside the first chunk; boot.js requests it at the same time. */
const PRELOAD_BY_PAGE: Readonly<
  Record<string, { readonly modules: readonly string[]; readonly words: readonly string[] }>
> = {
  '/': { modules: ['shell/routes/home.tsx'], words: ['home'] },
  '/comic': { modules: ['shell/routes/comic.tsx'], words: ['comic', 'choices'] },
  '/chapter': { modules: ['shell/routes/chapter.tsx'], words: ['reader', 'choices'] },
  '/comics': { modules: ['shell/routes/comics.tsx'], words: ['home'] },
  '/list': { modules: ['shell/routes/list.tsx'], words: ['lists', 'choices'] },
  '/reader': { modules: ['shell/routes/reader-page.tsx'], words: ['reader-page', 'comments'] },
  '/updates': { modules: ['shell/routes/updates.tsx'], words: ['updates'] },
  '/publishers': { modules: ['shell/routes/publishers.tsx'], words: ['publishers'] },
  '/publisher': { modules: ['shell/routes/publisher.tsx'], words: ['publishers'] },
  '/search': { modules: ['shell/routes/search.tsx'], words: ['search'] },
  '/blogs': { modules: ['shell/routes/blogs.tsx'], words: ['blog'] },
  '/blog': { modules: ['shell/routes/blog.tsx'], words: ['blog', 'choices'] },
  '/translator': { modules: ['shell/routes/translator.tsx'], words: ['translator', 'choices'] },
  '/translatorDetails': {
    modules: ['shell/routes/translator-details.tsx'],
    words: ['translator-details'],
  },
  '/reject': { modules: ['shell/routes/reject.tsx'], words: ['reject', 'session'] },
  '/contact-us': { modules: ['shell/routes/contact-us.tsx'], words: ['contact', 'session'] },
  '/copyright': { modules: ['shell/routes/copyright.tsx'], words: ['legal'] },
  '/DMCA': { modules: ['shell/routes/dmca.tsx'], words: ['legal'] },
  '/terms': { modules: ['shell/routes/terms.tsx'], words: ['legal'] },
  '/transparency': { modules: ['shell/routes/transparency.tsx'], words: ['transparency'] },
  '/developers': { modules: ['shell/routes/developers.tsx'], words: ['developers'] },
  '/privacy': { modules: ['shell/routes/privacy.tsx'], words: ['legal'] },
  '/login': {
    modules: ['shell/routes/login.tsx', GUARD],
    words: ['log-in', 'person', 'session'],
  },
  '/signup': {
    modules: ['shell/routes/signup.tsx', GUARD],
    words: ['sign-up', 'person', 'session'],
  },
  [NOTICE_KIND]: { modules: ['reader/notice/notice-gate.tsx'], words: ['age'] },
  [FILE_KIND]: {
    modules: ['reader/pages/pdf-start.ts', 'reader/pages/pdf-pages.tsx'],
    words: [],
  },
};

/** The modules and the words that a kind of page needs at once. */
interface Ahead {
  readonly modules: readonly string[];
  readonly words: readonly string[];
}

/** The files to preload for each kind of page that lists some, and for every other page. */
export function filesAhead(bundle: Bundle): readonly string[] {
  const byPage: Readonly<Record<string, Ahead>> = { ...PRELOAD_BY_PAGE, '*': { modules: [], words: [] } };
  return Object.entries(byPage).flatMap(([kind, { modules, words }]) =>
    localesFrom(DEFAULT_LOCALE).map((locale) => {
      const features = ['shell', ...words].map((feature) => wordsFile(feature, locale));
      const own = filesOf(bundle, [...features, ...modules.map((module) => `${SRC}${module}`)]);
      const files =
        kind === FILE_KIND
          ? [assetOf(bundle, PDF_WORKER), ...own]
          : kind === NOTICE_KIND
            ? own
            : [...facesOf(bundle, kind, locale), ...own];
      return `<template data-locale="${locale}" data-ahead="${kind}" data-files="${files.join(' ')}"></template>`;
    }),
  );
}

/**
 * The fonts of a language's words, the one that most are set in first. Words painted in another font first would move when it
 * arrives.
 */
const FACES: Readonly<Record<Locale, readonly [string, ...string[]]>> = {
  en: ['rubik-latin-wght-normal'],
  // The spaces between words, and digits, are those of the Latin one.
  ar: ['rubik-arabic-wght-normal', 'rubik-latin-wght-normal'],
};
/** Pages whose largest part is text, which waits for all of its fonts (`served.tsx`). */
const TEXT_KINDS: readonly string[] = ['/comic'];

function facesOf(bundle: Bundle, kind: string, locale: Locale): readonly string[] {
  const faces = TEXT_KINDS.includes(kind) ? FACES[locale] : [FACES[locale][0]];
  return faces.map((face) => assetOf(bundle, new RegExp(`${face}.*\\.woff2$`)));
}

function assetOf(bundle: Bundle, pattern: RegExp): string {
  const file = Object.keys(bundle).find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`The build has no ${pattern}.`);
  return `/${file}`;
}

/** The addresses of the files that these modules need beyond the first chunk. */
function filesOf(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const first = firstChunks(bundle);
  const chunks = modules.map((module) => {
    const chunk = Object.values(bundle).find(
      (part): part is Chunk => part.type === 'chunk' && part.moduleIds.includes(module),
    );
    if (!chunk) throw new Error(`No chunk of the build holds ${module}.`);
    return chunk;
  });
  const wanted = [...withImports(bundle, chunks)].filter((chunk) => !first.has(chunk));
  const styles = wanted.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...wanted.map(({ fileName }) => fileName), ...styles])].map((file) => `/${file}`);
}

/** The chunks that the entry brings, itself included. */
export function firstChunks(bundle: Bundle): ReadonlySet<Chunk> {
  const entry = Object.values(bundle).find(
    (part) => part.type === 'chunk' && 'isEntry' in part && part.isEntry,
  );
  return entry?.type === 'chunk' ? withImports(bundle, [entry]) : new Set();
}

function withImports(bundle: Bundle, chunks: Iterable<Chunk>): ReadonlySet<Chunk> {
  const found = new Set(chunks);
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') found.add(chunk);
    }
  }
  return found;
}
