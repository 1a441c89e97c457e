/** The id in a document's path. */
export function idOf({ path }: { readonly path: string }): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Whether text from an address can be an id of ours. Any other text names no document, and some of it would
 * not even be a valid path.
 */
export function isDocumentId(text: string): boolean {
  return /^[\w-]{1,120}$/.test(text);
}

/** Whether text can be the slug of a publisher (model, `schemas.ts`). */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,100}$/.test(text);
}

/** Whether text can be the number of a shelf (model, `page-target.ts`). */
export function isShelf(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}
