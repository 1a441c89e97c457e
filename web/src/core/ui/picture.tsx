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

/** The attributes of an `<img>`, as far as they can be set on an existing element. */
export interface PictureProps extends Pick<ComponentProps<'img'>, Given> {
  readonly srcSet: string;
  /** Whether it has loaded. */
  readonly 'data-shown': true | undefined;
  readonly onLoad: (image: HTMLImageElement) => void;
  /** Its `currentSrc` is the file that failed. */
  readonly onError: (image: HTMLImageElement) => void;
}

/**
 * An `<img>`. When the page was served with the same one, that element is used, and nothing is fetched again.
 */
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
    // Its name is among the other properties.
    // oxlint-disable-next-line jsx-a11y/alt-text
    <img
      ref={element}
      {...props}
      onLoad={(event) => onLoad(event.currentTarget)}
      onError={(event) => onError(event.currentTarget)}
    />
  );
}

/** Stops the fetch of a picture that nobody will see any more. */
function stopFetching(image: HTMLImageElement): void {
  if (image.isConnected) return;
  image.removeAttribute('srcset');
  image.removeAttribute('src');
}

function ServedPicture({ image, ...props }: PictureProps & { readonly image: HTMLImageElement }) {
  const place = useRef<HTMLSpanElement>(null);
  const latest = useRef(props);
  // React does not manage this element, so what may change is written by hand.
  useLayoutEffect(() => {
    latest.current = props;
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
    const handleLoad = () => latest.current.onLoad(image);
    const handleError = () => latest.current.onError(image);
    // It may have loaded, or failed, before the listeners were added.
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

/** Writes only what differs: a browser chooses the file again when `sizes` is written. */
function write(image: HTMLImageElement, name: string, value: string | undefined): void {
  if (value === undefined) image.removeAttribute(name);
  else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
}
