import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appDocument } from './app-document.ts';
import { buildFiles } from './build-files.ts';
import { checkChunks } from './check-chunks.ts';
import { findNeeds } from './chunk-needs.ts';
import { groupsOf, planChunks, SHEETS } from './chunks.ts';
import { directImports } from './direct-imports.ts';
import { firstPaint, keptStyles } from './first-paint.ts';
import { mergeStyles } from './merge-styles.ts';
import { notices } from './notices.ts';
import { pdfjsAssets } from './pdfjs-assets.ts';
import { reactfireSdks } from './reactfire-sdks.ts';

/** React Router's package names its development files only; its production files are a few kB smaller. */
const routerFiles = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const router = [
  { find: /^react-router$/, replacement: join(routerFiles, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFiles, 'dom-export.mjs') },
];

const licences = notices();

/**
 * What is fetched beside a file that a script imports later. The runtime came with the first script, and a file that needs no other is
 * fetched by its import: a list of them would stand there, in the first script, for each of some hundred files of words.
 */
function preloads(
  file: string,
  needed: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return needed;
  const others = needed.filter((each) => !each.includes('/rolldown-runtime-'));
  return others.every((each) => each === file) ? [] : others;
}

/** Plugins that decide which modules the site is made of. */
const modulePlugins = () => [react(), keptStyles(), reactfireSdks()];

export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    appType: 'mpa',
    plugins: [
      ...modulePlugins(),
      appDocument(),
      directImports(),
      firstPaint(),
      mergeStyles(SHEETS),
      checkChunks(),
      buildFiles(),
      pdfjsAssets(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/shell/pwa',
        filename: 'worker.ts',
        // The page registers the worker itself, once it has loaded; the manifests, one for each language, are files of `public`.
        injectRegister: false,
        manifest: false,
        injectManifest: {
          buildPlugins: { vite: [licences.part()] },
          // Which of them a device keeps, the worker decides (build-groups.ts).
          globPatterns: ['app.html', '*.svg', 'manifest.*.webmanifest', 'assets/*.{js,mjs,css,woff2}'],
          globIgnores: ['assets/*latin-ext*'],
          maximumFileSizeToCacheInBytes: 5_000_000,
        },
      }),
      licences.site(),
    ],
    worker: { plugins: () => [licences.part()] },
    resolve: { alias: command === 'build' ? router : [] },
    css: { postcss: { plugins: [mantine()] } },
    server: { host: '127.0.0.1', port: 21300, strictPort: true },
    preview: { host: '127.0.0.1', port: 21301, strictPort: true },
    build: {
      target: 'es2023',
      // Vite's own list, which covers scripts only: a test compares ours with it. firebase.json keeps it out of
      // what is deployed.
      license: { fileName: '.vite/license.json' },
      modulePreload: { polyfill: false, resolveDependencies: preloads },
      rolldownOptions: {
        input: 'app.html',
        output: {
          codeSplitting: {
            groups: command === 'build' ? groupsOf(planChunks(await findNeeds(modulePlugins(), router))) : [],
          },
        },
        // A chunk exports what others take from it; nobody imports it by hand.
        preserveEntrySignatures: 'allow-extension',
      },
    },
  }),
);
