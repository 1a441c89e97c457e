/** The hours of support (specification, section 9), by the clock of the east coast of the United States. */
export const SUPPORT_HOURS = {
  weekdays: { from: 9, to: 18 },
  weekend: { from: 10, to: 16 },
} as const;

const ZONE = 'America/New_York';
const MINUTE = 60_000;

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

export interface SupportDay {
  readonly isOpen: boolean;
  /** When support opens and closes on the current day there. */
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** The support hours of the current day there. */
export function supportDay(now: Date): SupportDay {
  const at = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  const { from, to } =
    at['weekday'] === 'Sat' || at['weekday'] === 'Sun' ? SUPPORT_HOURS.weekend : SUPPORT_HOURS.weekdays;
  const clock = (hour: number, minute: number) =>
    Date.UTC(Number(at['year']), Number(at['month']) - 1, Number(at['day']), hour, minute);
  // The offset of that clock from UTC. It changes at two in the morning, outside the hours of support.
  const offset =
    clock(Number(at['hour']), Number(at['minute'])) - Math.floor(now.getTime() / MINUTE) * MINUTE;
  const opensAt = new Date(clock(from, 0) - offset);
  const closesAt = new Date(clock(to, 0) - offset);
  return { isOpen: now >= opensAt && now < closesAt, opensAt, closesAt };
}
