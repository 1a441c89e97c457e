import { IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import classes from './comment-item.module.css';

interface FoldedProps {
  /** The reason for folding it. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A comment that is folded until somebody opens it. It never opens by itself. */
export function Folded({ text, children }: FoldedProps) {
  const t = useWords('comments');
  const [isOpen, setIsOpen] = useState(false);
  const opened = useRef<HTMLDivElement>(null);
  if (isOpen) {
    return (
      <div ref={opened} tabIndex={-1} className={classes.opened}>
        {children}
      </div>
    );
  }
  return (
    <div className={classes.folded}>
      <IconEyeOff size={20} stroke={1.75} aria-hidden="true" />
      <span>{text}</span>
      <button
        type="button"
        className={classes.show}
        onClick={() => {
          setIsOpen(true);
          // The button disappears, so focus moves to the text in its place.
          requestAnimationFrame(() => opened.current?.focus({ preventScroll: true }));
        }}
      >
        {t('show')}
      </button>
    </div>
  );
}
