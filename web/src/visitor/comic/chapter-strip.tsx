import { VisuallyHidden } from '@mantine/core';
import type { ChapterRow } from '@rawi/model/pages/pages';
import { STRIP_HEIGHTS } from '@rawi/model/truth/page-images';
import type { CSSProperties } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { stripSource } from '../../core/pages/files.ts';
import { ProgressLine } from '../../core/ui/progress-line.tsx';
import { AgeSign } from '../../domains/comics/cover.tsx';
import type { Position } from '../../domains/library/own.ts';
import type { PictureRating } from '../../domains/ratings/showing.ts';
import classes from './chapter-strip.module.css';

interface ChapterStripProps {
  readonly strip: NonNullable<ChapterRow['strip']>;
  /** Shown until the image is loaded. */
  readonly color: string;
  /** The blurred picture of the panels, where they are not shown sharp, and for whom they are. */
  readonly blurred?: { readonly src: string; readonly rating: PictureRating } | undefined;
}

const HIGHEST = Math.max(...STRIP_HEIGHTS);
/** How many panels a phone shows. */
const FEW = 3;

/**
 * A chapter's panels side by side (look.md 14, "24-comic-header"). All panels are one image, of which each
 * shows its own part. Their order follows the direction of the interface, but the art is never mirrored.
 */
export function ChapterStrip({ strip: { folder, widths }, color, blurred }: ChapterStripProps) {
  const shell = useWords('shell');
  const image = blurred ? { src: blurred.src } : stripSource(folder);
  const style = { ...measures('all', widths), ...measures('few', widths.slice(0, FEW)) } as CSSProperties;
  return (
    <div className={classes.frame} data-strip={widths.length} aria-hidden={blurred ? undefined : true}>
      {blurred && <VisuallyHidden component="span">{shell('blurred')}</VisuallyHidden>}
      <div className={classes.strip} style={style}>
        {widths.map((width, index) => {
          const before = widths.slice(0, index).reduce((sum, each) => sum + each, 0);
          const middle = (before + width / 2) / HIGHEST;
          const part = { '--middle': middle, background: color, flexGrow: width } as CSSProperties;
          return (
            // A strip never changes its order.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={classes.panel} style={part} data-panel={index}>
              <img {...image} dir="ltr" alt="" loading="lazy" decoding="async" className={classes.art} />
            </span>
          );
        })}
      </div>
      {blurred && <AgeSign rating={blurred.rating} />}
    </div>
  );
}

/**
 * The total width of these parts of the image, in units of its height, and the number of gutters between
 * them.
 */
function measures(which: 'all' | 'few', widths: readonly number[]) {
  const total = widths.reduce((sum, width) => sum + width, 0);
  return { [`--total-${which}`]: total / HIGHEST, [`--seams-${which}`]: widths.length - 1 };
}

/**
 * The gold reading progress of a chapter, in the space under its strip, or at the bottom of its cover. It is
 * positioned in the row's grid without taking space, so that nothing moves when it appears.
 */
export function ChapterProgress({ place }: { readonly place: Position | undefined }) {
  if (!place) return null;
  return <ProgressLine share={place.finished ? 1 : place.page / place.pageCount} className={classes.line} />;
}
