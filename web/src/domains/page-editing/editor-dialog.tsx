import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useLocale } from '../../core/i18n/locale.ts';
import { Dialog, DialogActions, DialogText } from '../../core/ui/dialog.tsx';
import { IconButton } from '../../core/ui/icon-button.tsx';
import classes from './editor-dialog.module.css';

interface EditorDialogProps {
  /** Given by whoever looks into it. */
  readonly dialog?: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  /** The name of the button in the corner. */
  readonly closeLabel: string;
  /** What has begun is not left half way. */
  readonly isBusy?: boolean;
  /** Which has the room on a phone: the page, or what is written about it. */
  readonly room: 'page' | 'side';
  /** The page; without one the side stands alone. */
  readonly page: ReactNode;
  /** What can be done, beside the page. */
  readonly side: ReactNode;
  /** What stays in view below it. */
  readonly foot: ReactNode;
  /** What lies above all of it. */
  readonly children?: ReactNode;
  /** Keys that are pressed in it, and in no dialog above it. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Somebody wants to leave. */
  readonly onLeave: () => void;
  /** The browser has closed it: no page holds a dialog open. */
  readonly onClose: () => void;
}

/** The whole screen: a page beside what is done with it. It opens on its title, and gives the focus back. */
export function EditorDialog(props: EditorDialogProps) {
  const { title, closeLabel, isBusy = false, room, page, side, foot, children, onLeave, onClose } = props;
  const own = useRef<HTMLDialogElement>(null);
  const dialog = props.dialog ?? own;
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    element?.querySelector<HTMLElement>('h2')?.focus();
    return () => element?.close();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={classes.editor}
      dir={LOCALE_DIRECTIONS[useLocale()]}
      aria-labelledby={heading}
      data-room={room}
      data-bare={!page || undefined}
      onKeyDown={(event) => {
        if (isOwn(event)) props.onKeyDown(event);
      }}
      onCancel={(event) => {
        // A question above it has an Escape of its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isBusy) onLeave();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
    >
      <header className={classes.head}>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} disabled={isBusy} onClick={onLeave}>
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      {page}
      <div className={classes.side}>
        <div className={classes.scroll}>{side}</div>
        <div className={classes.foot}>{foot}</div>
      </div>
      {children}
    </dialog>
  );
}

const isOwn = ({ target, currentTarget }: Pick<KeyboardEvent, 'target' | 'currentTarget'>): boolean =>
  target instanceof Element && target.closest('dialog') === currentTarget;

interface EditorMissingProps extends Pick<EditorDialogProps, 'title' | 'closeLabel' | 'onClose'> {
  readonly text: string;
  /** Its buttons. */
  readonly children?: ReactNode;
}

/** A sentence in place of the editor. */
export function EditorMissing({ title, closeLabel, text, children, onClose }: EditorMissingProps) {
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      direction={LOCALE_DIRECTIONS[useLocale()]}
      onClose={onClose}
    >
      <DialogText>{text}</DialogText>
      {children && <DialogActions>{children}</DialogActions>}
    </Dialog>
  );
}
