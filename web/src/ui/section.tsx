import type { ReactNode } from 'react';
import classes from './section.module.css';

export interface SectionProps {
  /** Its anchor; the heading takes focus when a link leads there. */
  readonly id?: string;
  readonly title: string;
  /** Stands at the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under its heading, in the page's column. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2 className={classes.title} {...(id !== undefined && { id, tabIndex: -1 })}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
