import type { ColorMode } from '@rawi/model/constants';
import { tellRefusals } from '../../choices/tell-refusals.ts';
import { waitingPlace } from '../../data/history/waiting-place.ts';
import { takeIntent } from '../../data/intent.ts';
import { followLibrary, hasKeptChoices } from '../../data/library/library.ts';
import type { SessionUser } from '../../data/session.ts';
import { takeOverSettings } from '../../data/settings-mirror.ts';

/** What only who is signed in needs: visitors are not sent it. */

/** Their choices come to a device that is new to them, and what waited for the log-in is done. */
export function welcome(user: SessionUser, setMode: (mode: ColorMode) => void): void {
  // Without a network these wait for the next page.
  bringSettings(user, setMode).catch(later('The choices of the profile are not read yet.'));
  sendPhoto(user).catch(later('The photo of the sign-up is not sent yet.'));
  sendPlace(user).catch(later('The last place is not stored yet.'));
  completeWish(user).catch(later('What was wanted before the log-in is not done.'));
}

/** What became of earlier choices is looked for on every page, whether it shows any or not; what was refused is told. */
export function watchChoices({ uid }: SessionUser): void {
  tellRefusals();
  if (hasKeptChoices(uid)) followLibrary();
}

async function bringSettings({ uid }: SessionUser, setMode: (mode: ColorMode) => void): Promise<void> {
  const mode = await takeOverSettings(uid, async () => {
    const { readSettings } = await import('../../data/profile.ts');
    return readSettings(uid);
  });
  if (mode) setMode(mode);
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
