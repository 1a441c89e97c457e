import type { ReactNode } from 'react';
import classes from './form-page.module.css';

export interface FormPageProps {
  /** Stands above the title, e.g. which step this is. */
  readonly eyebrow?: ReactNode;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page that asks for something: its title, one line about it, and the form. */
export function FormPage({ eyebrow, title, lead, children }: FormPageProps) {
  return (
    <div className={classes.page}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </div>
  );
}

/** The fields of a form, one under the other. */
export function FormStack({ children }: { readonly children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}

/** The line under a form: what else a person may have come for. */
export function FormAside({ children }: { readonly children: ReactNode }) {
  return <p className={classes.aside}>{children}</p>;
}
