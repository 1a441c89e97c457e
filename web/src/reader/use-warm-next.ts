import { pagesOf } from '@rawi/model/truth/page-images';
import { useEffect, useRef } from 'react';
import { srcSetOf } from '../core/pages/files.ts';
import { readChapterPage } from '../core/pages/pages.ts';
import { opensAtOnce } from '../domains/ratings/may-ask.ts';
import { imageSizes } from './pages/fit-page.ts';
import { allSources } from './pages/image-pages.tsx';
import type { PageView } from './pages/page-source.ts';

/** How many spreads before the end the next chapter is preloaded, and how many of its pages. */
const NEAR_END = 3;
const PRELOAD_PAGES = 2;

/** Whether the spread at index `at` is near enough to the end to preload the next chapter. */
export function isNearEnd(at: number, spreadCount: number): boolean {
  return at >= spreadCount - NEAR_END;
}

/** Preloads the next chapter and its first pages near the end of this one, so that it opens at once. */
export function useWarmNext(id: string | undefined, isNear: boolean, view: PageView): void {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const warmed = useRef<readonly HTMLImageElement[]>([]);
  useEffect(() => {
    if (!isNear || id === undefined) {
      // The reader went back in the chapter. When the next chapter opens instead, it uses the running
      // requests.
      for (const image of warmed.current) image.srcset = '';
      warmed.current = [];
      return;
    }
    let isOver = false;
    const bring = async () => {
      const page = await readChapterPage(id);
      // A chapter that begins with a notice asks for no page before it was answered.
      const manifest =
        page.state === 'ready' && (await opensAtOnce(page.payload)) ? page.payload.manifest : undefined;
      if (manifest === undefined || isOver) return;
      warmed.current = pagesOf(manifest)
        .slice(0, PRELOAD_PAGES)
        .flatMap(([image]) => (image ? [warm(image, latest.current)] : []));
    };
    void bring();
    return () => {
      isOver = true;
    };
  }, [id, isNear]);
}

type PageImage = ReturnType<typeof pagesOf>[number][number];

/** Lets the browser preload what the reader will request, at the lowest priority. */
function warm(page: PageImage, view: PageView): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = 'low';
  image.crossOrigin = 'anonymous';
  image.sizes = imageSizes(page, view);
  image.srcset = srcSetOf(allSources(page));
  return image;
}
