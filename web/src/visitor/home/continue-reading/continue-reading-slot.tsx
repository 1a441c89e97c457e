import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { hasContinueReadingSlot } from '../../../domains/history/continue-reading-slot.ts';
import { ContinueReadingSkeleton } from './continue-reading-skeleton.tsx';

let Loaded: ComponentType | undefined;

/** Loads the row's code ahead, so that the page shows it at once. */
export async function loadContinueReading(): Promise<ComponentType> {
  const { ContinueReading, loadRowWords } = await import('./continue-reading.tsx');
  await loadRowWords();
  Loaded = ContinueReading;
  return ContinueReading;
}

/** The page works without the row, so a load failure shows nothing. */
const LoadedLater = lazy<ComponentType>(async () => ({
  default: await loadContinueReading().catch(() => Nothing),
}));
const Nothing = () => null;

/** The slot of the row. Its code is loaded only for people who may have something to continue. */
export function ContinueReadingSlot() {
  const session = useSession();
  const [ContinueReading] = useState<ComponentType>(() => Loaded ?? LoadedLater);
  // Server-rendered for every visitor: base.css hides it from people who have nothing to continue.
  if (import.meta.env.SSR) return <ContinueReadingSkeleton />;
  const hasPosition = hasContinueReadingSlot();
  if (!hasPosition && session.state !== 'signed-in') return null;
  return (
    <Suspense fallback={hasPosition && <ContinueReadingSkeleton />}>
      <ContinueReading />
    </Suspense>
  );
}
