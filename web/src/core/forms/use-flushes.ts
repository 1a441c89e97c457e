import { useEffect } from 'react';

/** Has a saver store what waits when the network is back, when the tab is left, and when nobody looks at it any more. */
export function useFlushes(saver: { readonly flush: () => Promise<unknown> }): void {
  useEffect(() => {
    const handleOnline = () => void saver.flush();
    const handleHide = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    window.addEventListener('online', handleOnline);
    document.addEventListener('visibilitychange', handleHide);
    return () => {
      window.removeEventListener('online', handleOnline);
      document.removeEventListener('visibilitychange', handleHide);
      void saver.flush();
    };
  }, [saver]);
}
