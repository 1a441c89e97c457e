import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isStandalone } from '../../core/device/standalone.ts';
import { keepPosition } from './last-place.ts';

/** Keeps the address at which the installed site stands, for its next start. */
export function useLastPlace(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (isStandalone()) keepPosition(pathname + search + hash);
  }, [pathname, search, hash]);
}
