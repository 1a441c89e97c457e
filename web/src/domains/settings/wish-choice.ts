import type { Wish } from '@rawi/model/rating/decide-showing';
import { currentSession, whenSession } from '../../core/session/session-store.ts';
import { isChildrensMode, keepWish, ownWish } from './wish.ts';

/**
 * Keeps a wish that was chosen here, on the profile too where somebody is signed in. Returns whether it is stored; where the profile
 * refused it, the wish is as before. In the mode for children none is stored.
 */
export async function chooseWish(wish: Wish): Promise<boolean> {
  if (isChildrensMode()) return false;
  const session = currentSession();
  const before = ownWish();
  if (session.state === 'unknown') {
    keepWish(wish, before.uid);
    const kept = ownWish();
    // Whose wish it is decides where it stays, unless another was chosen meanwhile.
    void whenSession(({ state }) => state !== 'unknown').then(() =>
      ownWish() === kept ? chooseWish(wish) : undefined,
    );
    return true;
  }
  if (session.state !== 'signed-in') {
    keepWish(wish);
    return true;
  }
  const { uid } = session.user;
  keepWish(wish, uid);
  const chosen = ownWish();
  try {
    const { writeSetting } = await import('../people/profile.ts');
    await writeSetting(uid, { name: 'wish', value: { upTo: wish.upTo, blursFrom: wish.blursFrom } });
    return true;
  } catch (error) {
    console.warn('What shall be shown could not be saved on the profile.', error);
    // Another choice may have been made meanwhile: its own outcome decides.
    if (ownWish() === chosen) keepWish(before, before.uid);
    return false;
  }
}
