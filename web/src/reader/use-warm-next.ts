import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pagesOf } from '@rawi/model/truth/page-images';
import { useEffect, useRef } from 'react';
import { srcSetOf } from '../core/pages/files.ts';
import { readChapterPage } from '../core/pages/pages.ts';
import { imageSizes } from './pages/fit-page.ts';
import type { PageView } from './pages/page-source.ts';

/** How many stops before the end the next chapter is fetched, and how many of its pages. */
const NEAR_END = 3;
const PAGES = 2;

/** Whether what stands at `at`, of so many stops, is near enough to the end to fetch what comes after it. */
export function isNearEnd(at: number, stopCount: number): boolean {
  return at >= stopCount - NEAR_END;
}

/** Fetches the next chapter and its first pages near the end of this one, so that it opens at once. */
export function useWarmNext(next: ChapterPayload['next'], isNear: boolean, view: PageView): void {
  const id = next?.id;
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const warmed = useRef<readonly HTMLImageElement[]>([]);
  useEffect(() => {
    if (!isNear || id === undefined) {
      // Back in the chapter; whoever goes on to the next one takes what is under way.
      for (const image of warmed.current) image.srcset = '';
      warmed.current = [];
      return;
    }
    let isOver = false;
    const bring = async () => {
      const page = await readChapterPage(id);
      const manifest = page.state === 'ready' ? page.payload.manifest : undefined;
      if (manifest === undefined || isOver) return;
      warmed.current = pagesOf(manifest)
        .slice(0, PAGES)
        .flatMap(([image]) => (image ? [warm(image, latest.current)] : []));
    };
    void bring();
    return () => {
      isOver = true;
    };
  }, [id, isNear]);
}

type PageImage = ReturnType<typeof pagesOf>[number][number];

/** Lets the browser fetch what the reader will ask for, behind everything else. */
function warm(page: PageImage, view: PageView): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = 'low';
  image.crossOrigin = 'anonymous';
  image.sizes = imageSizes(page, view);
  image.srcset = srcSetOf(page.sources);
  return image;
}
