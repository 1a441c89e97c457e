import type { FileProgress } from '@rawi/model/truth/file';
import { useShownDocument } from '../../core/live/use-shown-document.ts';
import { fileOf } from './submissions.ts';

/**
 * The progress of a file on the server; undefined without one, until it is known, and once another file has
 * replaced it.
 */
export function useFileProgress(fileId: string | undefined): FileProgress | undefined {
  const { state } = useShownDocument(fileId === undefined ? undefined : fileOf(fileId));
  return state.state === 'ready' ? state.data.progress : undefined;
}
