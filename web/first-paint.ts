import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type Rolldown } from 'vite';
// By their path: Vite bundles its configuration, and leaves the import of a package to Node, which runs no TypeScript.
import { DEFAULT_LOCALE, LOCALE_DIRECTIONS, type Locale, localesFrom } from '../model/src/lists/locales.ts';
import { FIRST_SHEETS } from './chunks.ts';
import type * as Drawings from './src/shell/first-paint.tsx';
import { openStyles } from './src/shell/served/used-styles.ts';
import { wordsFile } from './words-files.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
type FirstPaint = Drawings.FirstPaint;

const web = `${import.meta.dirname}/`;

/** `en:ltr ar:rtl`: the interface languages, the default first, each with its direction. */
const BOOT_LOCALES = localesFrom(DEFAULT_LOCALE)
  .map((locale) => `${locale}:${LOCALE_DIRECTIONS[locale]}`)
  .join(' ');

/** `boot.js` without its comments: what stands in the document, and what the content security policy admits. */
export function bootScript(): string {
  const source = readFileSync(`${web}src/shell/boot.js`, 'utf8');
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}

export const bootTag = (): string => `<script data-locales="${BOOT_LOCALES}">${bootScript()}</script>`;

/** `'sha256-…'` of a script, as a content security policy names it. */
export const policyHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const GUARD = 'shell/guards/guard.ts';
/**
 * The key of what a chapter without page images needs on top of what every chapter needs; `fill-shell.ts`
 * asks for it by this name.
 */
const FILE_KIND = 'file';
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
  '/privacy': { modules: ['shell/routes/privacy.tsx'], words: ['legal'] },
  '/login': {
    modules: ['shell/routes/login.tsx', GUARD],
    words: ['log-in', 'person', 'session'],
  },
  '/signup': {
    modules: ['shell/routes/signup.tsx', GUARD],
    words: ['sign-up', 'person', 'session'],
  },
  [FILE_KIND]: {
    modules: ['reader/pages/pdf-start.ts', 'reader/pages/pdf-pages.tsx'],
    words: [],
  },
};

/**
 * Makes the built `app.html` paint without a script bundle: the styles of the first chunk stand in it, and the header,
 * frame and skeleton of each kind of page in each language, drawn by the app's own components.
 */
export function firstPaint(): Plugin {
  let drawings: Promise<{ paints: readonly FirstPaint[]; theme: string }> | undefined;
  let css = '';
  let file = '';
  return {
    name: 'rawi:first-paint',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      drawings ??= draw();
      // A failure is reported where the drawings are awaited.
      drawings.catch(() => undefined);
      const policy = readFileSync(`${web}../firebase.json`, 'utf8');
      const hash = policyHash(bootScript());
      if (!policy.includes(hash))
        this.error(`The policy in firebase.json does not admit boot.js: script-src needs ${hash}`);
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const { theme } = (await drawings) ?? { theme: '' };
        css = `${theme}\n${takeStyles(bundle)}`;
        // Pages that begin with a part of the styles load the rest from this file.
        file = this.getFileName(this.emitFile({ type: 'asset', name: 'first.css', source: css }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle || !drawings) return html;
        const { paints } = await drawings;
        const bare = unstyledOf(paints, css);
        if (bare.length > 0)
          this.error(
            `These are drawn without their styles, which skeleton-styles.ts imports: ${bare.join(' ')}`,
          );
        const head = [
          `<style data-file="/${file}">${css}</style>`,
          `<template data-few-styles><style>${fewStyles(paints, css)}</style></template>`,
          ...filesAhead(bundle),
          ...paints.map(templateOf),
        ].join('\n');
        return html.replace('<!-- first paint -->', () => head).replace('<!-- boot -->', bootTag);
      },
    },
  };
}

/**
 * Keeps the styles that are imported without a name (`skeleton-styles.ts`): Vite drops the styles of a module
 * whose names nobody reads.
 */
export function keptStyles(): Plugin {
  return {
    name: 'rawi:kept-styles',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
  };
}

/** Runs `first-paint.tsx` in Node, with the class names that the build gives. */
async function draw() {
  const server = await createServer({
    root: web,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: `${web}../.rawi/first-paint`,
    plugins: [react(), iconFiles()],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { firstPaints, themeStyles } = (await server.ssrLoadModule(
      '/src/shell/first-paint.tsx',
    )) as typeof Drawings;
    return { paints: await firstPaints(), theme: themeStyles() };
  } finally {
    await server.close();
  }
}

/** Without this, Node would read all six thousand icons of the package for the ten that are drawn. */
function iconFiles(): Plugin {
  return {
    name: 'rawi:icon-files',
    enforce: 'pre',
    transform: (code) =>
      code.replaceAll(/import \{([^}]+)\} from '@tabler\/icons-react';/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
          .join(''),
      ),
  };
}

/** The chunks that the entry brings, itself included. */
function firstChunks(bundle: Bundle): ReadonlySet<Chunk> {
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

/** Takes the styles of the first chunks out of their files: from now on they stand in the document only. */
function takeStyles(bundle: Bundle): string {
  const beside = Object.values(bundle).filter(
    (part): part is Chunk => part.type === 'chunk' && FIRST_SHEETS.includes(part.name),
  );
  const files = new Set(
    [...firstChunks(bundle), ...beside].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  );
  return Array.from(files, (file) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`The build has no ${file}.`);
    for (const part of Object.values(bundle)) part.viteMetadata?.importedCss.delete(file);
    delete bundle[file];
    return asset.source.toString();
  }).join('\n');
}

/** The class names of ours in the drawings (`_name_hash_line`) for which the styles have no rule. */
function unstyledOf(paints: readonly FirstPaint[], css: string): readonly string[] {
  const names = paints.flatMap(({ html }) =>
    [...html.matchAll(/class="([^"]*)"/g)].map(([, list = '']) => list),
  );
  const own = new Set(names.flatMap((list) => list.split(' ')).filter((name) => name.startsWith('_')));
  return [...own].filter((name) => !css.includes(`.${name}`));
}

/**
 * The styles that a chapter needs before the app is here, for the worker, which knows the picture of a saved
 * chapter.
 */
const fewStyles = (paints: readonly FirstPaint[], css: string): string =>
  openStyles(css)(
    paints
      .filter(({ kinds }) => kinds.includes('/chapter'))
      .map(({ html }) => html)
      .join(''),
  );

const templateOf = ({ locale, kinds, title, html }: FirstPaint): string =>
  `<template data-locale="${locale}" data-kinds="${kinds.join(' ')}" data-title="${title}">${html}</template>`;

/** The modules and the words that a kind of page needs at once. */
interface Ahead {
  readonly modules: readonly string[];
  readonly words: readonly string[];
}

/** The files to preload for each kind of page that lists some, and for every other page. */
function filesAhead(bundle: Bundle): readonly string[] {
  const byPage: Readonly<Record<string, Ahead>> = { ...PRELOAD_BY_PAGE, '*': { modules: [], words: [] } };
  return Object.entries(byPage).flatMap(([kind, { modules, words }]) =>
    localesFrom(DEFAULT_LOCALE).map((locale) => {
      const features = ['shell', ...words].map((feature) => wordsFile(feature, locale));
      const own = filesOf(bundle, [...features, ...modules.map((module) => `${web}src/${module}`)]);
      const files =
        kind === FILE_KIND ? [assetOf(bundle, PDF_WORKER), ...own] : [faceOf(bundle, locale), ...own];
      return `<template data-locale="${locale}" data-ahead="${kind}" data-files="${files.join(' ')}"></template>`;
    }),
  );
}

/**
 * The font that most words of a language are set in. Words painted in another font first would move when it
 * arrives.
 */
const FACES: Readonly<Record<Locale, string>> = {
  en: 'rubik-latin-wght-normal',
  ar: 'rubik-arabic-wght-normal',
};

const faceOf = (bundle: Bundle, locale: Locale): string =>
  assetOf(bundle, new RegExp(`${FACES[locale]}.*\\.woff2$`));

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
