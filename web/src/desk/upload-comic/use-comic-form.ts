import type { ComicSubmission } from '@rawi/model/truth/submission';
import { type ComicContent, EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { type RefObject, useState } from 'react';
import { focusFirst } from '../../core/forms/use-form.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { callTranslators } from '../../core/session/translator-calls.ts';
import type { CoverStatus } from '../../domains/submissions/cover/cover-status.ts';
import { useCoverStatus } from '../../domains/submissions/cover/use-cover-status.ts';
import { useTouchedErrors } from '../../domains/submissions/touched-errors.ts';
import { useDraft } from '../../domains/submissions/use-draft.ts';
import { type ComicErrors, checkComic } from './check-comic.ts';

export interface ComicFormOptions {
  readonly uid: string;
  readonly submissionId: string;
  /** The stored draft; undefined before it was started. */
  readonly stored: ComicSubmission | undefined;
  readonly onBegun: () => void;
  readonly onSent: () => void;
}

/** The state of the form of a comic, and what can be done in it. `form` is where wrong fields take the focus. */
export function useComicForm(
  form: RefObject<HTMLFormElement | null>,
  { uid, submissionId, stored, onBegun, onSent }: ComicFormOptions,
) {
  const draft = useDraft({ uid, kind: 'comic', submissionId, stored, initial: EMPTY_COMIC, onBegun });
  const { content, change } = draft;
  const [refused, setRefused] = useState<Refused>();
  const errors = addRefused(checkComic(content), refused, content);
  const touched = useTouchedErrors(errors);
  const [saidOfCover, setSaidOfCover] = useState<'missing' | 'unchecked'>();
  const file = stored?.files.cover;
  const { status } = useCoverStatus(submissionId, file);
  const { isSending, problem, send } = useSend();

  const choose = (changed: Partial<ComicContent>, name: string) => {
    change(changed);
    touched.touch(name, checkComic({ ...content, ...changed }));
  };
  const isWhole = Object.keys(errors).length === 0;

  const submit = () =>
    send(
      async () => {
        // A failure to store shows its own message, beside the button.
        if (!(await draft.flush())) return;
        await callTranslators({ action: 'submitSubmission', submissionId, revision: stored?.revision ?? 0 });
        draft.forget();
        onSent();
      },
      ({ code, fields }) => {
        if (code !== 'invalid-fields' || !fields) return false;
        setRefused({ fields, content });
        for (const name of Object.keys(fields)) touched.touch(name, fields);
        if (form.current) focusFirst(form.current, Object.keys(fields));
        return true;
      },
    );
  const handleSubmit = () => {
    touched.touchAll();
    setSaidOfCover(coverLacks(status));
    const wrong = [...Object.keys(errors), ...(status.state === 'good' ? [] : ['cover'])];
    if (wrong.length > 0 && form.current) focusFirst(form.current, wrong);
    if (wrong.length === 0) void submit();
  };
  // The cover's message stays as long as it applies.
  const lack = saidOfCover === coverLacks(status) ? saidOfCover : undefined;

  return {
    draft,
    content,
    change,
    /** Changes a field that is complete at once, and checks it. */
    choose,
    touched,
    errors,
    isWhole,
    file,
    status,
    /** What is missing of the cover, after the form was submitted without it. */
    lack,
    isSending,
    problem,
    handleSubmit,
  };
}

/**
 * Why a comic cannot be submitted with its current cover; errors of the image itself are shown at its field.
 */
function coverLacks({ state }: CoverStatus): 'missing' | 'unchecked' | undefined {
  if (state === 'none') return 'missing';
  return state === 'moving' || state === 'checking' ? 'unchecked' : undefined;
}

/** The errors from the server, and the content they are about. */
interface Refused {
  readonly fields: ComicErrors;
  readonly content: ComicContent;
}

/** Errors from the server count until the content changes. */
function addRefused(errors: ComicErrors, refused: Refused | undefined, content: ComicContent): ComicErrors {
  return refused?.content === content ? { ...refused.fields, ...errors } : errors;
}
