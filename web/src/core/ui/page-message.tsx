import type { ReactNode } from 'react';
import classes from './page-message.module.css';

export interface PageMessageProps {
  readonly title: string;
  readonly text: string;
  /** What can be done about it: a button, and ways on from here. */
  readonly action?: ReactNode;
  /** The drawing above it instead of the empty panels; `null` for none. */
  readonly art?: ReactNode;
  /** Whether it is below the heading of a page, and not in its place. */
  readonly isPart?: boolean;
}

/** Shown in place of content that does not exist yet, or cannot be loaded now. */
export function PageMessage({
  title,
  text,
  action,
  art = <EmptyPanels />,
  isPart = false,
}: PageMessageProps) {
  return (
    <div className={classes.message} data-part={isPart || undefined}>
      {art}
      {isPart ? (
        <h2 className={classes.title}>{title}</h2>
      ) : (
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
      )}
      <p className={classes.text}>{text}</p>
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  );
}

/** A drawing of empty panels, one of which speaks. */
export function EmptyPanels() {
  return (
    <svg viewBox="0 0 232 160" width="232" height="160" aria-hidden="true" className={classes.panels}>
      <path className={classes.panel} d="M2 2h139l-20 156H2zM158 2h72v71h-81zM147 90h83v68h-92z" />
      <path
        className={classes.balloon}
        d="M27 50h66a7 7 0 0 1 7 7v33a7 7 0 0 1-7 7H61l-17 15V97H27a7 7 0 0 1-7-7V57a7 7 0 0 1 7-7z"
      />
    </svg>
  );
}
