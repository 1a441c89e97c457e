import { MAX_PAGE_PRELOADS } from '@rawi/model/constants';
import type { PageImage } from '@rawi/model/truth/page-images';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { servedImage } from '../../core/lib/served-images.ts';
import { fileUrl, srcSetOf } from '../../core/pages/files.ts';
import { Picture } from '../../core/ui/picture.tsx';
import { savesData } from '../../domains/settings/settings-mirror.ts';
import { useReaderWords } from '../reader-words.ts';
import { imageSizes } from './fit-page.ts';
import { PageFailure } from './page-failure.tsx';
import { usePageShown } from './page-shown.ts';
import type { DrawnPageProps, PageCrop, PageSize, PageSource, PageView } from './page-source.ts';
import classes from './pages.module.css';

/** The largest width of a thumbnail, in pixels. */
const THUMBNAIL_WIDTH = 400;

/**
 * The pages of a chapter that has images. A page of several images is a tall one that was cut into slices,
 * which are joined here.
 */
export function imagePages(pages: readonly (readonly PageImage[])[]): PageSource {
  const slicesOf = (page: number): readonly PageImage[] => {
    const slices = pages[page - 1];
    if (slices === undefined) throw new RangeError(`The manifest has no page ${page}.`);
    return slices;
  };
  return {
    pageCount: pages.length,
    sizeOf: (page) => joinedSize(slicesOf(page)),
    pixelsAt: (page, width) => {
      const size = joinedSize(slicesOf(page));
      const [first] = slicesOf(page);
      const sources = first ? allSources(first) : [];
      const chosen = sources.find((source) => source.width >= width) ?? sources.at(-1);
      const scale = (chosen?.width ?? size.width) / size.width;
      return size.width * size.height * scale * scale;
    },
    isWide: (page) => slicesOf(page)[0]?.wide ?? false,
    colorOf: (page) => slicesOf(page)[0]?.color,
    thumbnailOf: (page) => {
      const [smallest] = slicesOf(page)[0]?.sources ?? [];
      return smallest && smallest.width <= THUMBNAIL_WIDTH ? fileUrl(smallest.path) : undefined;
    },
    Page: (props) => <ImagePage slices={slicesOf(props.page)} pageCount={pages.length} {...props} />,
    ahead: MAX_PAGE_PRELOADS,
    nearness: 150,
  };
}

/** All slices of a page have the page's width. */
function joinedSize(slices: readonly PageImage[]): PageSize {
  return {
    width: slices[0]?.width ?? 1,
    height: slices.reduce((sum, { height }) => sum + height, 0),
  };
}

interface ImagePageProps extends DrawnPageProps {
  readonly slices: readonly PageImage[];
  readonly pageCount: number;
}

/** A page of one image, or of stacked slices that each get their share of the height. */
function ImagePage({ slices, onSettled, ...props }: ImagePageProps) {
  const left = useRef(slices.length);
  const size = joinedSize(slices);
  const handleSettled = () => {
    left.current -= 1;
    if (left.current <= 0) onSettled();
  };
  const drawn = slices.map((image, index) => (
    <SliceImage
      key={image.sources[0]?.path}
      image={image}
      size={size}
      named={index === 0}
      onSettled={handleSettled}
      {...props}
    />
  ));
  const page =
    slices.length === 1 ? (
      drawn
    ) : (
      <div className={classes.slices} data-layout={props.view.layout}>
        {drawn.map((slice, index) => (
          <div key={slice.key} style={{ height: percent((slices[index]?.height ?? 0) / size.height) }}>
            {slice}
          </div>
        ))}
      </div>
    );
  const { crop } = props.view;
  return crop ? <Cropped crop={crop}>{page}</Cropped> : page;
}

const percent = (share: number): string => `${share * 100}%`;

/** A page of which only a part is seen, which fills the box of the page. */
function Cropped({ crop, children }: { readonly crop: PageCrop; readonly children: ReactNode }) {
  const { x, y, width, height } = crop;
  const moved: CSSProperties = {
    position: 'relative',
    width: percent(1 / width),
    height: percent(1 / height),
    left: percent(-x / width),
    top: percent(-y / height),
  };
  return (
    <div style={{ height: '100%', overflow: 'hidden' }} data-crop>
      <div style={moved}>{children}</div>
    </div>
  );
}

/** The files of an image with the one for dense screens, which a browser takes only where no other is as wide as the page is drawn. */
export const allSources = ({ sources, dense }: PageImage) => (dense ? [...sources, dense] : sources);

/**
 * Lettering is readable on a page of this many pixels across; wider files are not loaded while saving data.
 */
const SAVED_WIDTH = 800;

/**
 * The files for a page's `srcset`. With data saver these are no wider than needed to read, unless the page is
 * zoomed. A page that was served with all of them keeps them: it has been loaded already.
 */
function useSources(image: PageImage, { zoom, share }: PageView): PageImage['sources'] {
  const { sources } = image;
  // What is served names no file for dense screens: nobody knows then who saves data.
  const [isServed] = useState(() => import.meta.env.SSR || servedImage(srcSetOf(sources)) !== undefined);
  const [isSaving] = useState(savesData);
  if (isServed) return sources;
  if (!isSaving) return allSources(image);
  if (zoom > 1) return sources;
  const enough = sources.findIndex(({ width }) => width >= SAVED_WIDTH * Math.max(1, share));
  return enough < 0 ? sources : sources.slice(0, enough + 1);
}

interface SliceImageProps extends Omit<ImagePageProps, 'slices'> {
  readonly image: PageImage;
  /** The size of the whole page, by which it is fitted to the screen. */
  readonly size: PageSize;
  /** Whether this slice carries the page's label for screen readers. */
  readonly named: boolean;
}

function SliceImage({ image, size, named, page, pageCount, view, current, onSettled }: SliceImageProps) {
  const words = useReaderWords();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const sources = useSources(image, view);
  const source = sources.at(-1);
  const failedUrl = useRef<string>(undefined);
  const pageShown = usePageShown();
  const isRead = state === 'shown' && current;
  useEffect(() => {
    if (isRead) pageShown();
  }, [isRead, pageShown]);

  if (state === 'failed' && source !== undefined) {
    const handleRetry = async () => {
      // A broken response may be in the browser's cache, and loading the same address would only return it
      // again.
      await fetch(failedUrl.current ?? fileUrl(source.path), { cache: 'reload' }).catch(() => undefined);
      setState('loading');
    };
    return <PageFailure page={page} what="image" onRetry={handleRetry} />;
  }
  const handleLoad = async (loaded: HTMLImageElement) => {
    // An image that is decoded ahead shows in the same frame as the turn.
    if (!current) await loaded.decode().catch(() => undefined);
    setState('shown');
    onSettled();
  };
  return (
    <Picture
      className={classes.image}
      data-shown={state === 'shown' || undefined}
      alt={named ? words.pageOf(page, pageCount) : ''}
      width={image.width}
      height={image.height}
      srcSet={srcSetOf(sources)}
      sizes={imageSizes(size, view)}
      src={source && fileUrl(source.path)}
      crossOrigin="anonymous"
      fetchPriority={current ? 'high' : 'low'}
      decoding={current ? 'sync' : 'async'}
      draggable={false}
      onLoad={(loaded) => void handleLoad(loaded)}
      onError={(failed) => {
        failedUrl.current = failed.currentSrc || undefined;
        setState('failed');
        onSettled();
      }}
    />
  );
}
