import { type ComponentType, lazy, Suspense } from 'react';
import { report } from '../core/lib/report-error.ts';
import { useToastsWanted } from '../core/lib/toast.ts';

const Toasts = lazy(loadToasts);

/** Where toasts appear; its code is loaded with the first toast. */
export function ToastArea() {
  return useToastsWanted() ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}

/** A page whose toast code fails to load works without it. */
async function loadToasts(): Promise<{ default: ComponentType }> {
  try {
    return await import('./toasts.tsx');
  } catch (error) {
    report('Toasts cannot be shown.', error);
    return { default: () => null };
  }
}
