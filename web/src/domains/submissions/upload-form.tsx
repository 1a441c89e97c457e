import { LIMITS } from '@rawi/model/limits';
import type { ReactNode, Ref } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './upload-form.module.css';

interface UploadFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly onSubmit: () => void;
  /** What stands beside the fields, under them where there is no room: what was checked so far. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The form of something that is handed in: its fields, how long a draft of it is kept, and its checks. */
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

/** Its buttons, and what is said beside them. */
export function UploadActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
