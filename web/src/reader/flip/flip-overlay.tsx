import { IconArrowsExchange } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import type { PageView } from '../pages/page-source.ts';
import classes from './flip-overlay.module.css';
import { isFromTheRight } from './flip-target.ts';
import type { Flip } from './use-flip.ts';

interface FlipOverlayProps {
  readonly flip: Flip;
  /** The current pages from left to right, with each page's share of the width and how it is shown. */
  readonly pages: readonly { readonly page: number; readonly share: number; readonly view: PageView }[];
}

/**
 * The matching pages in the other language, drawn over the current ones. A slanted line wipes between the
 * two: the language written from the left is on its left, the one written from the right on its right.
 */
export function FlipOverlay({ flip, pages }: FlipOverlayProps) {
  const { target, source, isOther, isKept, drawn } = flip;
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());
  // While the other language is kept, a new page never shows the first language: its paper tone is shown
  // until the image is there.
  const [wasKept] = useState(isKept);
  if (source === undefined || !target.hasAny(pages.map(({ page }) => page))) return null;
  const others = pages.map((each) => ({ ...each, other: target.pageOf(each.page) }));
  const isReady =
    (wasKept && isKept) || others.every(({ other }) => other === undefined || settled.has(other));
  const share = isReady ? (drawn ?? (isOther ? 1 : 0)) : 0;
  const style: CSSProperties & Record<'--share', number> = { '--share': share };
  return (
    <div
      className={classes.flip}
      style={style}
      data-flip={isReady && share === 1 ? target.language : 'none'}
      data-drawn={drawn !== undefined || undefined}
      data-from={isFromTheRight(target.language) ? 'right' : 'left'}
      aria-hidden={share === 0}
    >
      <div className={classes.pages} lang={target.language}>
        {others.map(({ page, share: width, view, other }) => (
          <div key={page} className={classes.page} style={{ inlineSize: `${width * 100}%` }}>
            {other !== undefined && (
              <div
                className={classes.paper}
                style={{ backgroundColor: source.colorOf(other) }}
                data-flipped={other}
              >
                <source.Page
                  page={other}
                  view={view}
                  current={false}
                  onSettled={() => setSettled((known) => new Set(known).add(other))}
                />
              </div>
            )}
          </div>
        ))}
      </div>
      <div className={classes.line} />
      <div className={classes.knob}>
        <IconArrowsExchange size={22} stroke={2} aria-hidden />
      </div>
    </div>
  );
}
