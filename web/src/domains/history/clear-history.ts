import { callAccount } from '../../core/session/account-calls.ts';
import { forgetViews } from '../chapters/views.ts';
import { placesAnswered } from '../library/library-read.ts';
import { currentLibrary, setLibrary } from '../library/library-state.ts';
import { noteRemoved } from './ribbon.ts';
import { waitingPlace } from './waiting-place.ts';

/** How long a place that is on its way is waited for, in milliseconds: without a network it never arrives. */
const ON_ITS_WAY = 5000;

/** Forgets all that somebody has read; what another device sends later of before does not bring it back. */
export async function clearHistory(): Promise<void> {
  // One that arrived after the clearing would be refused, taken for one of a wrong clock, and stored anew.
  await Promise.race([placesAnswered(), new Promise((resolve) => setTimeout(resolve, ON_ITS_WAY))]);
  const { forgetPlaces } = await import('../library/library-sync.ts');
  await callAccount({ action: 'clearHistory' });
  const { stored, uid } = currentLibrary();
  setLibrary({ stored: { ...stored, places: {} } });
  if (uid !== undefined) forgetPlaces(uid);
  waitingPlace.keep(undefined);
  noteRemoved();
  forgetViews();
}
