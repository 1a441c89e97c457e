import { useEffect, useState } from 'react';

/** How often a page that shows ages, claims or opening hours looks at the clock, in milliseconds. */
const TICK = 10_000;

/** The time, looked at now and then. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
