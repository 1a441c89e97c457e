import { pageIds } from './paths.ts';

/** A page that can be marked dirty, named by what it shows. */
export type PageTarget =
  | { readonly kind: 'home' }
  | { readonly kind: 'comic'; readonly id: string }
  | { readonly kind: 'chapter'; readonly id: string; readonly comicId: string };

/** The id of the page document (in `pages` and in `dirty`) that shows `target`. */
export function pageIdOf(target: PageTarget): string {
  if (target.kind === 'home') return pageIds.home();
  return target.kind === 'comic' ? pageIds.comic(target.id) : pageIds.chapter(target.id);
}
