/** The id of a document by its path. */
export function idOf({ path }: { readonly path: string }): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
