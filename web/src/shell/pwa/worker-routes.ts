import { LOCALES } from '@rawi/model/lists/locales';
import { servedData } from '@rawi/model/routes/served-pages';

/** What the worker handles beside its precache; plain functions of an address. */

/** A picture of ours, wherever it is served: everything published lies under `public/` of the bucket. */
export function isPublicImage(url: URL): boolean {
  return /^\/v0\/b\/[^/]+\/o\/public%2F[^/]+\.(?:webp|avif|jpe?g|png)$/i.test(url.pathname);
}

/** The file of a chapter that has no page images, wherever it is served. */
export function isPublicPdf(url: URL): boolean {
  return /^\/v0\/b\/[^/]+\/o\/public%2F[^/]+\.pdf$/i.test(url.pathname);
}

/** The file that says where the panels of a chapter's pages are, wherever it is served. */
export function isPublicPanels(url: URL): boolean {
  return /^\/v0\/b\/[^/]+\/o\/public%2F[^/]+%2Fpanels\.json$/i.test(url.pathname);
}

/** A part of the build that is fetched when it is needed; its name changes with its content. */
export function isBuildPart(url: URL, origin: string): boolean {
  return url.origin === origin && /^\/(?:assets|pdfjs)\/./.test(url.pathname);
}

/** A part of the catalogue as search reads it; its address changes with its content. */
export function isCatalogPart(url: URL, origin: string): boolean {
  return url.origin === origin && servedData(url.pathname) !== null;
}

/** What other sites frame, and what programs read, is none of the app: in the place of a frame the app itself would be refused. */
const PAGE = new RegExp(`^/(?:(?:${LOCALES.join('|')})(?:/(?!(?:embed|feeds|opds)(?:/|$)).*)?)?$`);

/** A page of the site, and not a file of it or an address that is not ours. */
export function isPage(url: URL): boolean {
  return PAGE.test(url.pathname) && !/\.[a-z0-9]+$/i.test(url.pathname);
}
