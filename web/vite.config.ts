import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appDocument } from './app-document.ts';
import { buildFiles } from './build-files.ts';
import { firstPaint, keptStyles } from './first-paint.ts';
import { notices } from './notices.ts';
import { pdfjsAssets } from './pdfjs-assets.ts';
import { reactfireSdks } from './reactfire-sdks.ts';
import { sharedBy, sharedFrom, sharedWithout } from './shared-by.ts';

/** React Router's package names its development files only; those of its production are a few kB smaller. */
const routerFiles = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const router = [
  { find: /^react-router$/, replacement: join(routerFiles, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFiles, 'dom-export.mjs') },
];

/** Every page with such a place has the rest of what is read and chosen, too: a file of its own would be asked for by everybody. */
const REVIEWERS_PLACE = /\/src\/(?:domains\/takedowns\/take-down-slot|core\/session\/may-review)\./;
const reading = sharedBy('reading', ['routes/comic', 'routes/chapter']);

const licences = notices();

const FORMS = ['routes/login', 'routes/signup', 'routes/resetpassword'];

/**
 * What is fetched beside a chunk: its styles, and for the pages that most visits lead to what it imports as well. The names
 * of all imports of all pages would stand in the first chunk, 4 kB of it; the worker has those files after the first visit.
 */
const resolveDependencies = (
  file: string,
  needed: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
) =>
  hostType === 'html' || /^assets\/(home|comic|chapter)-/.test(file)
    ? needed
    : needed.filter((each) => each.endsWith('.css'));

export default defineConfig(({ command }) => ({
  appType: 'mpa',
  plugins: [
    react(),
    appDocument(),
    firstPaint(),
    keptStyles(),
    buildFiles(),
    pdfjsAssets(),
    reactfireSdks(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/shell/pwa',
      filename: 'worker.ts',
      // The page registers the worker itself, once it has loaded; the manifest is a file of `public`.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        buildPlugins: { vite: [licences.part()] },
        // On purpose, not by default: what the public pages need to open without a network, and what tells of a choice
        // that waits for one. Firestore's and pdf.js's code is fetched when something has to be read or drawn, and what takes
        // things down by reviewers alone.
        globPatterns: ['app.html', '*.svg', 'manifest.webmanifest', 'assets/*.{js,css,woff2}'],
        globIgnores: [
          'assets/*latin-ext*',
          'assets/{firestore,react-pdf}*',
          'assets/take-down-{action,comment,dialog,menu,panel,photo}*',
        ],
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
    // Vite's own list, of scripts alone: a test compares ours with it. firebase.json keeps it from what is deployed.
    license: { fileName: '.vite/license.json' },
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      input: 'app.html',
      // One file for what every page needs, one for what public pages share, one for what forms share: forty small ones
      // wait for each other on a slow line, and pack worse.
      output: {
        codeSplitting: {
          groups: [
            {
              // A served chapter that is a file runs it before there is an app.
              includeDependenciesRecursively: false,
              name: 'pdf-start',
              test: /\/reader\/pages\/(?:pdf-start|range-file)\./,
              priority: 3,
            },
            { name: 'app', tags: ['$initial'], priority: 2 },
            {
              // By a name that the worker leaves out.
              includeDependenciesRecursively: false,
              name: 'react-pdf',
              test: /\/node_modules\/(?:react-pdf|pdfjs-dist)\//,
              priority: 1.5,
            },
            {
              includeDependenciesRecursively: false,
              name: sharedFrom('public', 'routes/home', ['routes/comic', 'routes/chapter']),
              priority: 1,
            },
            {
              // What was read and chosen: the home page of who has done neither needs none of it.
              includeDependenciesRecursively: false,
              name: (id, chunking) => (REVIEWERS_PLACE.test(id) ? 'reading' : reading(id, chunking)),
              priority: 0.9,
            },
            {
              // What a chapter shares with anything else: thirty files otherwise, most of less than a kB.
              includeDependenciesRecursively: false,
              minShareCount: 2,
              // Who needs a few of them is sent those; the least of them go together.
              entriesAware: true,
              entriesAwareMergeThreshold: 4000,
              name: sharedBy('parts', ['routes/chapter'], 1),
              priority: 0.2,
            },
            {
              // Public pages have fields too; the schemas that forms check with are not for their visitors.
              includeDependenciesRecursively: false,
              name: sharedWithout('zod', 'fields', FORMS),
              priority: 0.5,
            },
            { includeDependenciesRecursively: false, name: sharedBy('forms', FORMS) },
          ],
        },
      },
    },
  },
}));
