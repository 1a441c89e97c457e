import type { FileProgress } from '@rawi/model/truth/file';
import type { SubmittedFile } from '@rawi/model/truth/submission';
import type { Upload } from '../../uploads/upload.ts';
import type { CheckState } from '../check-list.tsx';

/** The status of a cover: whether one was chosen, is being sent, is checked by the server, or is good. */
export type CoverStatus =
  | { readonly state: 'none' }
  | { readonly state: 'moving'; readonly upload: Upload }
  /** It has arrived, or has no upload on this device. */
  | { readonly state: 'checking' }
  | { readonly state: 'missing' }
  | { readonly state: 'good' }
  | { readonly state: 'refused'; readonly progress: Extract<FileProgress, { state: 'refused' }> }
  | { readonly state: 'failed' };

/** Combines the upload on this device with the server's status of the file. */
export function coverStatus(
  file: Pick<SubmittedFile, 'fileId'> | undefined,
  upload: Upload | undefined,
  progress: FileProgress | undefined,
): CoverStatus {
  // The upload is known a moment before the draft names its file.
  if (upload && upload.step !== 'sent' && (progress === undefined || progress.state === 'awaited')) {
    return { state: 'moving', upload };
  }
  if (!file && !upload) return { state: 'none' };
  switch (progress?.state) {
    case undefined:
    case 'waiting':
    case 'working':
      return { state: 'checking' };
    case 'awaited':
      // It was begun on another device, or its upload was lost here.
      return upload ? { state: 'checking' } : { state: 'missing' };
    case 'drawn':
    case 'ready':
      return { state: 'good' };
    case 'refused':
      return { state: 'refused', progress };
    case 'failed':
      return { state: 'failed' };
  }
}

/** The state of the cover among the checks of a submission. */
export const COVER_CHECKS = {
  none: 'open',
  moving: 'busy',
  checking: 'busy',
  good: 'passed',
  missing: 'wrong',
  refused: 'wrong',
  failed: 'wrong',
} as const satisfies Record<CoverStatus['state'], CheckState>;
