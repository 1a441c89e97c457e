import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pwaState } from './pwa-state.ts';
import { applyUpdate } from './register-worker.ts';

/**
 * A newer build comes with the next navigation (specification, section 4). Turning a page, choosing a filter or a tab
 * keeps the path: reading is never interrupted.
 */
export function useUpdateOnNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (pwaState().updateReady) void applyUpdate(pathname + search + hash);
  }, [pathname, search, hash]);
}
