import type { ChapterFile, FilePart, FileProgress } from '@rawi/model/truth/file';
import type { Submission } from '@rawi/model/truth/submission';
import type { Upload } from '../../../domains/uploads/upload.ts';

/** What a line needs to know of a file that this device is sending. */
export type OwnUpload = Pick<Upload, 'fileId' | 'step' | 'sent' | 'bytes'>;

/** How far a file of a draft is; `none` where nobody has chosen one, `uploading` where this device sends it. */
export interface FileState {
  readonly part: FilePart;
  readonly progress:
    | FileProgress
    | { readonly state: 'none' }
    | { readonly state: 'uploading'; readonly upload: OwnUpload };
}

/**
 * How far the files are that a submission needs, as the files of its owner say; while those are not known, only which it lacks.
 * A file that they do not know is on its way: its name is told a moment before its document is.
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
