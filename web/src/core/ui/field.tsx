import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './field.module.css';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly isRequired?: boolean;
  /** Said beside the label, where most other fields are required. */
  readonly optional?: string | undefined;
  readonly hint?: ReactNode;
  /** What is wrong, as a sentence. */
  readonly error?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Of the control; the label names it. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A label above its control, what to know about it, and what is wrong with it. */
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

/** The mark of a required field; the control itself says it to who cannot see it. */
export function Star() {
  return (
    <span className={classes.star} aria-hidden="true">
      {' '}
      *
    </span>
  );
}

/** Says that a question may stay open. */
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

/** What ties a control to its texts. */
export function describedBy(id: string, { hint, error, isRequired }: Omit<FieldTexts, 'label'>) {
  const ids = [error !== undefined && errorId(id), hint !== undefined && hintId(id)].filter(Boolean);
  return {
    id,
    'aria-required': isRequired || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const;
}
