import type { User } from '@rawi/model/user';
import { currentSession } from './session-store.ts';
import { mirrorColorMode } from './settings-mirror.ts';

/** Puts a colour mode that was chosen here on the profile too, so that it follows its owner; a visitor has none. */
export async function keepColorMode(mode: User['settings']['colorMode']): Promise<void> {
  const session = currentSession();
  if (session.state !== 'signed-in') return;
  const { uid } = session.user;
  mirrorColorMode(uid, mode);
  try {
    const { writeSetting } = await import('./profile.ts');
    await writeSetting(uid, { name: 'colorMode', value: mode });
  } catch (error) {
    console.warn('The colour mode is kept on this device only.', error);
  }
}
