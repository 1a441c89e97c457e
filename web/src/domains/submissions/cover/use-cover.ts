import { refusalText } from '@rawi/model/text/refusal-texts';
import type { SubmittedFile } from '@rawi/model/truth/submission';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../core/forms/messages.ts';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { cancelUpload, removeFile, sendFile, useUploads } from '../../uploads/uploads.ts';
import { useStagedPicture } from '../use-staged-picture.ts';
import { useUploadProblem } from '../use-upload-problem.ts';
import { isSmallCover } from './is-small-cover.ts';
import { isDrawing } from './open-cover.ts';
import { useChosenCover } from './use-chosen-cover.ts';
import { useCoverStatus } from './use-cover-status.ts';

export interface CoverOptions {
  readonly uid: string;
  readonly submissionId: string;
  /** The file in the draft. */
  readonly file: SubmittedFile | undefined;
  /** Creates the draft, so that a file can be named for it; resolves with whether the server knows it. */
  readonly ensureBegun: () => Promise<boolean>;
  /** The form's error about it, as a sentence. */
  readonly error: string | undefined;
}

/** The state of a draft's cover: choosing, sending and removing it. `input` takes the focus when it was removed. */
export function useCover(options: CoverOptions, input: RefObject<HTMLInputElement | null>) {
  const { uid, submissionId, file, ensureBegun, error } = options;
  const t = useWords('upload');
  const locale = useLocale();
  const message = useMessages();
  const problemText = useUploadProblem();
  const cover = useChosenCover();
  const [isNotBegun, setIsNotBegun] = useState(false);
  const sending = useSend();
  const removing = useSend();
  const { status, drawn } = useCoverStatus(submissionId, file);
  const upload = useUploads(submissionId).find(({ part }) => part === 'cover');
  const widest = drawn?.cover.sources.reduce((one, other) => (other.width > one.width ? other : one));
  const staged = useStagedPicture(submissionId, cover.chosen ? undefined : widest?.path);

  const bring = (blob: Blob, name: string) =>
    sending.send(async () => {
      removing.clear();
      const isBegun = await ensureBegun();
      setIsNotBegun(!isBegun);
      if (isBegun) await sendFile({ uid, submissionId, part: 'cover', file: blob, name });
    });
  const choose = async (next: File | undefined) => {
    if (next && (await cover.choose(next))) await bring(next, next.name);
  };
  const remove = () =>
    void removing.send(async () => {
      sending.clear();
      setIsNotBegun(false);
      if (upload) await cancelUpload(upload);
      else if (file) await removeFile(submissionId, 'cover');
      cover.clear();
      input.current?.focus();
    });

  const refused = cover.problem === 'image' ? message('image') : undefined;
  const problem = sending.problem ?? removing.problem;
  const sentence =
    refused ??
    (cover.problem && cover.problem !== 'image'
      ? refusalText({ code: cover.problem }, locale, 'cover')
      : undefined) ??
    (problem && problemText(problem)) ??
    (isNotBegun ? t('cover.notBegun') : undefined) ??
    (status.state === 'refused' ? refusalText(status.progress, locale, 'cover') : undefined) ??
    (status.state === 'failed' || status.state === 'missing'
      ? t(`cover.states.${status.state}`)
      : undefined) ??
    error;
  const known =
    upload ?? file ?? (cover.chosen && { name: cover.chosen.file.name, bytes: cover.chosen.file.size });
  const url = cover.chosen?.picture.url ?? staged;
  const chosen = cover.chosen && !isDrawing(cover.chosen.file.name) ? cover.chosen.picture : undefined;
  const measured = cover.chosen ? chosen : drawn?.cover;
  return {
    /** The picture that was chosen in this tab, if there is one, and the way to refuse it. */
    cover,
    status,
    /** The name and size of the cover; undefined before one was chosen. */
    known,
    url,
    /** What is wrong with it, as a sentence. */
    sentence,
    /** It will look blurred. */
    isSmall: measured !== undefined && isSmallCover(measured),
    isSending: sending.isSending,
    choose,
    remove,
  };
}
