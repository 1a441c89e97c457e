import type { ChapterFile, FileProgress } from '@rawi/model/truth/file';
import { useShownDocument } from '../../core/live/use-shown-document.ts';
import { fileOf } from './submissions.ts';

/** A file on the server; undefined without one, until it is known, and once another file has replaced it. */
export function useFile(fileId: string | undefined): ChapterFile | undefined {
  const { state } = useShownDocument(fileId === undefined ? undefined : fileOf(fileId));
  return state.state === 'ready' ? state.data : undefined;
}

/** The progress of such a file. */
export function useFileProgress(fileId: string | undefined): FileProgress | undefined {
  return useFile(fileId)?.progress;
}
