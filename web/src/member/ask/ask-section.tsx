import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './ask.module.css';

interface AskSectionProps {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
}

/** Rows under a heading. */
export function AskSection({ title, count, children }: AskSectionProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <section className={classes.section}>
      <h2 id={id} className={classes.heading}>
        {title}
        {count !== undefined && <span className={classes.count}> {formatNumber(count, locale)}</span>}
      </h2>
      <ul className={classes.rows} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}
