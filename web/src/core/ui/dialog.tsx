import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  readonly title: string;
  /** The name of the button in the corner. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Not called while `isBusy`, because what has begun is not stopped half way. */
  readonly onClose: () => void;
  readonly isBusy?: boolean;
  /** The direction of its words, if the page around it has the other one. */
  readonly direction?: 'ltr' | 'rtl';
  /** Whether it is at the lower edge of a phone, for dialogs with fields. */
  readonly isSheet?: boolean;
  /** `wide` has room for columns. */
  readonly size?: 'usual' | 'wide';
}

/**
 * The browser's own dialog. It keeps focus inside, closes on Escape, and returns focus to where it was, or to
 * the page's heading when that element is gone. Focus starts on the title, so that a screen reader reads the
 * question before its answers.
 */
export function Dialog({
  title,
  closeLabel,
  children,
  onClose,
  isBusy = false,
  direction,
  isSheet = false,
  size = 'usual',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  // In the layout phase, because a dialog that has left the page returns no focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    element?.querySelector<HTMLElement>('h2')?.focus();
    return () => {
      element?.close();
      queueMicrotask(focusHeadingIfLost);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      dir={direction}
      data-sheet={isSheet || undefined}
      data-size={size}
      aria-labelledby={headingId}
      // React hands on what happens to a dialog inside this one.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      // No browser lets a page hold a dialog open: a second Escape closes it in any case.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
    >
      <div className={classes.heading}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton className={classes.close} label={closeLabel} disabled={isBusy} onClick={onClose}>
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}

/** When the focused element was removed, focus moves to the heading of the page. */
function focusHeadingIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** A paragraph of a dialog. */
export function DialogText({ children }: { readonly children: ReactNode }) {
  return <p className={classes.text}>{children}</p>;
}

/** A dialog's buttons, the harmless one first. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
