import type { ReactNode } from 'react';
import classes from './section.module.css';

export interface SectionHeadProps {
  /**
   * The id of the heading, for an anchor or for what it names. The heading takes focus when a link leads
   * there.
   */
  readonly id?: string;
  readonly title: ReactNode;
  /** Shown at the end of the heading's line. */
  readonly aside?: ReactNode;
  /** Whether what follows has spacing of its own. */
  readonly isTight?: boolean;
}

export interface SectionProps extends SectionHeadProps {
  readonly children: ReactNode;
}

/** A part of a page under its heading, in the page's column. */
export function Section({ children, ...head }: SectionProps) {
  return (
    <section className={classes.section}>
      <SectionHead {...head} />
      {children}
    </section>
  );
}

/** The heading of a part of a page, wherever that part stands. */
export function SectionHead({ id, title, aside, isTight = false }: SectionHeadProps) {
  return (
    <div className={classes.head} data-tight={isTight || undefined}>
      <h2 className={classes.title} {...(id !== undefined && { id, tabIndex: -1 })}>
        {title}
      </h2>
      {aside}
    </div>
  );
}
