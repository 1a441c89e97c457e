import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { appDocument } from './app-document.ts';

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), appDocument()],
  css: { postcss: { plugins: [mantine()] } },
  server: { host: '127.0.0.1', port: 21300, strictPort: true },
  preview: { host: '127.0.0.1', port: 21301, strictPort: true },
  build: {
    target: 'es2023',
    rolldownOptions: { input: 'app.html' },
  },
});
