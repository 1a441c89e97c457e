import { IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import classes from './comment-item.module.css';

interface FoldedProps {
  /** Why it is folded. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A comment that is read only by whoever opens it. It never opens by itself. */
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
          // The button goes: reading goes on where it stood.
          requestAnimationFrame(() => opened.current?.focus({ preventScroll: true }));
        }}
      >
        {t('show')}
      </button>
    </div>
  );
}
