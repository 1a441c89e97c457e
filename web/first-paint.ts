import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type Rolldown } from 'vite';
// By their path: Vite bundles its configuration, and leaves the import of a package to Node, which runs no TypeScript.
import { DEFAULT_LOCALE, LOCALE_DIRECTIONS, localesFrom } from '../model/src/lists/locales.ts';
import { FIRST_SHEETS } from './chunks.ts';
import { filesAhead, firstChunks } from './files-ahead.ts';
import type * as Drawings from './src/shell/first-paint.tsx';
import { openStyles } from './src/shell/served/used-styles.ts';

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
