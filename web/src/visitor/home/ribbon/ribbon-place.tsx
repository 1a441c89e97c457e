import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { hasRibbonPlace } from '../../../domains/history/ribbon-place.ts';
import { RibbonBones } from './ribbon-bones.tsx';

let Loaded: ComponentType | undefined;

/** Fetches the ribbon's code, so that the page shows it at once. */
export async function loadRibbon(): Promise<ComponentType> {
  const { Ribbon } = await import('./ribbon.tsx');
  Loaded = Ribbon;
  return Ribbon;
}

/** Without it the page is whole. */
const LoadedLater = lazy<ComponentType>(async () => ({ default: await loadRibbon().catch(() => Nothing) }));
const Nothing = () => null;

/** The ribbon, for whoever may have one: others are not sent its code. */
export function RibbonPlace() {
  const session = useSession();
  const [Ribbon] = useState<ComponentType>(() => Loaded ?? LoadedLater);
  // Served for whoever comes: base.css hides its place from who has none.
  if (import.meta.env.SSR) return <RibbonBones />;
  const hasPlace = hasRibbonPlace();
  if (!hasPlace && session.state !== 'signed-in') return null;
  return (
    <Suspense fallback={hasPlace && <RibbonBones />}>
      <Ribbon />
    </Suspense>
  );
}
