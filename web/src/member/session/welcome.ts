import type { ColorMode } from '@rawi/model/constants';
import type { SessionUser } from '../../core/session/session.ts';
import { keptPositions } from '../../domains/history/waiting-position.ts';
import { takeIntent } from '../../domains/library/intent.ts';
import { followLibrary, hasKeptChoices } from '../../domains/library/library.ts';
import { notifyRefusals } from '../../domains/library/notify-refusals.ts';
import { takeOverSettings } from '../../domains/settings/settings-mirror.ts';

/** The code that only users need: visitors do not load it. */

/**
 * Applies the user's settings to a device that is new to them, and completes the action that waited for the
 * log-in.
 */
export function welcome(user: SessionUser, setMode: (mode: ColorMode) => void): void {
  // Offline, these wait for the next page.
  bringSettings(user, setMode).catch(later('The choices of the profile are not read yet.'));
  sendPhoto(user).catch(later('The photo of the sign-up is not sent yet.'));
  sendPosition().catch(later('The last place is not stored yet.'));
  completeWish(user).catch(later('What was wanted before the log-in is not done.'));
}

/**
 * Every page checks the results of earlier pending choices, even if it shows none of them; refusals are
 * reported.
 */
export function watchChoices({ uid }: SessionUser): void {
  notifyRefusals();
  if (hasKeptChoices(uid)) followLibrary();
}

async function bringSettings({ uid }: SessionUser, setMode: (mode: ColorMode) => void): Promise<void> {
  const mode = await takeOverSettings(uid, async () => {
    const { readSettings } = await import('../../domains/people/profile.ts');
    return readSettings(uid);
  });
  if (mode) setMode(mode);
}

async function sendPhoto(user: SessionUser): Promise<void> {
  const { sendSignUpPhoto } = await import('../../domains/people/sign-up-photo.ts');
  await sendSignUpPhoto(user);
}

async function sendPosition(): Promise<void> {
  if (keptPositions.read().length === 0) return;
  const { sendWaitingPosition } = await import('../../domains/history/record-position.ts');
  sendWaitingPosition();
}

/** The action that they requested as a visitor, before they logged in. */
async function completeWish(user: SessionUser): Promise<void> {
  const intent = takeIntent();
  if (intent === undefined) return;
  const { completeIntent } = await import('./complete-intent.ts');
  await completeIntent(user, intent);
}

const later = (sentence: string) => (error: unknown) => console.warn(sentence, error);
