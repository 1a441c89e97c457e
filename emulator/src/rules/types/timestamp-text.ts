const NANOS_PER_SECOND = 1_000_000_000n;

/** An RFC 3339 timestamp in UTC with as many fraction digits (0, 3, 6 or 9) as it needs. */
export function iso(nanos: bigint): string {
  const seconds = floorDivide(nanos, NANOS_PER_SECOND);
  const fraction = nanos - seconds * NANOS_PER_SECOND;
  const whole = new Date(Number(seconds) * 1000).toISOString().slice(0, -5);
  if (fraction === 0n) return `${whole}Z`;
  const digits = String(fraction).padStart(9, '0');
  return `${whole}.${digits.replace(/(?:000){1,2}$/, '')}Z`;
}

/** Nanoseconds since 1970 of an RFC 3339 timestamp, or `undefined` when it is not one. */
export function parseIso(text: string): bigint | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/.exec(text);
  if (parts === null) return undefined;
  const milliseconds = Date.parse(`${parts[1]}${parts[3]}`);
  if (Number.isNaN(milliseconds)) return undefined;
  return BigInt(milliseconds) * 1_000_000n + BigInt((parts[2] ?? '').padEnd(9, '0'));
}

/** Division that rounds down, also below zero. */
export function floorDivide(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return value % divisor < 0n ? quotient - 1n : quotient;
}
