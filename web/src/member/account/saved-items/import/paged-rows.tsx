import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../../../core/i18n/format.ts';
import { useWords } from '../../../../core/i18n/i18n.ts';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { MoreItems } from '../../../../core/ui/more-items.tsx';
import classes from './import-lists.module.css';

/** How many rows are drawn before somebody asks for more: 50,000 would make the page wait. */
export const ROWS_AT_ONCE = 50;

interface PagedRowsProps {
  readonly title: string;
  readonly text?: string;
  readonly places: readonly number[];
  readonly row: (place: number) => ReactNode;
  readonly children?: ReactNode;
}

/** A part of what was found, row by row; nothing where it is empty. */
export function PagedRows({ title, text, places, row, children }: PagedRowsProps) {
  const t = useWords('list-files');
  const locale = useLocale();
  const [most, setMost] = useState(ROWS_AT_ONCE);
  if (places.length === 0) return null;
  const more = Math.min(ROWS_AT_ONCE, places.length - most);
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {text !== undefined && <p className={classes.hint}>{text}</p>}
      <ul className={classes.rows}>{places.slice(0, most).map(row)}</ul>
      {more > 0 && (
        <MoreItems
          label={t('library.confirm.more', { count: more, number: formatNumber(more, locale) })}
          failed={undefined}
          isLoading={false}
          onMore={() => setMost(most + ROWS_AT_ONCE)}
        />
      )}
      {children}
    </section>
  );
}
