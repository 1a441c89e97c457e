import type { PhotoRefusal } from '@rawi/model/truth/user';
import { useEffect, useState } from 'react';
import { isRefused } from '../../../core/session/refused-write.ts';
import { pausedUntil } from '../../../domains/library/paused-until.ts';
import { uploadPhoto } from '../../../domains/people/avatar-upload.ts';
import { mayBeMuted } from '../../../domains/people/muted.ts';
import { useAccount } from '../account-context.ts';

export type PhotoStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly fraction: number }
  /** Uploaded; a function re-encodes it, and the live profile will show it. */
  | { readonly step: 'preparing'; readonly uploadId: string; readonly isSlow: boolean }
  | { readonly step: 'done' }
  | { readonly step: 'failed'; readonly problem: 'offline' | 'muted' | PhotoRefusal };

/** After this many milliseconds (20 seconds) the page says that the person need not wait. */
const UPLOAD_TIMEOUT_MS = 20_000;

/** Uploads a photo and follows its processing. */
export function usePhotoUpload() {
  const { user, profile } = useAccount();
  const [state, setState] = useState<PhotoStep>({ step: 'idle' });
  const outcome = profile.photoUpload;
  const awaited = state.step === 'preparing' ? state.uploadId : undefined;

  useEffect(() => {
    if (awaited === undefined) return;
    const timer = setTimeout(
      () => setState({ step: 'preparing', uploadId: awaited, isSlow: true }),
      UPLOAD_TIMEOUT_MS,
    );
    return () => clearTimeout(timer);
  }, [awaited]);

  const shown: PhotoStep =
    awaited === undefined || outcome?.id !== awaited
      ? state
      : outcome.result === 'done'
        ? { step: 'done' }
        : { step: 'failed', problem: outcome.reason ?? 'not-an-image' };

  const send = async (photo: Blob) => {
    setState({ step: 'sending', fraction: 0 });
    try {
      const uploadId = await uploadPhoto(user.uid, photo, (fraction) =>
        setState({ step: 'sending', fraction }),
      );
      setState({ step: 'preparing', uploadId, isSlow: false });
    } catch (error) {
      // In a valid session the rules refuse only people who are muted or have reached the daily limit.
      const isMuted = isRefused(error) && (await mayBeMuted(user.uid));
      const isSpent = isRefused(error) && (await pausedUntil(user.uid, 'photos').catch(() => undefined));
      setState({ step: 'failed', problem: isMuted ? 'muted' : isSpent ? 'too-many-today' : 'offline' });
    }
  };
  return { state: shown, send, clear: () => setState({ step: 'idle' }) };
}
