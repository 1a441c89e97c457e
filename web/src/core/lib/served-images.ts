/**
 * The pictures of the served page that the app goes on showing. It takes over the very elements, with what has arrived of
 * them: one that is made anew would be fetched, decoded and painted once more.
 */

const served = new Map<string, HTMLImageElement>();

/** Remembers the page pictures that stand in `root`; called before the first rendering, which empties it. */
export function keepServedImages(root: HTMLElement): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('[data-page] img[srcset]')) {
    served.set(image.srcset, image);
  }
}

/** The element that was served with this `srcset`, until somebody has taken it. */
export function servedImage(srcSet: string): HTMLImageElement | undefined {
  return served.get(srcSet);
}

/** From now on the element has its place; nobody else is given it. */
export function takeServedImage(image: HTMLImageElement): void {
  served.delete(image.srcset);
}
