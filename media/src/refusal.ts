import type { FileRefusal } from '@rawi/model/lists/file-refusals';

/** What stands in the way of taking a file: a code for the person who brought it, and the page that it is about. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly code: FileRefusal;
  /** From 1; absent where it is about the whole file. */
  readonly page: number | undefined;

  constructor(code: FileRefusal, page?: number, options?: ErrorOptions) {
    super(page === undefined ? code : `${code} (page ${page})`, options);
    this.code = code;
    this.page = page;
  }

  /** The same refusal about another page. */
  at(page: number): FileRefused {
    return new FileRefused(this.code, page, { cause: this });
  }
}

/** The same refusal with the page that it is about; other errors as they are. */
export function onPage(error: unknown, page: number): unknown {
  return error instanceof FileRefused && error.page === undefined ? error.at(page) : error;
}
