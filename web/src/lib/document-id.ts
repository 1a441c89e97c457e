/** The id of a document by its path. */
export function idOf({ path }: { readonly path: string }): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether text from an address can be an id of ours: anything else names no document, and some of it no path. */
export function isDocumentId(text: string): boolean {
  return /^[\w-]{1,120}$/.test(text);
}
