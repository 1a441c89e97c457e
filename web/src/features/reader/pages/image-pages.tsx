import type { PageImage } from '@rawi/model/chapter';
import { useState } from 'react';
import { fileUrl } from '../../../data/files.ts';
import { MAX_PRELOADS } from '../preload-window.ts';
import { useReaderWords } from '../reader-words.ts';
import { imageSizes } from './fit-page.ts';
import { PageFailure } from './page-failure.tsx';
import type { DrawnPageProps, PageSource } from './page-source.ts';
import classes from './pages.module.css';

/** The pages of a chapter that has a manifest of images. */
export function imagePages(images: readonly PageImage[]): PageSource {
  const imageOf = (page: number): PageImage => {
    const image = images[page - 1];
    if (image === undefined) throw new RangeError(`The manifest has no page ${page}.`);
    return image;
  };
  return {
    pageCount: images.length,
    sizeOf: imageOf,
    colorOf: (page) => imageOf(page).color,
    Page: (props) => <ImagePage image={imageOf(props.page)} pageCount={images.length} {...props} />,
    ahead: MAX_PRELOADS,
    nearness: 150,
  };
}

interface ImagePageProps extends DrawnPageProps {
  readonly image: PageImage;
  readonly pageCount: number;
}

function ImagePage({ image, page, pageCount, layout, current, onSettled }: ImagePageProps) {
  const words = useReaderWords();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const source = image.sources.at(-1);

  if (state === 'failed' && source !== undefined) {
    const handleRetry = async () => {
      // A broken answer may sit in the browser's cache, and showing the image again would only show that.
      await fetch(fileUrl(source.path), { cache: 'reload', mode: 'no-cors' }).catch(() => undefined);
      setState('loading');
    };
    return <PageFailure page={page} what="image" onRetry={handleRetry} />;
  }
  return (
    <img
      className={classes.image}
      data-shown={state === 'shown' || undefined}
      alt={words.pageOf(page, pageCount)}
      width={image.width}
      height={image.height}
      srcSet={image.sources.map(({ path, width }) => `${fileUrl(path)} ${width}w`).join(', ')}
      sizes={imageSizes(image, layout)}
      src={source && fileUrl(source.path)}
      fetchPriority={current ? 'high' : 'low'}
      decoding={current ? 'sync' : 'async'}
      draggable={false}
      onLoad={() => {
        setState('shown');
        onSettled();
      }}
      onError={() => {
        setState('failed');
        onSettled();
      }}
    />
  );
}
