import type { Locale } from '@rawi/model/lists/locales';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './one-line.module.css';

export interface OneLineProps {
  readonly text: string;
  /** The language it is written in, where that is known. */
  readonly lang?: Locale | undefined;
  readonly className?: string | undefined;
  /** The text with some of its words marked. */
  readonly shown?: ReactNode;
}

/** A name on one line: it stands where the page's lines begin, and loses its own end where it is too long. */
export function OneLine({ text, lang, className, shown = text }: OneLineProps) {
  return (
    <span className={classNames(classes.line, className)} title={text}>
      <bdi lang={lang}>{shown}</bdi>
    </span>
  );
}
