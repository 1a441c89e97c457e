import type { Locale } from '@rawi/model/lists/locales';
import { useEffect, useState } from 'react';
import { formatNumber } from '../i18n/format.ts';

/** The seconds left until `time` (milliseconds since the epoch), never below 0; counts down while mounted. */
export function useCountdown(time: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= time;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((time - now) / 1000));
}

/** 552 seconds are "9:12" and «٩:١٢»; with an hour more "1:09:12". */
export function formatCountdown(seconds: number, locale: Locale): string {
  const two = (value: number) =>
    value < 10 ? formatNumber(0, locale) + formatNumber(value, locale) : formatNumber(value, locale);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${formatNumber(minutes, locale)}:${two(seconds % 60)}`;
  return `${formatNumber(Math.floor(minutes / 60), locale)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
