import { IconBook2, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FactLine } from '../../../core/ui/fact-line.tsx';
import classes from './work-row.module.css';

interface WorkRowProps {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  /** Which chapter, in which language, when. */
  readonly facts: readonly ReactNode[];
  readonly state: ReactNode;
  readonly action: ReactNode;
  readonly menu?: ReactNode;
  /** The state: sentences, numbers, errors. */
  readonly children: ReactNode;
}

/** A row of "My work" (look.md 6): cover, text, state, and actions. */
export function WorkRow({ picture, title, facts, state, action, menu, children }: WorkRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.text}>
        <h3 className={classes.title}>{title}</h3>
        <FactLine as="ul">
          {facts.map((fact, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the facts of a row never change places.
            <li key={index}>{fact}</li>
          ))}
        </FactLine>
        {children}
      </div>
      <div className={classes.state}>{state}</div>
      <div className={classes.action}>{action}</div>
      <div className={classes.menu}>{menu}</div>
    </li>
  );
}

/** The placeholder of a missing cover. */
export function NoPicture({ kind }: { readonly kind: 'comic' | 'chapter' }) {
  const Icon = kind === 'comic' ? IconBook2 : IconFileText;
  return (
    <span className={classes.noPicture}>
      <Icon size={28} stroke={1.5} aria-hidden="true" />
    </span>
  );
}
