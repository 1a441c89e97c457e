import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { bootTag } from './first-paint.ts';

function answerPages(server: ViteDevServer | PreviewServer): void {
  server.middlewares.use((request, _response, next) => {
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (wantsPage && !/\.\w+$/.test(pathname) && !pathname.startsWith('/@')) request.url = '/app.html';
    next();
  });
}

/**
 * The built shell is `app.html`, because an `index.html` would win over Hosting's rewrite. This plugin makes
 * Vite's own servers answer every page address with it, as Hosting does. The page of the development server
 * paints only when the app does.
 */
export function appDocument(): Plugin {
  return {
    name: 'rawi:app-document',
    configureServer: answerPages,
    configurePreviewServer: answerPages,
    transformIndexHtml: (html, { server }) => (server ? html.replace('<!-- boot -->', bootTag) : html),
  };
}
