import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  /** Of the button in the corner. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Not called while `isBusy`: what has begun is not left half way. */
  readonly onClose: () => void;
  readonly isBusy?: boolean;
  /** Of its words, where the page around it runs the other way. */
  readonly direction?: 'ltr' | 'rtl';
  /** Whether it stands at the lower edge of a phone: for what is filled in there. */
  readonly isSheet?: boolean;
  /** `wide` has room for columns. */
  readonly size?: 'usual' | 'wide';
}

/**
 * The browser's own dialog: it keeps focus inside, closes on Escape, and gives focus back to where it was, or to the
 * page's heading where that is gone. It begins on the title, so that what is asked is heard before its answers.
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
  // In the layout phase: a dialog that has left the page already gives no focus back.
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
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      // A browser lets nobody hold a dialog open for ever: a second Escape closes it unasked.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className={classes.heading}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className={classes.close}
          aria-label={closeLabel}
          disabled={isBusy}
          onClick={onClose}
        >
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** Focus that went with what had it goes to the heading of the page. */
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
