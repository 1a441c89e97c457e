import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appDocument } from './app-document.ts';
import { pdfjsAssets } from './pdfjs-assets.ts';

export default defineConfig({
  appType: 'mpa',
  plugins: [
    react(),
    appDocument(),
    pdfjsAssets(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'worker.ts',
      // The page registers the worker itself, once it has loaded; the manifest is a file of `public`.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // On purpose, not by default: what the public pages need to open without a network. Firestore's and pdf.js's
        // code is fetched when something has to be read or drawn.
        globPatterns: ['app.html', 'boot.js', '*.svg', 'manifest.webmanifest', 'assets/*.{js,css,woff2}'],
        globIgnores: ['assets/*latin-ext*', 'assets/{firestore,pdf,react-pdf,toasts}*'],
      },
    }),
  ],
  css: { postcss: { plugins: [mantine()] } },
  server: { host: '127.0.0.1', port: 21300, strictPort: true },
  preview: { host: '127.0.0.1', port: 21301, strictPort: true },
  build: {
    target: 'es2023',
    rolldownOptions: { input: 'app.html' },
  },
});
