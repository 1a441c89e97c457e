import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './badge.module.css';

/** `waiting`: it is somebody else's turn; `good` and `bad`: what was decided. */
export type BadgeTone = 'plain' | 'waiting' | 'good' | 'bad';

interface BadgeProps {
  readonly tone: BadgeTone;
  readonly icon: Icon;
  /** A word or two. */
  readonly children: ReactNode;
  /** Whether a screen reader announces a change. */
  readonly isLive?: boolean;
}

/** The state of something: never by color alone, but with an icon and a word (look.md 5). */
export function Badge({ tone, icon: Icon, children, isLive = false }: BadgeProps) {
  const Element = isLive ? 'output' : 'span';
  return (
    <Element className={classes.badge} data-tone={tone}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {children}
    </Element>
  );
}
