import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { refusalText } from '@rawi/model/text/refusal-texts';
import { READING_DIRECTIONS } from '@rawi/model/truth/chapter';
import type { ChapterSubmission } from '@rawi/model/truth/submission';
import { type ChapterContent, COVER_SOURCES, chapterForm } from '@rawi/model/truth/submission-content';
import { validate } from '@rawi/model/validation/fields';
import { lazy, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../core/forms/messages.ts';
import { useUnsaved } from '../../core/forms/unsaved.ts';
import { focusFirst } from '../../core/forms/use-form.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import type { SessionUser } from '../../core/session/session.ts';
import { callTranslators } from '../../core/session/translator-calls.ts';
import { CheckField } from '../../core/ui/check-field.tsx';
import { Star } from '../../core/ui/field.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { PagePart } from '../../core/ui/page-part.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { chapterNumberOf } from '../../domains/chapters/chapter-number.ts';
import VerifyFirst from '../../domains/people/verify-first.tsx';
import { CoverField } from '../../domains/submissions/cover/cover-field.tsx';
import { COVER_CHECKS } from '../../domains/submissions/cover/cover-status.ts';
import { useCoverStatus } from '../../domains/submissions/cover/use-cover-status.ts';
import { SaveLine } from '../../domains/submissions/save-line.tsx';
import { useTouchedErrors } from '../../domains/submissions/touched-errors.ts';
import { UploadActions, UploadForm } from '../../domains/submissions/upload-form.tsx';
import { useDraft } from '../../domains/submissions/use-draft.ts';
import { useFileProgress } from '../../domains/submissions/use-file-progress.ts';
import { useUploadProblem } from '../../domains/submissions/use-upload-problem.ts';
import { isUnderWay } from '../../domains/uploads/upload.ts';
import { cancelUpload, removeFile, sendFile, useUploads } from '../../domains/uploads/uploads.ts';
import classes from './chapter-form.module.css';
import { Checks } from './checks.tsx';
import { ComicField } from './comic-field.tsx';
import { FileField } from './file-field.tsx';
import { ImageOrder } from './image-order.tsx';
import type { PdfFinding } from './previews.tsx';
import { Replaced } from './replaced.tsx';
import { Several } from './several.tsx';
import { useChosenFile } from './use-chosen-file.ts';
import { useTaken } from './use-taken.ts';

const PdfPreviews = lazy(() => import('./previews.tsx'));
const ImagePreviews = lazy(() => import('./previews.tsx').then((all) => ({ default: all.ImagePreviews })));

interface ChapterFormProps {
  readonly user: SessionUser;
  readonly submissionId: string;
  /** The stored draft; undefined before it was started. */
  readonly stored: ChapterSubmission | undefined;
  readonly initial: ChapterContent;
  readonly onBegun: () => void;
  readonly onSeveralBegun: (count: number) => void;
}

/** The form of a chapter. Typed text is stored while typing; a chosen file is uploaded at once. */
export function ChapterForm(props: ChapterFormProps) {
  const { user, submissionId, stored, initial, onBegun, onSeveralBegun } = props;
  const { uid } = user;
  const t = useWords('upload-chapter');
  const shared = useWords('upload');
  const locale = useLocale();
  const message = useMessages();
  const problemText = useUploadProblem();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft({ uid, kind: 'chapter', submissionId, stored, initial, onBegun });
  const { content, change } = draft;
  const [number, setNumber] = useState(() => (content.number === null ? '' : String(content.number)));
  const isNumberWrong = chapterNumberOf(number) === undefined;
  const errors = validate(chapterForm, content);
  const touched = useTouchedErrors(errors);
  const [isNumberSaid, setIsNumberSaid] = useState(false);
  const isReplacement = stored?.replaces !== undefined;
  const isTaken = useTaken({ uid, submissionId, content, isReplacement });
  const upload = useUploads(submissionId).find(({ part }) => part === 'chapter');
  const file =
    stored?.files.chapter ?? (upload && { fileId: upload.fileId, bytes: upload.bytes, name: upload.name });
  const found = useFileProgress(stored?.files.chapter?.fileId);
  // While another file is uploading, nothing is shown about the previous one.
  const progress = upload && upload.step !== 'sent' ? undefined : found;
  const { status: cover } = useCoverStatus(submissionId, stored?.files.cover);
  const [several, setSeveral] = useState<readonly File[]>();
  const bringing = useSend();
  const removing = useSend();
  const handing = useSend();
  const [isWaiting, setIsWaiting] = useState(false);
  const [isFileMissing, setIsFileMissing] = useState(false);
  const [isCoverMissing, setIsCoverMissing] = useState(false);

  const bring = (blob: Blob, name: string) =>
    void bringing.send(async () => {
      setIsFileMissing(false);
      if (await draft.ensureBegun()) await sendFile({ uid, submissionId, part: 'chapter', file: blob, name });
    });
  const chosen = useChosenFile({
    onReady: bring,
    onSeveral: (files) => {
      // A replacement takes exactly one file.
      const [first] = files;
      if (!isReplacement) setSeveral(files);
      else if (first) bring(first, first.name);
    },
  });
  const remove = () =>
    void removing.send(async () => {
      chosen.clear();
      setIsWaiting(false);
      if (upload) await cancelUpload(upload);
      else await removeFile(submissionId, 'chapter');
    });
  const findPdf = (finding: PdfFinding) => {
    if ('refused' in finding) chosen.refuse(finding.refused);
    else if (finding.pages === 0) chosen.refuse('no-pages');
    else if (finding.pages > LIMITS.pdfPages.max) chosen.refuse('too-many-pages');
  };

  const isChecked = progress?.state === 'ready' && (content.cover === 'page-one' || cover.state === 'good');
  const isBad = progress?.state === 'refused' || progress?.state === 'failed' || chosen.refusal !== undefined;
  const isWhole = Object.keys(errors).length === 0 && !isNumberWrong && !isTaken;
  const { send: handIn } = handing;
  const submit = () =>
    void handIn(async () => {
      if (!(await draft.flush())) return;
      const revision = stored?.revision ?? 0;
      await callTranslators({ action: 'submitSubmission', submissionId, revision });
      draft.forget();
    });
  const submitRef = useRef(submit);
  useEffect(() => {
    submitRef.current = submit;
  });
  const goes = isWaiting && isChecked && isWhole;
  useEffect(() => {
    if (!goes) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what was waited for has happened.
    setIsWaiting(false);
    submitRef.current();
  }, [goes]);
  useUnsaved(draft.save.state === 'unsaved');

  const handleSubmit = () => {
    touched.touchAll();
    setIsNumberSaid(true);
    if (!isWhole) {
      const wrong = [...Object.keys(errors), ...(isNumberWrong || isTaken ? ['number'] : [])];
      if (form.current) focusFirst(form.current, wrong);
      return;
    }
    if (!file) {
      setIsFileMissing(true);
      if (form.current) focusFirst(form.current, ['chapter']);
      return;
    }
    const isWithout = content.cover === 'file' && cover.state === 'none';
    setIsCoverMissing(isWithout);
    if (isBad || isWithout) return;
    if (isChecked) submit();
    else setIsWaiting(true);
  };

  const numberError = isTaken
    ? t('number.taken')
    : isNumberSaid
      ? isNumberWrong
        ? t('number.wrong')
        : message(touched.errorOf('number'))
      : undefined;
  const problem = bringing.problem ?? removing.problem ?? handing.problem;
  return (
    <UploadForm
      ref={form}
      onSubmit={handleSubmit}
      aside={
        <aside>
          <Checks
            progress={progress}
            isSending={upload !== undefined && isUnderWay(upload)}
            cover={content.cover === 'file' ? COVER_CHECKS[cover.state] : undefined}
          >
            <PagePart>
              {chosen.chosen.kind === 'pdf' && <PdfPreviews file={chosen.chosen.file} onFinding={findPdf} />}
              {chosen.chosen.kind === 'packed' && <ImagePreviews images={chosen.chosen.images} />}
            </PagePart>
            <p className={classes.review}>{t('checks.review')}</p>
          </Checks>
        </aside>
      }
    >
      {isReplacement ? (
        <Replaced content={content} />
      ) : (
        <>
          <ComicField
            uid={uid}
            chosen={content}
            error={message(touched.errorOf('comic'))}
            onChoose={(comic) => {
              change(comic);
              touched.touch('comic', validate(chapterForm, { ...content, ...comic }));
            }}
          />
          <div className={classes.pair}>
            <TextField
              name="number"
              label={t('number.label')}
              value={number}
              inputMode="decimal"
              autoComplete="off"
              isRequired
              error={numberError}
              onChange={(typed) => {
                setNumber(typed);
                change({ number: chapterNumberOf(typed) ?? null });
              }}
              onBlur={() => {
                setIsNumberSaid(number !== '');
                if (number !== '') touched.touch('number');
              }}
            />
            <SelectField
              name="language"
              label={t('language.label')}
              value={content.language ?? ''}
              isRequired
              error={message(touched.errorOf('language'))}
              choices={[
                ...(content.language === null ? [{ value: '', label: t('language.choose') }] : []),
                ...LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code][locale] })),
              ]}
              onChange={(value) => {
                const language = LANGUAGE_CODES.find((code) => code === value) ?? null;
                change({ language });
                touched.touch('language', validate(chapterForm, { ...content, language }));
              }}
            />
          </div>
        </>
      )}
      <TextField
        name="title"
        label={t('titleField.label')}
        optional={t('titleField.optional')}
        value={content.title}
        autoComplete="off"
        error={message(touched.errorOf('title'))}
        onChange={(title) => change({ title })}
        onBlur={() => touched.touch('title')}
      />
      <div>
        <Segments
          name="readingDirection"
          label={
            <>
              {t('direction.label')}
              <Star />
            </>
          }
          value={content.readingDirection ?? ''}
          choices={READING_DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) }))}
          onChoose={(value) => {
            const readingDirection = READING_DIRECTIONS.find((each) => each === value) ?? null;
            change({ readingDirection });
            touched.touch('readingDirection', validate(chapterForm, { ...content, readingDirection }));
          }}
        />
        {touched.errorOf('readingDirection') && (
          <p className={classes.wrong}>{message(touched.errorOf('readingDirection'))}</p>
        )}
      </div>
      {several ? (
        <Several
          uid={uid}
          files={several}
          shared={content}
          onBegun={onSeveralBegun}
          onCancel={() => setSeveral(undefined)}
        />
      ) : chosen.chosen.kind === 'images' ? (
        <>
          <ImageOrder
            images={chosen.chosen.images}
            isBusy={chosen.chosen.isPacking}
            onChange={chosen.order}
            onPack={() => chosen.pack(namePackedFile(content))}
            onCancel={chosen.clear}
          />
          {chosen.refusal && (
            <FormNote tone="error">{refusalText({ code: chosen.refusal }, locale)}</FormNote>
          )}
        </>
      ) : (
        <FileField
          file={file}
          upload={upload}
          progress={progress}
          problem={
            chosen.refusal
              ? refusalText({ code: chosen.refusal }, locale)
              : isFileMissing
                ? t('file.missing')
                : undefined
          }
          busy={chosen.isLooking || bringing.isSending ? t('file.looking') : undefined}
          onChoose={chosen.choose}
          onRemove={remove}
        />
      )}
      {!several && (
        <Segments
          name="coverSource"
          label={t('coverChoice.label')}
          value={content.cover}
          choices={COVER_SOURCES.map((value) => ({ value, label: t(`coverChoice.${value}`) }))}
          onChoose={(cover) => change({ cover })}
        />
      )}
      {!several && content.cover === 'file' && (
        <CoverField
          uid={uid}
          submissionId={submissionId}
          label={t('coverChoice.label')}
          title={content.title}
          file={stored?.files.cover}
          isRequired
          error={isCoverMissing ? message('required') : undefined}
          ensureBegun={draft.ensureBegun}
        />
      )}
      <CheckField
        name="downloadable"
        isChecked={content.downloadable}
        onChange={(downloadable) => change({ downloadable })}
      >
        {t('downloadable')}
      </CheckField>
      {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
      {!user.emailVerified && <VerifyFirst email={user.email} text={shared('problems.unverified')} />}
      {!several && (
        <UploadActions>
          <Button
            type="submit"
            size="lg"
            loading={handing.isSending}
            disabled={!user.emailVerified || isBad || isWaiting}
          >
            {t(isChecked || !file ? 'send' : 'sendLater')}
          </Button>
          <SaveLine save={draft.save} />
        </UploadActions>
      )}
      {isWaiting && (
        <FormNote
          tone="neutral"
          action={
            <Button variant="default" onClick={() => setIsWaiting(false)}>
              {t('stopWaiting')}
            </Button>
          }
        >
          {t('waits')}
        </FormNote>
      )}
    </UploadForm>
  );
}

/** The file name of packed images, which have no common name. */
function namePackedFile({ comic, proposed, number, language }: ChapterContent): string {
  const of = comic?.slug ?? proposed?.series ?? 'chapter';
  return (
    [of, number, language]
      .filter((part) => part !== null && part !== undefined)
      .join('-')
      .slice(0, 120) + '.cbz'
  );
}
