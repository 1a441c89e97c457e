import type { ChapterFile, FileProgress } from '@rawi/model/truth/file';
import { type DocumentState, followDocument } from '../documents.ts';
import { useLive } from '../live/use-live.ts';
import { isRefused } from '../refused-write.ts';
import { fileOf } from './submissions.ts';

/** What becomes of a file; undefined without one, until it is known, and once another one has taken its place. */
export function useFileProgress(fileId: string | undefined): FileProgress | undefined {
  const file = fileId === undefined ? undefined : fileOf(fileId);
  const { value } = useLive<DocumentState<ChapterFile>>(file?.path ?? 'no file', (next, fail) =>
    file
      ? followDocument(file, next, (error) =>
          // The rules do not tell what is gone from what is somebody else’s.
          isRefused(error) ? next({ state: 'missing' }) : fail(error),
        )
      : () => {},
  );
  return value?.state === 'ready' ? value.data.progress : undefined;
}
