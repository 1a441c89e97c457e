import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { WayStop } from './use-way.ts';

interface WayLinkProps {
  readonly stop: WayStop;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'data-side'?: string;
  readonly children: ReactNode;
}

/** Leads to a stop. A comic is a link to its page, and opens where one is in it. */
export function WayLink({ stop: { to, open }, children, ...attributes }: WayLinkProps) {
  return (
    <Link {...attributes} to={to} onClick={open && openInstead(open)}>
      {children}
    </Link>
  );
}

/** A press with a key held opens a link elsewhere, as the browser does it. */
export const openInstead =
  (open: () => void) =>
  (event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; preventDefault: () => void }): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
