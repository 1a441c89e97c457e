import { useEffect, useState } from 'react';
import classes from './staged.module.css';
import { StagedImage } from './staged-image.tsx';
import type { StagedPage } from './use-staged-pages.ts';

/** A small picture of a staged page, loaded when it comes near the screen: a chapter may have 500 pages. */
export function PageThumbnail({ page: [slice] }: { readonly page: StagedPage }) {
  const [box, setBox] = useState<HTMLSpanElement | null>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!box || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [box, isNear]);
  const source = slice?.sources[0];
  return (
    <span ref={setBox} className={classes.near}>
      {isNear && slice && source && (
        <StagedImage
          path={source.path}
          alt=""
          width={slice.width}
          height={slice.height}
          color={slice.color}
        />
      )}
    </span>
  );
}
