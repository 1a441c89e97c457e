import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import classes from './chrome.module.css';

interface IconButtonProps {
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>;
  readonly label: string;
  readonly onClick: () => void;
  readonly pressed?: boolean;
  readonly className?: string | undefined;
}

/** A 44 px control of the reader's bars: an icon with a name. */
export function IconButton({ icon: Icon, label, onClick, pressed, className }: IconButtonProps) {
  return (
    <button
      type="button"
      className={[classes.icon, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon size={24} stroke={1.75} aria-hidden />
    </button>
  );
}

interface IconLinkProps {
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>;
  readonly label: string;
  readonly to: string;
}

/** The same as a link. */
export function IconLink({ icon: Icon, label, to }: IconLinkProps) {
  return (
    <Link className={classes.icon} aria-label={label} title={label} to={to}>
      <Icon size={24} stroke={1.75} aria-hidden />
    </Link>
  );
}
