import { Button } from '@mantine/core';
import type { PageImage } from '@rawi/model/truth/page-images';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { ratioOf } from '../../domains/submissions/staged/ratio-of.ts';
import { OriginalPage } from './original.tsx';
import classes from './pages.module.css';
import { KEYS } from './shortcuts.tsx';

interface CompareProps {
  /** The page itself, and what shows it. */
  readonly page: readonly PageImage[];
  readonly children: ReactNode;
  /** The same page as readers have it; undefined if there is none. */
  readonly original: OriginalOfPage | undefined;
}

interface OriginalOfPage {
  /** What it is, in a word or two: its language, or that it is published. */
  readonly name: string;
  /** The button that shows it beside the page. */
  readonly besideLabel: string;
  readonly alt: string;
  readonly slices: readonly PageImage[];
}

type Shape = CSSProperties & Record<`--${'ratio' | 'zoom'}`, number>;

const ZOOMS = [1, 1.5, 2, 3] as const;
/** Below this ratio a page is a strip: it is read in its own scrolled box. */
const STRIP_RATIO = 0.4;

/**
 * A page beside its original, alone, or with the original drawn over it up to a line. It fits the window, and
 * can be zoomed.
 */
export function Compare({ page, original, children }: CompareProps) {
  const t = useWords('review');
  const [view, setView] = useState<'alone' | 'beside' | 'over'>('beside');
  const [share, setShare] = useState(50);
  const [zoom, setZoom] = useState(0);
  const shown = original ? view : 'alone';
  const toggle = (to: 'beside' | 'over') => setView(view === to ? 'alone' : to);
  const ratio = ratioOf(page);
  const shape: Shape = { '--ratio': ratio, '--zoom': ZOOMS[zoom] ?? 1 };
  const isScrolled = zoom > 0 || ratio < STRIP_RATIO;
  return (
    <>
      <div className={classes.tools} dir="auto">
        {original && (
          <>
            <Button
              variant="default"
              aria-pressed={shown === 'beside'}
              aria-keyshortcuts={KEYS.beside}
              onClick={() => toggle('beside')}
            >
              {original.besideLabel}
            </Button>
            <Button variant="default" aria-pressed={shown === 'over'} onClick={() => toggle('over')}>
              {t('compare.over')}
            </Button>
          </>
        )}
        <Button
          variant="default"
          aria-keyshortcuts={KEYS.zoom}
          onClick={() => setZoom((zoom + 1) % ZOOMS.length)}
        >
          {t(zoom === ZOOMS.length - 1 ? 'compare.whole' : 'compare.zoom')}
        </Button>
        {shown === 'over' && (
          <label className={classes.slider}>
            {t('compare.slider')}
            <input
              type="range"
              min={0}
              max={100}
              value={share}
              onChange={(event) => setShare(Number(event.currentTarget.value))}
            />
          </label>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too */}
      <section className={classes.view} aria-label={t('compare.page')} {...(isScrolled && { tabIndex: 0 })}>
        <div className={classes.sheet} data-view={shown} style={shape}>
          <div className={classes.page}>
            {shown === 'beside' && <Caption>{t('compare.submitted')}</Caption>}
            {children}
          </div>
          {original && shown !== 'alone' && (
            <div
              className={classes.page}
              data-over={shown === 'over' || undefined}
              style={
                shown === 'over'
                  ? { clipPath: `inset(0 ${100 - share}% 0 0)` }
                  : shapeOf(ratioOf(original.slices))
              }
            >
              {shown === 'beside' && <Caption>{original.name}</Caption>}
              <OriginalPage slices={original.slices} alt={original.alt} />
            </div>
          )}
        </div>
      </section>
    </>
  );
}

const shapeOf = (ratio: number): CSSProperties & Record<'--ratio', number> => ({ '--ratio': ratio });

function Caption({ children }: { readonly children: string }) {
  return (
    <p className={classes.caption} dir="auto">
      {children}
    </p>
  );
}
