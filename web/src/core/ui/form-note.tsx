import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './form-note.module.css';

export interface FormNoteProps {
  readonly tone: 'error' | 'success' | 'neutral';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The outcome of a form that was sent: shown above its button, and announced by screen readers. */
export function FormNote({ tone, children, action }: FormNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // In braces, because newer browsers return a promise here, which React would call as a clean-up.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const Icon = tone === 'success' ? IconCircleCheck : IconAlertCircle;
  return (
    <div ref={note} className={classes.note} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <div className={classes.text}>
        {children}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
