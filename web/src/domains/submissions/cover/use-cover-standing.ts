import type { FileProgress } from '@rawi/model/truth/file';
import type { SubmittedFile } from '@rawi/model/truth/submission';
import { useUploads } from '../../uploads/uploads.ts';
import { useFileProgress } from '../use-file-progress.ts';
import { type CoverStanding, coverStanding } from './cover-standing.ts';

/** How far the cover of a draft is; `drawn` once the server has made one of it. */
export function useCoverStanding(
  submissionId: string,
  file: SubmittedFile | undefined,
): {
  readonly standing: CoverStanding;
  readonly drawn: Extract<FileProgress, { state: 'drawn' }> | undefined;
} {
  const upload = useUploads(submissionId).find(({ part }) => part === 'cover');
  const progress = useFileProgress(file?.fileId ?? upload?.fileId);
  // What is said of the file before it is not said of the one that takes its place.
  const isOther = upload !== undefined && file !== undefined && upload.fileId !== file.fileId;
  return {
    standing: coverStanding(file, upload, isOther ? undefined : progress),
    drawn: progress?.state === 'drawn' ? progress : undefined,
  };
}
