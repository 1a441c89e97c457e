import type { ReactNode } from 'react';
import classes from './form-page.module.css';
import { PageTitle } from './page-frame.tsx';

export interface FormPageProps {
  /** Shown above the title, e.g. the number of the step. */
  readonly eyebrow?: ReactNode;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a form: its title, one line about it, and the form. */
export function FormPage({ eyebrow, title, lead, children }: FormPageProps) {
  return (
    <div className={classes.page}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <PageTitle>{title}</PageTitle>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </div>
  );
}

/** The fields of a form, one under the other. */
export function FormStack({ children }: { readonly children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}

/** The line under a form: links for people who came for something else. */
export function FormAside({ children }: { readonly children: ReactNode }) {
  return <p className={classes.aside}>{children}</p>;
}
