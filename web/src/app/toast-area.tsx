import { lazy, Suspense } from 'react';
import { useToastsWanted } from '../lib/toast.ts';

const Toasts = lazy(() => import('./toasts.tsx'));

/** Where toasts appear; its code is fetched with the first toast. */
export function ToastArea() {
  return useToastsWanted() ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
