import { LIMITS } from '@rawi/model/limits';
import type { ReactNode, Ref } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './upload-form.module.css';

interface UploadFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly onSubmit: () => void;
  /** Shown beside the fields, or below them on a narrow screen: the checks so far. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The form of a submission: its fields, a note on how long a draft is kept, and its checks. */
export function UploadForm({ ref, onSubmit, aside, children }: UploadFormProps) {
  const t = useWords('upload');
  const locale = useLocale();
  const { draftDays } = LIMITS.submission;
  return (
    <form
      ref={ref}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        // React hands on what is sent from a form of a dialog that opens here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={classes.fields}>
        {children}
        <p className={classes.kept}>
          {t('keptDays', { count: draftDays, number: formatNumber(draftDays, locale) })}
        </p>
      </div>
      {aside}
    </form>
  );
}

/** The buttons of the form, and the messages beside them. */
export function UploadActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
