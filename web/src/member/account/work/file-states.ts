import type { ChapterFile, FilePart, FileProgress } from '@rawi/model/truth/file';
import type { Submission } from '@rawi/model/truth/submission';
import type { Upload } from '../../../domains/uploads/upload.ts';

/** What a row needs to know of a file that this device is uploading. */
export type OwnUpload = Pick<Upload, 'fileId' | 'step' | 'sent' | 'bytes'>;

/** The state of a draft's file; `none` if no file was chosen, `uploading` while this device uploads it. */
export interface FileState {
  readonly part: FilePart;
  readonly progress:
    | FileProgress
    | { readonly state: 'none' }
    | { readonly state: 'uploading'; readonly upload: OwnUpload };
}

/**
 * The states of the files that a submission needs, from the owner's file documents; until those are known,
 * only which files are missing. A file without a document counts as awaited: the submission names it a
 * moment before its document is created.
 */
export function fileStates(
  { kind, content, files }: Pick<Submission, 'kind' | 'content' | 'files'>,
  known: ReadonlyMap<string, ChapterFile> | undefined,
  uploads: readonly OwnUpload[] = [],
): readonly FileState[] {
  const parts: readonly FilePart[] =
    kind === 'comic'
      ? ['cover']
      : 'cover' in content && content.cover === 'file'
        ? ['chapter', 'cover']
        : ['chapter'];
  return parts.flatMap((part): FileState[] => {
    const fileId = files[part]?.fileId;
    if (fileId === undefined) return [{ part, progress: { state: 'none' } }];
    if (!known) return [];
    const progress = known.get(fileId)?.progress ?? { state: 'awaited' };
    const upload = uploads.find((each) => each.fileId === fileId);
    return [
      { part, progress: upload && progress.state === 'awaited' ? { state: 'uploading', upload } : progress },
    ];
  });
}
