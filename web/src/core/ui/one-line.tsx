import type { Locale } from '@rawi/model/lists/locales';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './one-line.module.css';

export interface OneLineProps {
  readonly text: string;
  /** The language of the text; that of its script unless something is known of it. */
  readonly lang?: Locale | undefined;
  readonly className?: string | undefined;
  /** The text with some words marked. */
  readonly shown?: ReactNode;
}

/** A name on one line: it starts where the page's lines start, and its own end is cut when it is too long. */
export function OneLine({ text, lang = languageOfScript(text), className, shown = text }: OneLineProps) {
  return (
    <span className={classNames(classes.line, className)} title={text}>
      <bdi lang={lang}>{shown}</bdi>
    </span>
  );
}
