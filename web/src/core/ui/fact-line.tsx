import type { ReactNode } from 'react';
import classes from './fact-line.module.css';

interface FactLineProps {
  /** `ul` if they are a list, of which each is an entry; `output` if they answer to what was done. */
  readonly as?: 'p' | 'ul' | 'output';
  readonly children: ReactNode;
}

/** Small facts about something in a line, with a dot between two of them: each is an element. */
export function FactLine({ as: Line = 'p', children }: FactLineProps) {
  return <Line className={classes.line}>{children}</Line>;
}
