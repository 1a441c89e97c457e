import type { FileProgress } from '@rawi/model/truth/file';
import type { SubmittedFile } from '@rawi/model/truth/submission';
import type { Upload } from '../../uploads/upload.ts';
import type { CheckState } from '../check-list.tsx';

/** How far a cover is: chosen at all, on its way, looked at by the server, or good. */
export type CoverStanding =
  | { readonly state: 'none' }
  | { readonly state: 'moving'; readonly upload: Upload }
  /** It has arrived, or has no upload on this device. */
  | { readonly state: 'checking' }
  | { readonly state: 'missing' }
  | { readonly state: 'good' }
  | { readonly state: 'refused'; readonly progress: Extract<FileProgress, { state: 'refused' }> }
  | { readonly state: 'failed' };

/** How far it is, by what this device sends and by what the server says of the file. */
export function coverStanding(
  file: Pick<SubmittedFile, 'fileId'> | undefined,
  upload: Upload | undefined,
  progress: FileProgress | undefined,
): CoverStanding {
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
      // Begun on another device, or its upload was lost here.
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

/** What it is among the checks of what is handed in. */
export const COVER_CHECKS = {
  none: 'open',
  moving: 'busy',
  checking: 'busy',
  good: 'passed',
  missing: 'wrong',
  refused: 'wrong',
  failed: 'wrong',
} as const satisfies Record<CoverStanding['state'], CheckState>;
