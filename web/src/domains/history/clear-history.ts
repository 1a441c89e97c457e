import { callAccount } from '../../core/session/account-calls.ts';
import { forgetViews } from '../chapters/views.ts';
import { whenPositionsAnswered } from '../library/library-read.ts';
import { currentLibrary, setLibrary } from '../library/library-state.ts';
import { waitingMonths } from '../numbers/waiting-months.ts';
import { noteRemoved } from './continue-reading.ts';
import { keptPositions } from './waiting-position.ts';

/** How long a pending position is awaited, in milliseconds: without a network it never arrives. */
const ON_ITS_WAY = 5000;

/**
 * Deletes a person's whole history, with what was counted of it; an older entry that another device sends later does not bring it back.
 */
export async function clearHistory(): Promise<void> {
  // An entry that arrived after the clearing would be refused, taken for one from a wrong clock, and stored
  // again.
  await Promise.race([whenPositionsAnswered(), new Promise((resolve) => setTimeout(resolve, ON_ITS_WAY))]);
  const { forgetPositions } = await import('../library/library-sync.ts');
  await callAccount({ action: 'clearHistory' });
  const { stored, uid } = currentLibrary();
  setLibrary({ stored: { ...stored, places: {} } });
  if (uid !== undefined) forgetPositions(uid);
  keptPositions.forget();
  waitingMonths.forget();
  noteRemoved();
  forgetViews();
}
