import { LIMITS } from '@rawi/model/limits';
import type { ChapterSubmission } from '@rawi/model/truth/submission';
import { type ChapterContent, chapterForm } from '@rawi/model/truth/submission-content';
import { validate } from '@rawi/model/validation/fields';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../../core/forms/unsaved.ts';
import { focusFirst } from '../../core/forms/use-form.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { callTranslators } from '../../core/session/translator-calls.ts';
import { chapterNumberOf } from '../../domains/chapters/chapter-number.ts';
import { useCoverStatus } from '../../domains/submissions/cover/use-cover-status.ts';
import { useTouchedErrors } from '../../domains/submissions/touched-errors.ts';
import { useDraft } from '../../domains/submissions/use-draft.ts';
import { useFileProgress } from '../../domains/submissions/use-file-progress.ts';
import { cancelUpload, removeFile, sendFile, useUploads } from '../../domains/uploads/uploads.ts';
import type { PdfFinding } from './previews.tsx';
import { submitStep } from './submit-step.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { useTaken } from './use-taken.ts';

interface ChapterFormOptions {
  readonly uid: string;
  readonly submissionId: string;
  /** The stored draft; undefined before it was started. */
  readonly stored: ChapterSubmission | undefined;
  readonly initial: ChapterContent;
  readonly onBegun: () => void;
}

export type ChapterFormState = ReturnType<typeof useChapterForm>;

/** The state of the form of a chapter, and what can be done in it. `form` is where wrong fields take the focus. */
export function useChapterForm(
  form: RefObject<HTMLFormElement | null>,
  { uid, submissionId, stored, initial, onBegun }: ChapterFormOptions,
) {
  const draft = useDraft({ uid, kind: 'chapter', submissionId, stored, initial, onBegun });
  const { content, change } = draft;
  const [number, setNumber] = useState(() => (content.number === null ? '' : String(content.number)));
  const isNumberWrong = chapterNumberOf(number) === undefined;
  const errors = validate(chapterForm, content);
  const touched = useTouchedErrors(errors);
  const [isNumberTouched, setIsNumberTouched] = useState(false);
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
  const submitting = useSend();
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
  const typeNumber = (typed: string) => {
    setNumber(typed);
    change({ number: chapterNumberOf(typed) ?? null });
  };
  const leaveNumber = () => {
    setIsNumberTouched(number !== '');
    if (number !== '') touched.touch('number');
  };
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
  const { send } = submitting;
  const submit = () =>
    void send(async () => {
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

  const focus = (names: readonly string[]) => {
    if (form.current) focusFirst(form.current, names);
  };
  const handleSubmit = () => {
    touched.touchAll();
    setIsNumberTouched(true);
    const step = submitStep({
      isWhole,
      hasFile: file !== undefined,
      isCoverMissing: content.cover === 'file' && cover.state === 'none',
      isBad,
      isChecked,
    });
    if (step === 'fix-fields')
      return focus([...Object.keys(errors), ...(isNumberWrong || isTaken ? ['number'] : [])]);
    if (step === 'choose-file') {
      setIsFileMissing(true);
      return focus(['chapter']);
    }
    setIsCoverMissing(step === 'choose-cover');
    if (step === 'submit') submit();
    else if (step === 'wait') setIsWaiting(true);
  };

  return {
    uid,
    submissionId,
    stored,
    draft,
    content,
    change,
    touched,
    number: {
      typed: number,
      type: typeNumber,
      leave: leaveNumber,
      isTaken,
      isWrong: isNumberWrong,
      isTouched: isNumberTouched,
    },
    isReplacement,
    file,
    upload,
    progress,
    cover,
    several,
    setSeveral,
    chosen,
    findPdf,
    remove,
    isFileMissing,
    isCoverMissing,
    isBringing: bringing.isSending,
    isSubmitting: submitting.isSending,
    isBad,
    isChecked,
    isWaiting,
    stopWaiting: () => setIsWaiting(false),
    problem: bringing.problem ?? removing.problem ?? submitting.problem,
    handleSubmit,
  };
}
