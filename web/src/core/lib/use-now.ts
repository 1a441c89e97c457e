import { useEffect, useState } from 'react';

/** How often a page that shows ages, claims or opening hours updates the time, in milliseconds. */
const TICK_MS = 10_000;

/** The current time, updated every `TICK_MS`. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
