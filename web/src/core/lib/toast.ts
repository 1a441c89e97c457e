import { createElement, type ReactNode, useSyncExternalStore } from 'react';

/** One message at the top inline end; it stays until it is closed. */
export interface Toast {
  /** A second toast with the same id replaces the first. */
  readonly id?: string;
  readonly title: string;
  /** One more line. */
  readonly message?: string;
  readonly icon?: ReactNode;
  readonly action?: { readonly label: string; readonly onChoose: () => void };
  /** The name of the close button, in the interface language. */
  readonly closeLabel: string;
}

let wanted = false;
const listeners = new Set<() => void>();

/** Shows a toast. The first one loads the toast area's code; the promise rejects when that fails. */
export async function showToast(toast: Toast): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { notifications } = await import('@mantine/notifications');
  const { id = crypto.randomUUID(), title, message, icon, action, closeLabel } = toast;
  const actionButton =
    action &&
    createElement(
      'button',
      {
        type: 'button',
        className: 'rawi-toast-action',
        onClick: () => {
          notifications.hide(id);
          action.onChoose();
        },
      },
      action.label,
    );
  notifications.hide(id);
  notifications.show({
    id,
    title,
    message: createElement(
      'div',
      undefined,
      message,
      actionButton && createElement('div', undefined, actionButton),
    ),
    icon,
    autoClose: false,
    closeButtonProps: { 'aria-label': closeLabel },
  });
}

/** Whether any toast has been shown yet. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
  );
}
