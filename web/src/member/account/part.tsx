import { type ReactNode, useId } from 'react';
import classes from './part.module.css';
import { SaveState, type Saving } from './save-state.tsx';

interface PartProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** The save state of the last choice; shown beside the title, so that nothing moves. */
  readonly saving?: Saving | undefined;
  readonly children: ReactNode;
}

/** A section of an account page: its heading, with its content beside it (below it on a narrow page). */
export function Part({ title, text, saving, children }: PartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <SaveState state={saving} />
        {text !== undefined && <p className={classes.text}>{text}</p>}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
