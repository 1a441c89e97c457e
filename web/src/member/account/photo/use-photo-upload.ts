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
  /** Sent; a function draws it anew, and the profile will tell. */
  | { readonly step: 'preparing'; readonly uploadId: string; readonly isSlow: boolean }
  | { readonly step: 'done' }
  | { readonly step: 'failed'; readonly problem: 'offline' | 'muted' | PhotoRefusal };

/** After this the person is told that they need not wait: 20 seconds, in milliseconds. */
const PATIENCE = 20_000;

/** Sends a photo and follows what becomes of it. */
export function usePhotoUpload() {
  const { user, profile } = useAccount();
  const [state, setState] = useState<PhotoStep>({ step: 'idle' });
  const outcome = profile.photoUpload;
  const awaited = state.step === 'preparing' ? state.uploadId : undefined;

  useEffect(() => {
    if (awaited === undefined) return;
    const timer = setTimeout(
      () => setState({ step: 'preparing', uploadId: awaited, isSlow: true }),
      PATIENCE,
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
      // Whoever is muted, or has used up the day, is refused by the rules in a session that lives.
      const isMuted = isRefused(error) && (await mayBeMuted(user.uid));
      const isSpent = isRefused(error) && (await pausedUntil(user.uid, 'photos').catch(() => undefined));
      setState({ step: 'failed', problem: isMuted ? 'muted' : isSpent ? 'too-many-today' : 'offline' });
    }
  };
  return { state: shown, send, clear: () => setState({ step: 'idle' }) };
}
