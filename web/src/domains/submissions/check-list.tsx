import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconLoader2 } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import classes from './check-list.module.css';

export type CheckState = 'open' | 'busy' | 'passed' | 'wrong' | 'note';

export interface CheckLine {
  readonly key: string;
  readonly state: CheckState;
  readonly text: string;
  /** A line about it, if there is one. */
  readonly line?: string | undefined;
}

interface CheckListProps {
  readonly title: string;
  readonly checks: readonly CheckLine[];
  readonly children?: ReactNode;
}

const ICONS = {
  open: IconCircleDashed,
  busy: IconLoader2,
  passed: IconCircleCheck,
  wrong: IconAlertCircle,
  note: IconAlertCircle,
} as const;

/** The checks before something can be submitted, each with its state. */
export function CheckList({ title, checks, children }: CheckListProps) {
  const t = useWords('upload');
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.steps}>
        {checks.map(({ key, state, text, line }) => {
          const Icon = ICONS[state];
          return (
            <li key={key} className={classes.step} data-state={state}>
              <Icon
                size={22}
                stroke={1.75}
                // The icon is drawn, and no image file.
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn, and no file.
                role="img"
                aria-label={t(`check.${state}`)}
                className={classes.icon}
              />
              <span>
                {text}
                {line !== undefined && <span className={classes.line}>{line}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
