/** A link to another page for an address that is missing: `words` is a key of `shell.json`, `error`. */
interface WayOn {
  readonly words: 'toLastPage';
  readonly to: string;
}

/** The reason why a page cannot be shown, with its HTTP status. `words` is a key of `shell.json`, `error`. */
export class PageError extends Error {
  readonly status: number;
  readonly words: 'pageNotFound' | 'pageNotFoundAt';
  readonly path: string | undefined;
  readonly wayOn: WayOn | undefined;

  private constructor(
    status: number,
    words: PageError['words'],
    message: string,
    path?: string,
    wayOn?: WayOn,
  ) {
    super(message);
    this.name = 'PageError';
    this.status = status;
    this.words = words;
    this.path = path;
    this.wayOn = wayOn;
  }

  /** No route has this address (specification, section 2). */
  static notFound(): PageError {
    return new PageError(404, 'pageNotFound', 'Page not found');
  }

  /** A route matches, but its validation failed: there is no such comic, chapter, page … (section 2). */
  static notFoundAt(path: string, wayOn?: WayOn): PageError {
    return new PageError(404, 'pageNotFoundAt', `Page Not Found: ${path}`, path, wayOn);
  }
}
