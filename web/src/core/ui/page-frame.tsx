import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './page-frame.module.css';

/** `narrow` holds a long text, `wide` two columns. */
type Width = 'narrow' | 'usual' | 'wide';

interface PageTitleProps {
  readonly className?: string | undefined;
  /** Whether what the page holds follows it, with no line about the page between them. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

/** The heading of a page; it gets focus when the page opens. */
export function PageTitle({ className, isAlone = false, children }: PageTitleProps) {
  return (
    <h1 className={classNames(classes.title, className)} data-alone={isAlone || undefined} tabIndex={-1}>
      {children}
    </h1>
  );
}

interface PageFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly width?: Width;
  /** The way to the page, above its title. */
  readonly trail?: ReactNode;
  readonly children: ReactNode;
}

/** A page in the middle of the screen: its title, a line about it, and what it holds. */
export function PageFrame({ title, lead, width = 'usual', trail, children }: PageFrameProps) {
  return (
    <div className={classes.page} data-width={width} data-trail={trail !== undefined || undefined}>
      {trail}
      <PageTitle>{title}</PageTitle>
      <p className={classes.lead}>{lead}</p>
      {children}
    </div>
  );
}

/** The same for a text of sections, each with a heading and paragraphs. */
export function TextPage({ title, lead, width = 'usual', children }: Omit<PageFrameProps, 'trail'>) {
  return (
    <article className={classNames(classes.page, classes.text)} data-width={width}>
      <PageTitle>{title}</PageTitle>
      <p className={classes.lead}>{lead}</p>
      {children}
    </article>
  );
}
