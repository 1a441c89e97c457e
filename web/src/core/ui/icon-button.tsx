import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** The name of the button, which shows an icon alone. */
  readonly label: string;
}

/** A button of 44 px that is an icon. A class of its place may change its colors and where it stands. */
export function IconButton({ label, className, ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={classNames(classes.button, className)}
      aria-label={label}
    />
  );
}
