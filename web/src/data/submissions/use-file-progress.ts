import type { ChapterFile, FileProgress } from '@rawi/model/truth/file';
import { type DocumentState, followDocument } from '../documents.ts';
import { useLive } from '../live/use-live.ts';
import { fileOf } from './submissions.ts';

/** What becomes of a file; undefined without one, and until it is known. Throws what the rules refuse. */
export function useFileProgress(fileId: string | undefined): FileProgress | undefined {
  const file = fileId === undefined ? undefined : fileOf(fileId);
  const { value } = useLive<DocumentState<ChapterFile>>(file?.path ?? 'no file', (next, fail) =>
    file ? followDocument(file, next, fail) : () => {},
  );
  return value?.state === 'ready' ? value.data.progress : undefined;
}
