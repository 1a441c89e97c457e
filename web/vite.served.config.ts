import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { TARGET } from '../scripts/lib/node-versions.mjs';
import { notices } from './notices.ts';

/** The site as a program: what the function that serves pages draws them with. Nothing stays outside of it. */
export default defineConfig({
  plugins: [react(), notices().site()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/shell/served/served.tsx',
    target: TARGET,
    sourcemap: false,
    // The browser's build writes styles and pictures.
    ssrEmitAssets: false,
    copyPublicDir: false,
    emptyOutDir: true,
  },
});
