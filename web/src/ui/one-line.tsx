import type { Locale } from '@rawi/model/lists/locales';
import { classNames } from './class-names.ts';
import classes from './one-line.module.css';

export interface OneLineProps {
  readonly text: string;
  /** The language it is written in, where that is known. */
  readonly lang?: Locale | undefined;
  readonly className?: string | undefined;
}

/** A name on one line: it stands where the page's lines begin, and loses its own end where it is too long. */
export function OneLine({ text, lang, className }: OneLineProps) {
  return (
    <span className={classNames(classes.line, className)} title={text}>
      <bdi lang={lang}>{text}</bdi>
    </span>
  );
}
