import type { Language } from '@rawi/model/lists/languages';
import { type PointerEvent, useRef } from 'react';
import { keyFor } from '../reader-keys.ts';
import { useReaderWords } from '../reader-words.ts';
import { useReadingSettings } from '../settings/use-reading-settings.ts';
import classes from './flip-control.module.css';
import { isFromTheRight } from './flip-target.ts';
import type { Flip } from './use-flip.ts';

interface FlipControlProps {
  readonly flip: Flip;
  readonly language: Language;
  /** The current pages. */
  readonly pages: readonly number[];
  readonly shown: boolean;
}

/** A finger that moved by fewer pixels than this has only pressed. */
const SLACK = 8;

/**
 * The control that flips the page: a press switches the language, holding it shows the other one meanwhile, and dragging
 * moves the line. As on the page, the language written from the left is on the left.
 */
export function FlipControl({ flip, language, pages, shown }: FlipControlProps) {
  const words = useReaderWords();
  const { t, direction } = words;
  const from = useRef<number>(undefined);
  const key = keyFor('flip', useReadingSettings().keys);
  const { target, isKept, drawn } = flip;
  const isHere = target.hasAny(pages);
  const isOther = flip.isOther && isHere;
  const isOtherRight = isFromTheRight(target.language);
  const sides = isOtherRight ? [language, target.language] : [target.language, language];

  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = event.clientX;
    flip.press();
  };
  const handleMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (from.current === undefined) return;
    if (drawn === undefined && Math.abs(event.clientX - from.current) < SLACK) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const x = Math.max(0, Math.min(1, (event.clientX - left) / width));
    flip.draw(isOtherRight ? 1 - x : x);
  };
  const handleUp = (event: PointerEvent) => {
    from.current = undefined;
    flip.release(event.type === 'pointerup' && drawn === undefined);
  };
  return (
    <div className={classes.control} data-shown={shown || undefined} data-flip-control>
      <span className={classes.hint} dir={direction}>
        {flip.hasFailed || !isHere ? (
          <span className={classes.trouble}>{t(isHere ? 'flip.failed' : 'flip.onlyHere')}</span>
        ) : (
          <>
            <span className={classes.forKeys}>
              {key !== undefined && (
                <>
                  {t('flip.hint')}
                  <kbd className={classes.key}>{key.toUpperCase()}</kbd>
                </>
              )}
            </span>
            <span className={classes.forFingers}>{t('flip.touchHint')}</span>
          </>
        )}
      </span>
      <button
        type="button"
        dir="ltr"
        className={classes.button}
        aria-pressed={isOther}
        aria-label={t('flip.action', { language: words.language(target.language) })}
        title={t('flip.title')}
        data-kept={isKept || undefined}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
        onContextMenu={(event) => event.preventDefault()}
        onClick={(event) => {
          // Keys and assistive technology cannot hold the button, so they toggle.
          if (event.detail === 0) flip.toggle();
        }}
      >
        {sides.map((each) => (
          <span
            key={each}
            className={classes.side}
            lang={each}
            data-on={drawn !== undefined || (each === target.language) === isOther || undefined}
          >
            {ownName(each)}
          </span>
        ))}
        <span className={classes.slant} aria-hidden />
      </button>
    </div>
  );
}

/** A language's name in that language. */
function ownName(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
