/**
 * Keeps the screen on, as far as the browser can, until the returned function is called. It asks again when
 * the page becomes visible again.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = () => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    void hold();
  };
  const hold = async () => {
    try {
      const sentinel = await navigator.wakeLock.request('screen');
      if (isOver) await sentinel.release();
      else lock = sentinel;
    } catch {
      // The browser may refuse, for example when the battery runs low; that is no error.
    }
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
