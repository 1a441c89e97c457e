import type { ChapterSubmission } from '@rawi/model/truth/submission';
import { type ChapterContent, chapterForm } from '@rawi/model/truth/submission-content';
import { validate } from '@rawi/model/validation/fields';
import { type RefObject, useState } from 'react';
import { useUnsaved } from '../../core/forms/unsaved.ts';
import { focusFirst } from '../../core/forms/use-form.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { callTranslators } from '../../core/session/translator-calls.ts';
import { chapterNumberOf } from '../../domains/chapters/chapter-number.ts';
import { useCoverStatus } from '../../domains/submissions/cover/use-cover-status.ts';
import { useTouchedErrors } from '../../domains/submissions/touched-errors.ts';
import { useDraft } from '../../domains/submissions/use-draft.ts';
import { submitStep } from './submit-step.ts';
import { useChapterFile } from './use-chapter-file.ts';
import { useTaken } from './use-taken.ts';

export interface ChapterFormOptions {
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
  const chapterFile = useChapterFile({
    uid,
    submissionId,
    stored,
    isReplacement,
    ensureBegun: draft.ensureBegun,
  });
  const { file, progress, chosen } = chapterFile;
  const { status: cover } = useCoverStatus(submissionId, stored?.files.cover);
  const submitting = useSend();
  const stopping = useSend();
  const [isCoverMissing, setIsCoverMissing] = useState(false);

  const typeNumber = (typed: string) => {
    setNumber(typed);
    change({ number: chapterNumberOf(typed) ?? null });
  };
  const leaveNumber = () => {
    setIsNumberTouched(number !== '');
    if (number !== '') touched.touch('number');
  };
  const isChecked = progress?.state === 'ready' && (content.cover === 'page-one' || cover.state === 'good');
  const isBad = progress?.state === 'refused' || progress?.state === 'failed' || chosen.refusal !== undefined;
  const isWhole = Object.keys(errors).length === 0 && !isNumberWrong && !isTaken;
  const isWaiting = stored?.submitsWhenChecked !== undefined;
  const revision = stored?.revision ?? 0;
  const submit = (action: 'submitSubmission' | 'submitWhenChecked') =>
    void submitting.send(async () => {
      if (!(await draft.flush())) return;
      await callTranslators({ action, submissionId, revision });
      if (action === 'submitSubmission') draft.forget();
    });
  const stopWaiting = () =>
    void stopping.send(() => callTranslators({ action: 'stopWaiting', submissionId, revision }));
  useUnsaved(draft.save.state === 'unsaved');

  const focus = (names: readonly string[]) => {
    if (form.current) focusFirst(form.current, names);
  };
  const handleSubmit = () => {
    touched.touchAll();
    setIsNumberTouched(true);
    const lacksCover = content.cover === 'file' && cover.state === 'none';
    // All that is missing shows its message at once, not in one round after another.
    if (!file) chapterFile.markFileMissing();
    setIsCoverMissing(lacksCover);
    const step = submitStep({
      isWhole,
      hasFile: file !== undefined,
      isCoverMissing: lacksCover,
      isBad,
      isChecked,
    });
    if (step === 'fix-fields')
      return focus([...Object.keys(errors), ...(isNumberWrong || isTaken ? ['number'] : [])]);
    if (step === 'choose-file') return focus(['chapter']);
    if (step === 'submit') submit('submitSubmission');
    else if (step === 'wait') submit('submitWhenChecked');
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
    ...chapterFile,
    cover,
    isCoverMissing,
    isSubmitting: submitting.isSending,
    isBad,
    isChecked,
    /** It is submitted by itself once its checks have passed. */
    isWaiting,
    stopWaiting,
    isStopping: stopping.isSending,
    /** Why that did not happen. */
    notSubmitted: isWaiting ? undefined : stored?.notSubmitted?.because,
    problem: chapterFile.problem ?? submitting.problem ?? stopping.problem,
    handleSubmit,
  };
}
