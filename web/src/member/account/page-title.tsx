import type { ReactNode } from 'react';
import classes from './page-title.module.css';

/** The heading of an account page; it gets focus when the page opens. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h1 className={classes.title} tabIndex={-1}>
      {children}
    </h1>
  );
}
