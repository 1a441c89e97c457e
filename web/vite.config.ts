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

/** React Router's package names its development files only; its production files are a few kB smaller. */
const routerFiles = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const router = [
  { find: /^react-router$/, replacement: join(routerFiles, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFiles, 'dom-export.mjs') },
];

/**
 * Every page with such a slot already loads the `reading` chunk, and in a chunk of its own this code would be
 * a further request for everybody.
 */
const REVIEWERS_PLACE = /\/src\/(?:domains\/takedowns\/take-down-slot|core\/session\/may-review)\./;
const reading = sharedBy('reading', ['routes/comic', 'routes/chapter']);

const licences = notices();

const FORMS = ['routes/login', 'routes/signup', 'routes/resetpassword'];

/**
 * What is preloaded beside a chunk: its styles and, for the pages that most visits lead to, its imports as
 * well. Listing the imports of all pages would add 4 kB to the first chunk, and the worker has those files
 * after the first visit.
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
        // Chosen on purpose: what the public pages need to open without a network, and the code that reports
        // a choice that waits for one. The code of Firestore and pdf.js is fetched when something has to be
        // read or drawn, and that for taking things down is fetched by reviewers alone.
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
    // Vite's own list, which covers scripts only: a test compares ours with it. firebase.json keeps it out of
    // what is deployed.
    license: { fileName: '.vite/license.json' },
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      input: 'app.html',
      // One file for what every page needs, one for what public pages share, one for what forms share: forty
      // small files wait for each other on a slow connection, and compress worse.
      output: {
        codeSplitting: {
          groups: [
            {
              // A served chapter that is a file runs this before the app is there.
              includeDependenciesRecursively: false,
              name: 'pdf-start',
              test: /\/reader\/pages\/(?:pdf-start|range-file)\./,
              priority: 3,
            },
            { name: 'app', tags: ['$initial'], priority: 2 },
            {
              // The worker leaves this chunk out by its name.
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
              // The code of what was read and chosen: the home page of a person who has done neither needs
              // none of it.
              includeDependenciesRecursively: false,
              name: (id, chunking) => (REVIEWERS_PLACE.test(id) ? 'reading' : reading(id, chunking)),
              priority: 0.9,
            },
            {
              // What a chapter shares with anything else: otherwise these would be thirty files, most of them
              // under 1 kB.
              includeDependenciesRecursively: false,
              minShareCount: 2,
              // A page that needs a few of them loads only those; the smallest are merged.
              entriesAware: true,
              entriesAwareMergeThreshold: 4000,
              name: sharedBy('parts', ['routes/chapter'], 1),
              priority: 0.2,
            },
            {
              // Public pages have fields too, but their visitors do not need the schemas that forms check
              // with.
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
