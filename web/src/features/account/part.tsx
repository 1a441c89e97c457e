import { type ReactNode, useId } from 'react';
import classes from './part.module.css';

interface PartProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** A part of an account page under its heading, parted from the one before by a line. */
export function Part({ title, text, children }: PartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      <div className={classes.body}>{children}</div>
    </section>
  );
}
