import type { User } from '@rawi/model/truth/user';
import { currentSession } from '../../core/session/session-store.ts';
import { mirrorColorMode, mirroredColorMode } from './settings-mirror.ts';

/**
 * Stores a colour mode that was chosen here on the profile too, so that it follows its owner; a visitor has
 * none. Returns whether it is stored. When the profile refused it, this device's copy of the profile is as
 * before, and the caller restores the earlier mode.
 */
export async function keepColorMode(mode: User['settings']['colorMode']): Promise<boolean> {
  const session = currentSession();
  if (session.state !== 'signed-in') return true;
  const { uid } = session.user;
  const before = mirroredColorMode(uid);
  mirrorColorMode(uid, mode);
  try {
    const { writeSetting } = await import('../people/profile.ts');
    await writeSetting(uid, { name: 'colorMode', value: mode });
    return true;
  } catch (error) {
    console.warn('The colour mode could not be saved on the profile.', error);
    // Another choice may have been made meanwhile: its own outcome decides.
    if (mirroredColorMode(uid) === mode) mirrorColorMode(uid, before);
    return false;
  }
}
