import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * A button that shows a panel beside it. The panel closes with Escape (focus returns to the button), with a
 * press elsewhere, and when focus leaves; opening it moves focus to the chosen item.
 */
export function useDisclosurePanel() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>(':checked')?.focus();
    const handlePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);

  return {
    isOpen,
    close: () => setIsOpen(false),
    rootProps: {
      ref: root,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setIsOpen(false);
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => setIsOpen((open) => !open),
    },
  };
}
