import type { Timestamp } from '../values/value.ts';

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;

/** Reads an RFC 3339 timestamp to the nanosecond; `undefined` when the text is none. */
export function parseTimestampText(text: string): Timestamp | undefined {
  const match = RFC3339.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHours, offsetMinutes] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const offset =
    (sign === '-' ? -1 : 1) * (Number(offsetHours ?? 0) * 3600 + Number(offsetMinutes ?? 0) * 60);
  return { seconds: date.getTime() / 1000 - offset, nanos: Number(fraction.padEnd(9, '0')) };
}

/** Writes RFC 3339 in UTC with 0, 3, 6 or 9 digits of fraction, as proto3 JSON does. */
export function formatTimestampText({ seconds, nanos }: Timestamp): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${whole}Z`;
  const digits = String(nanos).padStart(9, '0');
  const used = nanos % 1_000_000 === 0 ? 3 : nanos % 1000 === 0 ? 6 : 9;
  return `${whole}.${digits.slice(0, used)}Z`;
}
