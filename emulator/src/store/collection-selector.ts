/** Which collections a query looks at below its parent; an empty id means every one, whatever its id. */
export interface CollectionSelector {
  readonly collectionId: string;
  readonly allDescendants: boolean;
}

/** True if the document at `path` stands in a collection that the selector names. */
export function inSelection(path: string, parent: string, from: CollectionSelector): boolean {
  const collection = path.slice(0, path.lastIndexOf('/'));
  if (!from.allDescendants) {
    if (from.collectionId === '')
      return collection.slice(0, Math.max(0, collection.lastIndexOf('/'))) === parent;
    return collection === (parent === '' ? from.collectionId : `${parent}/${from.collectionId}`);
  }
  if (parent !== '' && !collection.startsWith(`${parent}/`)) return false;
  return from.collectionId === '' || collection.slice(collection.lastIndexOf('/') + 1) === from.collectionId;
}
