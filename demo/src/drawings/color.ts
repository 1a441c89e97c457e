/** Colours are `#rrggbb`; every function here returns the same form. */

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const byte = (value: number): number => Math.round(Math.min(255, Math.max(0, value)));

export function hex(red: number, green: number, blue: number): string {
  return `#${((byte(red) << 16) | (byte(green) << 8) | byte(blue)).toString(16).padStart(6, '0')}`;
}

/** The colour `share` of the way from `from` to `to` (0 to 1), channel by channel. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return hex(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share);
}

/** Towards black, kept a little blue so that shadows do not look dirty. */
export const shade = (color: string, share: number): string => mix(color, '#0b0d1a', share);

/** Towards white. */
export const tint = (color: string, share: number): string => mix(color, '#ffffff', share);

/** Perceived lightness from 0 to 1 (Rec. 709 weights, no gamma): enough to choose black or white on it. */
export function lightness(color: string): number {
  const [red, green, blue] = channels(color);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
