import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { Session, SessionUser } from '../../data/session.ts';
import { knowsSettingsOf, mirrorSettings } from '../../data/settings-mirror.ts';
import { toColorScheme } from '../../lib/color-mode.ts';

/** Who was welcomed on this page and has not left since: layouts come and go. */
let welcomed: string | undefined;

/** Once for who is signed in: their choices come to a device that is new to them, and the photo of their sign-up goes up. */
export function useWelcome(session: Session): void {
  const { setColorScheme } = useMantineColorScheme();
  const bringSettings = useEffectEvent(async (uid: string) => {
    if (knowsSettingsOf(uid)) return;
    const { readSettings } = await import('../../data/profile.ts');
    const settings = await readSettings(uid);
    const mode = settings && mirrorSettings(uid, settings);
    if (mode) setColorScheme(toColorScheme(mode));
  });
  const welcome = useEffectEvent((user: SessionUser) => {
    // Without a network both wait for the next page.
    bringSettings(user.uid).catch(later('The choices of the profile are not read yet.'));
    sendPhoto(user).catch(later('The photo of the sign-up is not sent yet.'));
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

const later = (sentence: string) => (error: unknown) => console.warn(sentence, error);
