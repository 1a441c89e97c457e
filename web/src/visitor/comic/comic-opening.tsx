import type { CSSProperties } from 'react';
import { bandColors } from '../../core/lib/band-colors.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { HalftoneBand } from '../../core/ui/halftone-band.tsx';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import cover from '../../domains/comics/cover.module.css';
import type { OpeningComic } from '../../domains/comics/opening-comic.ts';
import classes from './comic-header.module.css';
import page from './comic-page.module.css';
import { titleClass } from './title-size.ts';

/** Marks where a cover travels to. */
export const TRAVELED_COVER = 'data-traveled';

/** The header of a comic as far as its card knows it: cover, title and color. The rest is room for what comes. */
export function ComicOpening({ comic }: { readonly comic: OpeningComic }) {
  const { image, shown, title, titleLang } = comic;
  const color: CSSProperties & Record<'--cover-color', string> = { '--cover-color': image.color };
  return (
    <div className={classes.header} style={bandColors(image.accent ?? image.color)}>
      <HalftoneBand className={classes.band} />
      <span className={classNames(cover.cover, classes.cover)} style={color} {...{ [TRAVELED_COVER]: '' }}>
        {shown !== undefined && (
          <img src={shown} width={image.width} height={image.height} alt="" decoding="sync" />
        )}
      </span>
      <div className={classes.names}>
        <SkeletonBox width="8rem" height="1rem" className={page.onBand} />
        <p className={titleClass(title)}>
          <bdi lang={titleLang}>{title}</bdi>
        </p>
      </div>
      <div className={classes.actions}>
        <SkeletonBox height="52px" className={classNames(page.onBand, page.readNow)} />
      </div>
    </div>
  );
}
