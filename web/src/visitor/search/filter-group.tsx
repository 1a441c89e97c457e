import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './filter-panel.module.css';

/** A collapsible group of choices. */
export function FilterGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={classes.group} open>
      <summary>
        <h3>{title}</h3>
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
