/**
 * The pictures of the served page that the app goes on showing. The app takes over the elements themselves
 * with what they have loaded: a new element would be fetched, decoded and painted again.
 */

const served = new Map<string, HTMLImageElement>();

/** Remembers the page pictures in `root`; called before the first rendering, which empties it. */
export function keepServedImages(root: HTMLElement): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('[data-page] img[srcset]')) {
    served.set(image.srcset, image);
  }
}

/** The element that was served with this `srcset`, until it has been taken. */
export function servedImage(srcSet: string): HTMLImageElement | undefined {
  return served.get(srcSet);
}

/** Marks the element as taken: nobody else is given it. */
export function takeServedImage(image: HTMLImageElement): void {
  served.delete(image.srcset);
}
