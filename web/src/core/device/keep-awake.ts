/** Keeps the screen on, as far as the browser can, until the returned function is called; a page that comes back asks for it again. */
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
      // A battery that runs low is a reason to refuse, and no fault.
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
