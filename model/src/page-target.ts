import { pageIds } from './paths.ts';

/** A page that can be marked dirty, named by what it shows. */
export type PageTarget =
  | { readonly kind: 'home' }
  | { readonly kind: 'comic'; readonly id: string }
  | { readonly kind: 'chapter'; readonly id: string; readonly comicId: string };

/** The id of the page document (in `pages` and in `dirty`) that shows `target`. */
export function pageIdOf(target: PageTarget): string {
  switch (target.kind) {
    case 'home':
      return pageIds.home();
    case 'comic':
      return pageIds.comic(target.id);
    case 'chapter':
      return pageIds.chapter(target.id);
  }
}
