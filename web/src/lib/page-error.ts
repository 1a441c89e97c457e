/** Why a page cannot be shown, with the HTTP status it stands for. `words` is a key of `shell.json`, `error`. */
export class PageError extends Error {
  readonly status: number;
  readonly words: 'pageNotFound' | 'pageNotFoundAt';
  readonly path: string | undefined;

  private constructor(status: number, words: PageError['words'], message: string, path?: string) {
    super(message);
    this.name = 'PageError';
    this.status = status;
    this.words = words;
    this.path = path;
  }

  /** No route has this address (specification, section 2). */
  static notFound(): PageError {
    return new PageError(404, 'pageNotFound', 'Page not found');
  }

  /** A route has it, but its validation failed: there is no such comic, chapter, page … (section 2). */
  static notFoundAt(path: string): PageError {
    return new PageError(404, 'pageNotFoundAt', `Page Not Found: ${path}`, path);
  }
}
