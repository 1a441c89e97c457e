import { type ComponentType, type ReactNode, useId } from 'react';
import classes from './icon-tiles.module.css';

interface IconTilesProps<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: T | undefined;
  readonly choices: readonly {
    readonly value: T;
    readonly label: string;
    readonly icon?: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>;
    /** Instead of an icon. */
    readonly picture?: ReactNode;
  }[];
  readonly onChoose: (value: T) => void;
}

/** A choice of one option by icons or pictures: radio buttons. */
export function IconTiles<T extends string>({ name, label, value, choices, onChoose }: IconTilesProps<T>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <div className={classes.tiles} data-many={choices.length > 3 || undefined}>
        {choices.map(({ value: each, label: words, icon: Icon, picture }) => (
          <label key={each} className={classes.tile}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChoose(each)}
            />
            {Icon ? <Icon size={24} stroke={1.75} aria-hidden /> : picture}
            <span>{words}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
