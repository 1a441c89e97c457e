import { useId } from 'react';
import { FieldError, Star } from './field.tsx';
import tile from './tiles.module.css';

export interface RadioTilesProps<T extends string> {
  readonly label: string;
  /** Undefined while nothing is chosen. */
  readonly value: T | undefined;
  readonly choices: readonly {
    readonly value: T;
    readonly label: string;
    /** What it means, where its name does not say that. */
    readonly about?: string;
  }[];
  /** Whether the form marks it as required, among others that are not. */
  readonly isRequired?: boolean;
  /** The error, as a sentence. */
  readonly error?: string | undefined;
  /** The name of the radio buttons; a form finds its wrong fields by it. */
  readonly name?: string;
  readonly onChoose: (value: T) => void;
}

/** One of several sentences, one below the other: radio buttons. */
export function RadioTiles<T extends string>(props: RadioTilesProps<T>) {
  const { label, value, choices, isRequired = false, error, onChoose } = props;
  const id = useId();
  const { name = id } = props;
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required="true"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className={tile.tiles}
    >
      <span id={id} className={tile.label}>
        {label}
        {isRequired && <Star />}
      </span>
      {choices.map((choice) => (
        <label key={choice.value} className={tile.tile}>
          <input
            type="radio"
            name={name}
            checked={value === choice.value}
            onChange={() => onChoose(choice.value)}
          />
          <span className={tile.name}>
            {choice.label}
            {choice.about !== undefined && <span className={tile.about}>{choice.about}</span>}
          </span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </div>
  );
}
