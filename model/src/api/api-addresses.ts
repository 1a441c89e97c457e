/** The addresses of the public interface, version 1, below the origin. Imports no zod. */

const ROOT = '/data/v1';
const at = (...parts: (string | number)[]) =>
  `${ROOT}/${parts.map((part) => encodeURIComponent(part)).join('/')}`;

export const apiPaths = {
  document: () => at('openapi.json'),
  latest: () => at('latest'),
  mostRead: () => at('most-read'),
  updates: () => at('updates'),
  comics: () => at('comics'),
  shelf: (shelf: number) => at('comics', 'shelf', shelf),
  comic: (slug: string) => at('comics', slug),
  chapter: (id: string) => at('chapters', id),
  translator: (id: string) => at('translators', id),
  translatorPart: (id: string, part: number) => at('translators', id, 'part', part),
  publishers: () => at('publishers'),
  publisher: (id: string) => at('publishers', id),
  publisherShelf: (id: string, shelf: number) => at('publishers', id, 'shelf', shelf),
  articles: () => at('articles'),
  articlesPart: (part: number) => at('articles', 'part', part),
  article: (slug: string) => at('articles', slug),
} as const;
