import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of an element is on the screen, in a visible tab; on the server nothing is. */
export function useIsOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOn, setIsOn] = useState(false);
  const [isLookedAt, setIsLookedAt] = useState(
    () => typeof document === 'object' && document.visibilityState === 'visible',
  );
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsOn(entries.at(-1)?.isIntersecting === true));
    if (element.current) observer.observe(element.current);
    const handleVisibility = () => setIsLookedAt(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [element]);
  return isOn && isLookedAt;
}
