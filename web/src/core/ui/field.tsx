import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './field.module.css';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly isRequired?: boolean;
  /** The word for "optional" beside the label, in a form where most fields are required. */
  readonly optional?: string | undefined;
  readonly hint?: ReactNode;
  /** The error, as a sentence. */
  readonly error?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The id of the control, which the label names. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A label above its control, with a hint and an error. */
export function Field({ id, label, isRequired = false, optional, hint, error, children }: FieldProps) {
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {isRequired && <Star />}
        {optional !== undefined && <Optional>{optional}</Optional>}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {hint !== undefined && (
        <div id={hintId(id)} className={classes.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** The mark of a required field; for screen readers the control itself says it. */
export function Star() {
  return (
    <span className={classes.star} aria-hidden="true">
      {' '}
      *
    </span>
  );
}

/** Marks a question as optional. */
export function Optional({ children }: { readonly children: string }) {
  return <span className={classes.optional}> {children}</span>;
}

export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return error === undefined ? null : (
    <p id={errorId(id)} className={classes.error}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" className={classes.errorIcon} />
      {error}
    </p>
  );
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** The attributes that connect a control with its texts. */
export function describedBy(id: string, { hint, error, isRequired }: Omit<FieldTexts, 'label'>) {
  const ids = [error !== undefined && errorId(id), hint !== undefined && hintId(id)].filter(Boolean);
  return {
    id,
    'aria-required': isRequired || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const;
}
