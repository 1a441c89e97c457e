import type { ChapterFile, FilePart, FileProgress } from '@rawi/model/truth/file';
import type { Submission } from '@rawi/model/truth/submission';

/** How far a file of a draft is; `none` where nobody has chosen one. */
export interface FileState {
  readonly part: FilePart;
  readonly progress: FileProgress | { readonly state: 'none' };
}

/**
 * How far the files are that a submission needs, as the files of its owner say; while those are not known, only which it lacks.
 * A file that they do not know is on its way: its name is told a moment before its document is.
 */
export function fileStates(
  { kind, content, files }: Pick<Submission, 'kind' | 'content' | 'files'>,
  known: ReadonlyMap<string, ChapterFile> | undefined,
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
    return known ? [{ part, progress: known.get(fileId)?.progress ?? { state: 'awaited' } }] : [];
  });
}
