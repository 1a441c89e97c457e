import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './more-link.module.css';

export interface MoreLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** At the end of a heading's line: leads to the whole list that the section shows the beginning of. */
export function MoreLink({ to, children }: MoreLinkProps) {
  return (
    <Link to={to} className={classes.more}>
      {children}
      <IconArrowRight size={20} stroke={1.75} aria-hidden="true" className={classes.arrow} />
    </Link>
  );
}
