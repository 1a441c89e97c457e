import { LIMITS } from '@rawi/model/limits';
import type { ChapterSubmission } from '@rawi/model/truth/submission';
import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useFile } from '../../domains/submissions/use-file-progress.ts';
import { cancelUpload, removeFile, sendFile, useUploads } from '../../domains/uploads/uploads.ts';
import type { PdfFinding } from './previews.tsx';
import { useChosenFile } from './use-chosen-file.ts';

interface ChapterFileOptions {
  readonly uid: string;
  readonly submissionId: string;
  readonly stored: ChapterSubmission | undefined;
  readonly isReplacement: boolean;
  /** Creates the draft, so that a file can be named for it; resolves with whether the server knows it. */
  readonly ensureBegun: () => Promise<boolean>;
}

/** The file of a chapter: what was chosen, sending it, its checks, and removing it. */
export function useChapterFile(options: ChapterFileOptions) {
  const { uid, submissionId, stored, isReplacement, ensureBegun } = options;
  const upload = useUploads(submissionId).find(({ part }) => part === 'chapter');
  const file =
    stored?.files.chapter ?? (upload && { fileId: upload.fileId, bytes: upload.bytes, name: upload.name });
  const found = useFile(stored?.files.chapter?.fileId);
  // While another file is uploading, nothing is shown about the previous one.
  const checkedFile = upload && upload.step !== 'sent' ? undefined : found;
  const progress = checkedFile?.progress;
  const [several, setSeveral] = useState<readonly File[]>();
  const [isFileMissing, setIsFileMissing] = useState(false);
  const bringing = useSend();
  const removing = useSend();

  const bring = (blob: Blob, name: string) =>
    void bringing.send(async () => {
      setIsFileMissing(false);
      if (await ensureBegun()) await sendFile({ uid, submissionId, part: 'chapter', file: blob, name });
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
      if (upload) await cancelUpload(upload);
      else await removeFile(submissionId, 'chapter');
    });
  const findPdf = (finding: PdfFinding) => {
    if ('refused' in finding) chosen.refuse(finding.refused);
    else if (finding.pages === 0) chosen.refuse('no-pages');
    else if (finding.pages > LIMITS.pdfPages.max) chosen.refuse('too-many-pages');
  };

  return {
    /** The stored file, or the one that is being sent. */
    file,
    upload,
    /** The stored file with its checks. */
    checkedFile,
    progress,
    several,
    setSeveral,
    chosen,
    findPdf,
    remove,
    /** The form was submitted without a file. */
    isFileMissing: isFileMissing && file === undefined,
    markFileMissing: () => setIsFileMissing(true),
    isBringing: bringing.isSending,
    problem: bringing.problem ?? removing.problem,
  };
}
