import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { servedImage, takeServedImage } from '../lib/served-images.ts';
import classes from './picture.module.css';

type Given =
  | 'className'
  | 'alt'
  | 'width'
  | 'height'
  | 'sizes'
  | 'src'
  | 'crossOrigin'
  | 'fetchPriority'
  | 'decoding'
  | 'draggable';

/** What an `<img>` takes, as far as an element that is there already can be given it. */
export interface PictureProps extends Pick<ComponentProps<'img'>, Given> {
  readonly srcSet: string;
  /** Whether it has arrived. */
  readonly 'data-shown': true | undefined;
  readonly onLoad: (image: HTMLImageElement) => void;
  /** Its `currentSrc` is the file that failed. */
  readonly onError: (image: HTMLImageElement) => void;
}

/** An `<img>`; where the page was served with this very one, that element, and nothing is asked for again. */
export function Picture(props: PictureProps) {
  const [served] = useState(() => servedImage(props.srcSet));
  if (served !== undefined) return <ServedPicture image={served} {...props} />;
  return <OwnPicture {...props} />;
}

function OwnPicture({ onLoad, onError, ...props }: PictureProps) {
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = element.current;
    return () => {
      if (image !== null && !image.complete) queueMicrotask(() => stopFetching(image));
    };
  }, []);
  return (
    // Its name comes with the other properties.
    // oxlint-disable-next-line jsx-a11y/alt-text
    <img
      ref={element}
      {...props}
      onLoad={(event) => onLoad(event.currentTarget)}
      onError={(event) => onError(event.currentTarget)}
    />
  );
}

/** What nobody will look at any more is not fetched to its end. */
function stopFetching(image: HTMLImageElement): void {
  if (image.isConnected) return;
  image.removeAttribute('srcset');
  image.removeAttribute('src');
}

function ServedPicture({ image, ...props }: PictureProps & { readonly image: HTMLImageElement }) {
  const place = useRef<HTMLSpanElement>(null);
  const told = useRef(props);
  // React knows nothing of this element: what may change of it is written by hand.
  useLayoutEffect(() => {
    told.current = props;
    write(image, 'class', props.className);
    write(image, 'alt', props.alt);
    write(image, 'sizes', props.sizes);
    write(image, 'fetchpriority', props.fetchPriority);
    write(image, 'decoding', props.decoding);
    write(image, 'data-shown', props['data-shown'] && 'true');
  });
  useLayoutEffect(() => {
    takeServedImage(image);
    place.current?.append(image);
    const handleLoad = () => told.current.onLoad(image);
    const handleError = () => told.current.onError(image);
    // It may have arrived, or failed, before anyone listened.
    if (image.complete) (image.naturalWidth > 0 ? handleLoad : handleError)();
    image.addEventListener('load', handleLoad);
    image.addEventListener('error', handleError);
    return () => {
      image.removeEventListener('load', handleLoad);
      image.removeEventListener('error', handleError);
    };
  }, [image]);
  return <span ref={place} className={classes.place} />;
}

/** Only where it differs: a browser chooses the file anew when `sizes` is written. */
function write(image: HTMLImageElement, name: string, value: string | undefined): void {
  if (value === undefined) image.removeAttribute(name);
  else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
}
