import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { useReaderWords } from '../reader-words.ts';
import classes from './settings-sheet.module.css';

/** From this width on the pages are beside the sheet and can be read while it is open. */
const BESIDE = '(min-width: 900px)';

interface SheetFrameProps {
  readonly title: string;
  /** On a phone it lies under the pages, which can be turned meanwhile. */
  readonly isUnder?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet at the end of a wide screen, beside the pages; on a phone it is at the bottom, over them. */
export function SheetFrame({ title, isUnder = false, onClose, children }: SheetFrameProps) {
  const { t, direction } = useReaderWords();
  const sheet = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useLayoutEffect(() => {
    const element = sheet.current;
    const opener = document.activeElement;
    if (element === null) return;
    const isBeside = isUnder || matchMedia(BESIDE).matches;
    // Keys go on turning pages beside it (`isTaken`).
    element.toggleAttribute('data-beside', isBeside);
    if (isBeside) element.show();
    else element.showModal();
    element.querySelector<HTMLElement>('h2')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isUnder]);
  return (
    // A click beside the sheet, Escape and the button all close it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={sheet}
      className={classes.sheet}
      data-under={isUnder || undefined}
      dir={direction}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.inside}>
        <div className={classes.heading}>
          <h2 id={headingId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton className={classes.close} label={t('close')} onClick={onClose}>
            <IconX size={22} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
