import { Button } from '@mantine/core';
import type { PageImage } from '@rawi/model/truth/page-images';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { OriginalPage } from './original.tsx';
import classes from './pages.module.css';
import { KEYS } from './shortcuts.tsx';

interface CompareProps {
  /** The same page as published in another language; undefined if there is none. */
  readonly original: { readonly language: string; readonly slices: readonly PageImage[] } | undefined;
  readonly children: ReactNode;
}

const ZOOMS = [1, 1.5, 2, 3] as const;

/**
 * A page alone, beside its original, or with the original drawn over it up to a line; all of it can be
 * zoomed.
 */
export function Compare({ original, children }: CompareProps) {
  const t = useWords('review');
  const [view, setView] = useState<'alone' | 'beside' | 'over'>('alone');
  const [share, setShare] = useState(50);
  const [zoom, setZoom] = useState(0);
  const shown = original ? view : 'alone';
  const toggle = (to: 'beside' | 'over') => setView(view === to ? 'alone' : to);
  const alt = original ? t('compare.alt', { language: original.language }) : '';
  const scale = ZOOMS[zoom] ?? 1;
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
              {t('compare.beside', { language: original.language })}
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
      </div>
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too */}
      <section className={classes.view} aria-label={t('compare.page')} {...(zoom > 0 && { tabIndex: 0 })}>
        <div className={classes.sheet} data-view={shown} style={{ inlineSize: `${scale * 100}%` }}>
          {children}
          {original && shown !== 'alone' && (
            <div
              className={shown === 'over' ? classes.over : classes.beside}
              style={shown === 'over' ? { clipPath: `inset(0 ${100 - share}% 0 0)` } : undefined}
            >
              <OriginalPage slices={original.slices} alt={alt} />
            </div>
          )}
        </div>
      </section>
    </>
  );
}
