import { MOST_READ_WINDOWS, type MostReadWindow } from '@rawi/model/constants';
import { keptText } from '../../core/device/device-store.ts';

const kept = keptText('localStorage', 'mostRead', (stored) =>
  MOST_READ_WINDOWS.find((window) => window === stored),
);

/** The period of "Most read" that was last chosen on this device, if any. */
export const preferredWindow = kept.read;

/** Without storage the choice lasts as long as the page. */
export function keepWindow(window: MostReadWindow): void {
  kept.keep(window);
}
