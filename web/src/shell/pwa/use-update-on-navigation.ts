import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pwaState } from '../../core/device/pwa-state.ts';

/** Kept outside the component, which is created again when the layout changes. */
let shownPath: string | undefined;

/**
 * A newer build comes with the next navigation (specification, section 4). Turning a page, choosing a filter
 * or a tab keeps the path, so reading is never interrupted.
 */
export function useUpdateOnNavigation(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const isFirst = shownPath === undefined;
    if (shownPath === pathname) return;
    shownPath = pathname;
    if (isFirst || !pwaState().updateReady) return;
    const address = pathname + search + hash;
    void import('./register-worker.ts').then(({ applyUpdate }) => applyUpdate(address));
  }, [pathname, search, hash]);
}
