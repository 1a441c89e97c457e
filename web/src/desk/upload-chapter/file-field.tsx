import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { refusalText } from '@rawi/model/text/refusal-texts';
import type { FileProgress } from '@rawi/model/truth/file';
import type { SubmittedFile } from '@rawi/model/truth/submission';
import { IconFileTypePdf, IconFileZip, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FieldError, Star } from '../../core/ui/field.tsx';
import drop from '../../core/ui/file-drop.module.css';
import { FileDrop } from '../../core/ui/file-drop.tsx';
import { UploadItem } from '../../domains/submissions/upload-item.tsx';
import type { Upload } from '../../domains/uploads/upload.ts';
import classes from './chapter-form.module.css';

/** The file types that the picker offers: chapters, and images of pages. */
const ACCEPTED = '.pdf,.cbz,.zip,.jpg,.jpeg,.png,.webp,.gif,.avif,.bmp';

interface FileFieldProps {
  readonly file: SubmittedFile | undefined;
  readonly upload: Upload | undefined;
  readonly progress: FileProgress | undefined;
  /** The error of the chosen file, as a sentence. */
  readonly problem: string | undefined;
  /** The step before the upload. */
  readonly busy: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

/** The field for the chapter's file, by drop or picker, with its progress. */
export function FileField(props: FileFieldProps) {
  const { file, upload, progress, problem, busy, onChoose, onRemove, children } = props;
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const refusal =
    progress?.state === 'refused'
      ? refusalText(progress, locale)
      : progress?.state === 'failed'
        ? t('file.failed')
        : undefined;
  const error = problem ?? refusal;
  const megabytes = formatNumber(LIMITS.pdfBytes / 1024 ** 2, locale);
  const pages = formatNumber(LIMITS.pdfPages.max, locale);
  return (
    <fieldset className={classes.fieldset} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={classes.legend}>
        {t('file.label')}
        <Star />
      </legend>
      <input
        ref={input}
        name="chapter"
        type="file"
        className={drop.input}
        multiple
        accept={ACCEPTED}
        aria-label={t('file.choose')}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          // Allows choosing the same file again.
          event.currentTarget.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
      {file ? (
        <UploadItem
          icon={
            /\.pdf$/i.test(file.name) ? (
              <IconFileTypePdf size={28} stroke={1.5} aria-hidden="true" />
            ) : (
              <IconFileZip size={28} stroke={1.5} aria-hidden="true" />
            )
          }
          name={file.name}
          bytes={file.bytes}
          upload={upload}
          status={null}
          onRemove={onRemove}
        />
      ) : (
        <FileDrop className={drop.drop} onFiles={onChoose}>
          <IconUpload size={28} stroke={1.5} aria-hidden="true" />
          <p className={drop.lead}>{t('file.drop')}</p>
          <p className={classes.hint}>{t('file.hint', { megabytes, pages })}</p>
          <Button variant="default" loading={busy !== undefined} onClick={() => input.current?.click()}>
            {t('file.choose')}
          </Button>
        </FileDrop>
      )}
      <output className={classes.busy}>{busy}</output>
      <FieldError id={id} error={error} />
      {file && error !== undefined && (
        <Button variant="default" className={classes.another ?? ''} onClick={() => input.current?.click()}>
          {t('file.another')}
        </Button>
      )}
      {file && <p className={classes.hint}>{t('file.resumes')}</p>}
      {children}
    </fieldset>
  );
}
