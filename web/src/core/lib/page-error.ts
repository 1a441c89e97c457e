/** A link to another page from an address that is missing: `words` is a key of `shell.json`, `error`. */
interface WayOn {
  readonly words: 'toLastPage' | 'toItsComic' | 'toComics' | 'toSearch';
  readonly to: string;
}

/** The reason why a page cannot be shown, with its HTTP status. `words` is a key of `shell.json`, `error`. */
export class PageError extends Error {
  readonly status: number;
  readonly words: 'pageNotFound' | 'pageNotFoundAt' | 'goneComic' | 'goneChapter';
  readonly path: string | undefined;
  /** The first is the best. */
  readonly waysOn: readonly WayOn[];

  private constructor(
    status: number,
    words: PageError['words'],
    message: string,
    path?: string,
    waysOn: readonly WayOn[] = [],
  ) {
    super(message);
    this.name = 'PageError';
    this.status = status;
    this.words = words;
    this.path = path;
    this.waysOn = waysOn;
  }

  /** No route has this address (specification, section 2). */
  static notFound(): PageError {
    return new PageError(404, 'pageNotFound', 'Page not found');
  }

  /** A route matches, but its validation failed: there is no such comic, chapter, page … (section 2). */
  static notFoundAt(path: string, ...waysOn: readonly WayOn[]): PageError {
    return new PageError(404, 'pageNotFoundAt', `Page Not Found: ${path}`, path, waysOn);
  }

  /** It was taken from readers. Why, and what it was called, stays unsaid. */
  static gone(what: 'comic' | 'chapter', waysOn: readonly WayOn[]): PageError {
    const words = what === 'comic' ? 'goneComic' : 'goneChapter';
    return new PageError(410, words, `The ${what} was removed`, undefined, waysOn);
  }
}
