import { useEffect, useEffectEvent } from 'react';
import { waitingPlace } from '../../data/history/waiting-place.ts';
import { takeIntent } from '../../data/intent.ts';
import type { Session, SessionUser } from '../../data/session.ts';
import { takeOverSettings } from '../../data/settings-mirror.ts';
import { useColorMode } from '../../lib/color-mode.ts';

/** Who was welcomed on this page and has not left since: layouts come and go. */
let welcomed: string | undefined;

/** Once for who is signed in: their choices come to a device that is new to them, and the photo of their sign-up goes up. */
export function useWelcome(session: Session): void {
  const { setMode } = useColorMode();
  const bringSettings = useEffectEvent(async (uid: string) => {
    const mode = await takeOverSettings(uid, async () => {
      const { readSettings } = await import('../../data/profile.ts');
      return readSettings(uid);
    });
    if (mode) setMode(mode);
  });
  const welcome = useEffectEvent((user: SessionUser) => {
    // Without a network these wait for the next page.
    bringSettings(user.uid).catch(later('The choices of the profile are not read yet.'));
    sendPhoto(user).catch(later('The photo of the sign-up is not sent yet.'));
    sendPlace(user).catch(later('The last place is not stored yet.'));
    completeWish(user).catch(later('What was wanted before the log-in is not done.'));
  });
  useEffect(() => {
    if (session.state === 'signed-out') welcomed = undefined;
    if (session.state !== 'signed-in' || welcomed === session.user.uid) return;
    welcomed = session.user.uid;
    welcome(session.user);
  }, [session]);
}

async function sendPhoto(user: SessionUser): Promise<void> {
  const { sendSignUpPhoto } = await import('../../data/sign-up-photo.ts');
  await sendSignUpPhoto(user);
}

async function sendPlace({ uid }: SessionUser): Promise<void> {
  if (!waitingPlace.read()) return;
  const { sendWaitingPlace } = await import('../../data/history/record-place.ts');
  await sendWaitingPlace(uid);
}

/** What they pressed as a visitor, before they logged in. */
async function completeWish(user: SessionUser): Promise<void> {
  const intent = takeIntent();
  if (intent === undefined) return;
  const { completeIntent } = await import('./complete-intent.ts');
  await completeIntent(user, intent);
}

const later = (sentence: string) => (error: unknown) => console.warn(sentence, error);
