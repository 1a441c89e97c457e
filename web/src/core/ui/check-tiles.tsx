import { type ReactNode, useId } from 'react';
import classes from './check-tiles.module.css';
import { classNames } from './class-names.ts';
import { FieldError, Optional, Star } from './field.tsx';
import tile from './tiles.module.css';

export interface CheckTilesProps<T extends string> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly values: readonly T[];
  readonly choices: readonly {
    readonly value: T;
    readonly label: string;
    /** What it means, where its name does not say that. */
    readonly about?: string;
  }[];
  /** The words beside the label that say that nothing needs to be chosen. */
  readonly optional?: string;
  readonly isRequired?: boolean;
  /** The error, as a sentence. */
  readonly error?: string | undefined;
  /** The name of the checkboxes; a form finds its wrong fields by it. */
  readonly name: string;
  readonly onChoose: (values: T[]) => void;
}

/** Several of a few choices, side by side: checkboxes. */
export function CheckTiles<T extends string>(props: CheckTilesProps<T>) {
  const { label, optional, hint, values, choices, isRequired = false, error, name, onChoose } = props;
  const id = useId();
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`];
  return (
    <fieldset className={classes.tiles} aria-describedby={described.filter(Boolean).join(' ') || undefined}>
      <legend className={classes.label}>
        {label}
        {isRequired && <Star />}
        {optional !== undefined && <Optional>{optional}</Optional>}
      </legend>
      <div
        className={classes.choices}
        data-wide={choices.some(({ about }) => about !== undefined) || undefined}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={classNames(tile.tile, classes.tile)}>
            <input
              type="checkbox"
              name={name}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              checked={values.includes(choice.value)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(
                  checked ? [...values, choice.value] : values.filter((value) => value !== choice.value),
                )
              }
            />
            {choice.about === undefined ? (
              <span>{choice.label}</span>
            ) : (
              <span className={tile.name}>
                {choice.label}
                <span className={tile.about}>{choice.about}</span>
              </span>
            )}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
