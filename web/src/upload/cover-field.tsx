import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { refusalText } from '@rawi/model/text/refusal-texts';
import type { SubmittedFile } from '@rawi/model/truth/submission';
import { IconPhoto } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { stagedPicture } from '../data/submissions/staged-picture.ts';
import { cancelUpload, removeFile, sendFile, useUploads } from '../data/uploads/uploads.ts';
import { useSend } from '../data/use-send.ts';
import { formatNumber } from '../lib/format.ts';
import { useWords } from '../lib/i18n.ts';
import { useLocale } from '../lib/locale.ts';
import { useMessages } from '../lib/messages.ts';
import { report } from '../lib/report-error.ts';
import { CropDialog } from '../person/photo/crop-dialog.tsx';
import type { Picture } from '../person/photo/open-picture.ts';
import { FieldError, Star } from '../ui/field.tsx';
import classes from './cover-field.module.css';
import type { CoverStanding } from './cover-standing.ts';
import { type CoverProblem, openCover } from './open-cover.ts';
import { UploadItem } from './upload-item.tsx';
import { useCoverStanding } from './use-cover-standing.ts';
import { useUploadProblem } from './use-upload-problem.ts';

const ACCEPTED = LIMITS.coverExtensions.map((extension) => `.${extension}`).join(',');

interface CoverFieldProps {
  readonly uid: string;
  readonly submissionId: string;
  readonly label: string;
  /** What stands under it in the preview. */
  readonly title: string;
  readonly file: SubmittedFile | undefined;
  /** What is wrong, as a sentence: it was sent in without one. */
  readonly error: string | undefined;
  /** Begins the draft that it belongs to; resolves with whether that is there. */
  readonly ensureBegun: () => Promise<boolean>;
}

/** A cover: chosen or dropped, cut to its shape, sent, and shown as readers will see it. */
export function CoverField({ uid, submissionId, label, title, file, error, ensureBegun }: CoverFieldProps) {
  const t = useWords('upload');
  const locale = useLocale();
  const message = useMessages();
  const problemText = useUploadProblem();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { standing, drawn } = useCoverStanding(submissionId, file);
  const upload = useUploads(submissionId).find(({ part }) => part === 'cover');
  const [chosen, setChosen] = useState<{ readonly picture: Picture; readonly name: string }>();
  const [isCropping, setIsCropping] = useState(false);
  const [problem, setProblem] = useState<CoverProblem>();
  const sending = useSend();
  const [isOver, setIsOver] = useState(false);
  const stored = useStored(chosen ? undefined : drawn?.cover.sources.at(-1)?.path);
  const shown = chosen?.picture.url ?? stored;

  const bring = (blob: Blob, name: string) =>
    void sending.send(async () => {
      if (await ensureBegun()) await sendFile({ uid, submissionId, part: 'cover', file: blob, name });
    });
  const take = async (one: File | undefined) => {
    if (!one) return;
    setProblem(undefined);
    const opened = await openCover(one);
    if (typeof opened === 'string') return setProblem(opened);
    setChosen({ picture: opened, name: one.name });
    bring(one, one.name);
  };
  const useCrop = (blob: Blob) => {
    setIsCropping(false);
    const name = `${(chosen?.name ?? 'cover').replace(/\.[^.]+$/, '')}.webp`;
    const url = URL.createObjectURL(blob);
    const element = new Image();
    element.src = url;
    void element.decode().then(
      () =>
        setChosen({
          picture: { url, width: element.naturalWidth, height: element.naturalHeight, element },
          name,
        }),
      (failure: unknown) => report('A cut cover cannot be shown.', failure),
    );
    bring(blob, name);
  };
  const remove = () =>
    void sending.send(async () => {
      setChosen(undefined);
      if (upload) await cancelUpload(upload);
      else await removeFile(submissionId, 'cover');
    });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };

  const refusal = refusalOf();
  function refusalOf(): string | undefined {
    if (problem === 'image') return message('image');
    if (problem) return refusalText({ code: problem }, locale, 'cover');
    if (standing.state === 'refused') return refusalText(standing.progress, locale, 'cover');
    if (standing.state === 'failed') return t('cover.failed');
    return sending.problem ? problemText(sending.problem) : undefined;
  }
  const said = refusal ?? (standing.state === 'none' ? error : undefined);
  const hasOne = standing.state !== 'none' || shown !== undefined;
  const megabytes = formatNumber(LIMITS.coverBytes / 1024 ** 2, locale);
  return (
    <fieldset className={classes.field} aria-describedby={said === undefined ? undefined : `${id}-error`}>
      <legend className={classes.label}>
        {label}
        <Star />
      </legend>
      <input
        ref={input}
        name="cover"
        type="file"
        className={classes.input}
        accept={ACCEPTED}
        aria-label={t('cover.choose')}
        aria-invalid={said !== undefined || undefined}
        onChange={(event) => {
          const [one] = event.currentTarget.files ?? [];
          // The same file may be chosen again.
          event.currentTarget.value = '';
          void take(one);
        }}
      />
      <div
        className={classes.box}
        data-over={isOver || undefined}
        data-wrong={said !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <div className={classes.previews} aria-hidden="true">
          <span className={classes.card}>
            <span className={classes.art}>
              {shown ? <img src={shown} alt="" /> : <IconPhoto size={32} stroke={1.5} />}
            </span>
            <bdi className={classes.title}>{title}</bdi>
          </span>
          <span className={classes.thumb}>{shown && <img src={shown} alt="" />}</span>
        </div>
        <div className={classes.side}>
          <p className={classes.state} data-state={standing.state}>
            {stateText(standing, t)}
          </p>
          <p className={classes.hint}>{t('cover.hint', { megabytes })}</p>
          <div className={classes.actions}>
            <Button variant="default" loading={sending.isSending} onClick={() => input.current?.click()}>
              {t(hasOne ? 'cover.another' : 'cover.choose')}
            </Button>
            {chosen && (
              <Button variant="default" onClick={() => setIsCropping(true)}>
                {t('cover.crop')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {upload && upload.step !== 'sent' && (
        <UploadItem
          icon={<IconPhoto size={28} stroke={1.5} aria-hidden="true" />}
          name={upload.name}
          bytes={upload.bytes}
          upload={upload}
          status={null}
          onRemove={remove}
        />
      )}
      <FieldError id={id} error={said} />
      {isCropping && chosen && (
        <CropDialog
          shape="cover"
          picture={chosen.picture}
          onUse={useCrop}
          onFail={() => {
            setIsCropping(false);
            setProblem('damaged');
          }}
          onClose={() => setIsCropping(false)}
        />
      )}
    </fieldset>
  );
}

function stateText({ state }: CoverStanding, t: ReturnType<typeof useWords<'upload'>>): string {
  switch (state) {
    case 'none':
      return t('cover.drop');
    case 'moving':
      return t('cover.moving');
    case 'checking':
      return t('cover.checking');
    case 'missing':
      return t('cover.missing');
    case 'good':
      return t('cover.good');
    default:
      return t('cover.wrong');
  }
}

/** What the server has made of the cover, for a draft that is opened again. */
function useStored(path: string | undefined): string | undefined {
  const [url, setUrl] = useState<{ readonly path: string; readonly url: string }>();
  useEffect(() => {
    if (path === undefined) return;
    let made: string | undefined;
    let isOver = false;
    const show = async () => {
      try {
        const blob = await stagedPicture(path);
        if (isOver) return;
        made = URL.createObjectURL(blob);
        setUrl({ path, url: made });
      } catch (error) {
        report('The cover of a draft cannot be shown.', error);
      }
    };
    void show();
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [path]);
  return url && url.path === path ? url.url : undefined;
}
