import { Button } from '@mantine/core';
import { COVER_SOURCES, chapterForm } from '@rawi/model/truth/submission-content';
import { validate } from '@rawi/model/validation/fields';
import { lazy, useRef } from 'react';
import { useMessages } from '../../core/forms/messages.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import type { SessionUser } from '../../core/session/session.ts';
import { CheckField } from '../../core/ui/check-field.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { PagePart } from '../../core/ui/page-part.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import VerifyFirst from '../../domains/people/verify-first.tsx';
import { RatingFields } from '../../domains/ratings/rating-fields.tsx';
import { CoverField } from '../../domains/submissions/cover/cover-field.tsx';
import { COVER_CHECKS } from '../../domains/submissions/cover/cover-status.ts';
import { FilesOf } from '../../domains/submissions/files-of.ts';
import { SaveLine } from '../../domains/submissions/save-line.tsx';
import { UploadActions, UploadForm } from '../../domains/submissions/upload-form.tsx';
import { useUploadProblem } from '../../domains/submissions/use-upload-problem.ts';
import { isUnderWay } from '../../domains/uploads/upload.ts';
import { ChapterFields } from './chapter-fields.tsx';
import { ChapterFile } from './chapter-file.tsx';
import classes from './chapter-form.module.css';
import { Checks } from './checks.tsx';
import { type ChapterFormOptions, type ChapterFormState, useChapterForm } from './use-chapter-form.ts';

const PdfPreviews = lazy(() => import('./previews.tsx'));
const ChapterPages = lazy(() => import('../../domains/submissions/staged/chapter-pages.tsx'));
const ImagePreviews = lazy(() => import('./previews.tsx').then((all) => ({ default: all.ImagePreviews })));

interface ChapterFormProps extends Omit<ChapterFormOptions, 'uid'> {
  readonly user: SessionUser;
  readonly onSeveralBegun: (count: number) => void;
}

/** The form of a chapter. Typed text is stored while typing; a chosen file is uploaded at once. */
export function ChapterForm({ user, onSeveralBegun, ...draft }: ChapterFormProps) {
  const t = useWords('upload-chapter');
  const shared = useWords('upload');
  const problemText = useUploadProblem();
  const form = useRef<HTMLFormElement>(null);
  const state = useChapterForm(form, { uid: user.uid, ...draft });
  const { content, change, problem } = state;
  return (
    <UploadForm ref={form} onSubmit={state.handleSubmit} aside={<Aside state={state} />}>
      <ChapterFields state={state} />
      <ChapterFile state={state} onSeveralBegun={onSeveralBegun} />
      {!state.several && <Cover state={state} />}
      <CheckField
        name="downloadable"
        isChecked={content.downloadable}
        onChange={(downloadable) => change({ downloadable })}
      >
        {t('downloadable')}
      </CheckField>
      <ChapterRating state={state} />
      {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
      {!user.emailVerified && <VerifyFirst email={user.email} text={shared('problems.unverified')} />}
      {!state.several && (
        <UploadActions>
          <Button
            type="submit"
            size="lg"
            loading={state.isSubmitting}
            disabled={!user.emailVerified || state.isBad || state.isWaiting}
          >
            {t(state.isChecked || !state.file ? 'send' : 'sendLater')}
          </Button>
          <SaveLine save={state.draft.save} />
        </UploadActions>
      )}
      <Waiting state={state} />
    </UploadForm>
  );
}

interface PartProps {
  readonly state: ChapterFormState;
}

/** The checks of the file, with what it looks like: as this device sees it, and once it is ready, as readers will. */
function Aside({ state }: PartProps) {
  const { submissionId, stored, checkedFile, progress, upload, content, cover, chosen, findPdf } = state;
  const t = useWords('upload-chapter');
  const isReady = progress?.state === 'ready' || checkedFile?.arrangement !== undefined;
  return (
    <aside>
      <Checks
        progress={progress}
        isSending={upload !== undefined && isUnderWay(upload)}
        cover={content.cover === 'file' ? COVER_CHECKS[cover.state] : undefined}
      >
        <PagePart>
          {isReady && (
            <FilesOf value={submissionId}>
              <ChapterPages file={checkedFile} arranges={stored?.files.chapter?.fileId} content={content} />
            </FilesOf>
          )}
          {!isReady && chosen.chosen.kind === 'pdf' && (
            <PdfPreviews file={chosen.chosen.file} onFinding={findPdf} />
          )}
          {!isReady && chosen.chosen.kind === 'packed' && <ImagePreviews images={chosen.chosen.images} />}
        </PagePart>
        <p className={classes.review}>{t('checks.review')}</p>
      </Checks>
    </aside>
  );
}

/** That it is sent by itself once its checks have passed, or why it was not. */
function Waiting({ state }: PartProps) {
  const { isWaiting, isStopping, stopWaiting, notSubmitted, upload } = state;
  const t = useWords('upload-chapter');
  const shared = useWords('upload');
  if (notSubmitted) return <FormNote tone="error">{shared(`unsent.${notSubmitted}`)}</FormNote>;
  if (!isWaiting) return null;
  const stop = (
    <Button variant="default" loading={isStopping} onClick={stopWaiting}>
      {t('stopWaiting')}
    </Button>
  );
  // The bytes come from this browser: only what follows needs nobody here.
  const hasArrived = upload === undefined || upload.step === 'sent';
  return (
    <FormNote tone="neutral" action={stop}>
      {t(hasArrived ? 'waits' : 'waitsForFile')}
    </FormNote>
  );
}

/** For whom the chapter is: as its comic, or otherwise. */
function ChapterRating({ state: { content, change, touched } }: PartProps) {
  const message = useMessages();
  return (
    <RatingFields
      of="chapter"
      value={content}
      error={message(touched.errorOf('ageRating'))}
      onRate={(ageRating) => {
        change({ ageRating });
        touched.touch('ageRating', validate(chapterForm, { ...content, ageRating }));
      }}
      onNote={(contentNotes) => change({ contentNotes })}
    />
  );
}

/** Where the cover comes from, and the file if it is one of its own. */
function Cover({ state: { uid, submissionId, stored, draft, content, change, isCoverMissing } }: PartProps) {
  const t = useWords('upload-chapter');
  const message = useMessages();
  return (
    <>
      <Segments
        name="coverSource"
        label={t('coverChoice.label')}
        value={content.cover}
        choices={COVER_SOURCES.map((value) => ({ value, label: t(`coverChoice.${value}`) }))}
        onChoose={(cover) => change({ cover })}
      />
      {content.cover === 'file' && (
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
    </>
  );
}
