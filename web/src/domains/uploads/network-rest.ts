/** The first wait after a request without an answer, and the longest. */
const REST_MS = { first: 1000, max: 30_000 } as const;

/**
 * Waits longer each time, but at most until the browser has a network again, or somebody comes back to the
 * page: some systems suspend a page in the background. Rejects with the signal's reason.
 */
export function networkRest(times: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(REST_MS.max, REST_MS.first * 2 ** (times - 1));
  return new Promise((resolve, reject) => {
    const end = (done: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('online', handleGo);
      document.removeEventListener('visibilitychange', handleShow);
      signal.removeEventListener('abort', handleAbort);
      done();
    };
    const handleGo = () => end(resolve);
    const handleShow = () => {
      if (document.visibilityState === 'visible') end(resolve);
    };
    const handleAbort = () => end(() => reject(signal.reason));
    const timer = setTimeout(handleGo, ms);
    window.addEventListener('online', handleGo);
    document.addEventListener('visibilitychange', handleShow);
    signal.addEventListener('abort', handleAbort);
    if (signal.aborted) handleAbort();
  });
}
