/** A link to another page from an address that is missing. */
interface WayOn {
  readonly text: string;
  readonly to: string;
}

/** The reason why a page cannot be shown, with its HTTP status. `words` is a key of `shell.json`, `error`. */
export class PageError extends Error {
  readonly status: number;
  readonly words: 'pageNotFound' | 'pageNotFoundAt';
  readonly path: string | undefined;
  /** What stands in place of `words`, for pages that few people meet: their words come with the page. */
  readonly said: { readonly title: string; readonly hint: string } | undefined;
  /** The first is the best. */
  readonly waysOn: readonly WayOn[];

  private constructor(
    status: number,
    words: PageError['words'],
    message: string,
    path?: string,
    waysOn: readonly WayOn[] = [],
    said?: PageError['said'],
  ) {
    super(message);
    this.name = 'PageError';
    this.status = status;
    this.words = words;
    this.path = path;
    this.waysOn = waysOn;
    this.said = said;
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
  static gone(said: NonNullable<PageError['said']>, waysOn: readonly WayOn[]): PageError {
    return new PageError(410, 'pageNotFound', said.title, undefined, waysOn, said);
  }
}
