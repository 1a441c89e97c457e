import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { IconAlertTriangle, IconCircleCheck, IconPhoto } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { FieldError, Star } from '../../../core/ui/field.tsx';
import { FileDrop } from '../../../core/ui/file-drop.tsx';
import { CropDialog } from '../../people/photo/crop-dialog.tsx';
import { UploadItem } from '../upload-item.tsx';
import classes from './cover-field.module.css';
import { CoverPreview } from './cover-preview.tsx';
import type { CoverStatus } from './cover-status.ts';
import { type CoverOptions, useCover } from './use-cover.ts';

const ACCEPTED = LIMITS.coverExtensions.map((extension) => `.${extension}`).join(',');

export interface CoverFieldProps extends CoverOptions {
  /** The title of the comic or chapter, shown under the cover. */
  readonly title: string;
  readonly isRequired: boolean;
  readonly label: string;
}

/**
 * The cover of a draft: a picture that is chosen or dropped, sent at once, and shown as readers will see it.
 */
export function CoverField(props: CoverFieldProps) {
  const { title, isRequired, label } = props;
  const t = useWords('upload');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isCropping, setIsCropping] = useState(false);
  const { cover, status, known, url, sentence, isSmall, isSending, choose, remove } = useCover(props, input);

  const hint = t('cover.hint', { megabytes: formatNumber(LIMITS.coverBytes / (1024 * 1024), locale) });
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>
        {label}
        {isRequired && <Star />}
      </legend>
      <FileDrop
        className={classes.drop}
        isInvalid={sentence !== undefined}
        isEmpty={!known}
        onFiles={([file]) => void choose(file)}
      >
        {known ? (
          <CoverPreview url={url} title={title} />
        ) : (
          <span className={classes.empty}>
            <IconPhoto size={32} stroke={1.5} aria-hidden="true" />
            <span className={classes.lead}>{t('cover.drop')}</span>
          </span>
        )}
        <div className={classes.side}>
          {known && (
            <UploadItem
              icon={<IconPhoto size={24} stroke={1.5} aria-hidden="true" />}
              name={known.name}
              bytes={known.bytes}
              upload={status.state === 'moving' ? status.upload : undefined}
              status={<Status status={status} isSending={isSending} />}
              onRemove={remove}
            />
          )}
          <div className={classes.actions}>
            <input
              ref={input}
              id={id}
              className={classes.input}
              type="file"
              name="cover"
              accept={ACCEPTED}
              aria-label={known ? t('cover.another', { name: label }) : t('cover.choose', { name: label })}
              aria-required={isRequired || undefined}
              aria-invalid={sentence !== undefined || undefined}
              aria-describedby={`${id}-hint${sentence === undefined ? '' : ` ${id}-error`}`}
              onChange={(event) => {
                const [next] = event.currentTarget.files ?? [];
                // Lets the same file be chosen again.
                event.currentTarget.value = '';
                void choose(next);
              }}
            />
            <span className={classes.pick} aria-hidden="true">
              <Button
                variant="default"
                tabIndex={-1}
                loading={isSending}
                onClick={() => input.current?.click()}
              >
                {t(known ? 'cover.pickAnother' : 'cover.pick')}
              </Button>
            </span>
            {cover.chosen && (
              <Button variant="default" onClick={() => setIsCropping(true)}>
                {t('cover.crop')}
              </Button>
            )}
          </div>
        </div>
      </FileDrop>
      <div role="alert">
        <FieldError id={id} error={sentence} />
      </div>
      <output className={classes.warning}>{isSmall && <SmallCover />}</output>
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
      </p>
      {isCropping && cover.chosen && (
        <CropDialog
          shape="cover"
          picture={cover.chosen.picture}
          onClose={() => setIsCropping(false)}
          onFail={() => {
            setIsCropping(false);
            cover.refuse('damaged');
          }}
          onUse={(blob) => {
            setIsCropping(false);
            void choose(croppedFile(blob, cover.chosen?.file.name ?? 'cover'));
          }}
        />
      )}
    </fieldset>
  );
}

function SmallCover() {
  const t = useWords('upload');
  return (
    <>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      {t('cover.small')}
    </>
  );
}

/** The cut-out part, under the name of the original file. */
function croppedFile(blob: Blob, name: string): File {
  const ending = blob.type === 'image/webp' ? 'webp' : 'png';
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type });
}

interface StatusProps {
  readonly status: CoverStatus;
  readonly isSending: boolean;
}

/** The state of a cover that is not being sent. */
function Status({ status, isSending }: StatusProps) {
  const t = useWords('upload');
  if (status.state === 'good') {
    return (
      <>
        <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" className={classes.good} />
        {t('cover.states.good')}
      </>
    );
  }
  return status.state === 'checking' || isSending ? t('cover.states.checking') : null;
}
