import { VisuallyHidden } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from './stars.module.css';

interface StarsProps {
  /** From 0 to `of`. */
  readonly value: number;
  readonly of: number;
  /** The value as the language writes it, and as a sentence. */
  readonly text: string;
  readonly label: string;
}

/** A mean as a row of grey stars, filled up to the nearest one, with its number. */
export function Stars({ value, of, text, label }: StarsProps) {
  const filled = Math.round(value);
  return (
    <span className={classes.stars}>
      {Array.from({ length: of }, (_, index) => {
        const Icon = index < filled ? IconStarFilled : IconStar;
        return <Icon key={index} size={16} stroke={1.75} aria-hidden="true" />;
      })}
      <span className={classes.text} aria-hidden="true">
        {text}
      </span>
      <VisuallyHidden component="span">{label}</VisuallyHidden>
    </span>
  );
}
