import { keptText } from '../../lib/device-store.ts';
import type { ReaderLayout } from './reader-state.ts';

const layout = keptText('localStorage', 'readerLayout', (stored): ReaderLayout | undefined =>
  stored === 'single' || stored === 'vertical' ? stored : undefined,
);

/** How this person likes to read chapters that are not drawn as a strip, if they ever said so on this device. */
export const preferredLayout = layout.read;

/** Without storage the choice lasts as long as the chapter. */
export function keepLayout(next: ReaderLayout): void {
  layout.keep(next);
}
