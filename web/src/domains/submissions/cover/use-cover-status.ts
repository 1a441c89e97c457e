import type { FileProgress } from '@rawi/model/truth/file';
import type { SubmittedFile } from '@rawi/model/truth/submission';
import { useUploads } from '../../uploads/uploads.ts';
import { useFileProgress } from '../use-file-progress.ts';
import { type CoverStatus, coverStatus } from './cover-status.ts';

/** The status of a draft's cover; `drawn` once the server has made a cover of the file. */
export function useCoverStatus(
  submissionId: string,
  file: SubmittedFile | undefined,
): {
  readonly status: CoverStatus;
  readonly drawn: Extract<FileProgress, { state: 'drawn' }> | undefined;
} {
  const upload = useUploads(submissionId).find(({ part }) => part === 'cover');
  const progress = useFileProgress(file?.fileId ?? upload?.fileId);
  // The server's status of the earlier file does not apply to the one that replaces it.
  const isOther = upload !== undefined && file !== undefined && upload.fileId !== file.fileId;
  return {
    status: coverStatus(file, upload, isOther ? undefined : progress),
    drawn: progress?.state === 'drawn' ? progress : undefined,
  };
}
