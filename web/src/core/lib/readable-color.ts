/** Contrast arithmetic of WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */

type Channels = readonly [number, number, number];

function parse(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const print = (channels: Channels) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function luminance([r, g, b]: Channels): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The contrast of white text on a colour, 1 to 21. */
export function contrastWithWhite(hex: string): number {
  return 1.05 / (luminance(parse(hex)) + 0.05);
}

/**
 * The colour, darkened just enough that white text on it keeps the ratio (4.5 by default). Between yellow and
 * red the hue moves towards red, as with ink and paint: a yellow that is only darkened looks olive. Takes
 * `#rrggbb`.
 */
export function darkenedForWhite(hex: string, ratio = 4.5): string {
  let channels = parse(hex);
  while (1.05 / (luminance(channels) + 0.05) < ratio) {
    const [r, g, b] = channels;
    const warm = r > g && g > b;
    channels = [Math.floor(r * (warm ? 0.975 : 0.96)), Math.floor(g * 0.955), Math.floor(b * 0.955)];
  }
  return print(channels);
}

/** The colour mixed with white, from 0 (the colour) to 1 (white). Takes `#rrggbb`. */
export function tintColor(hex: string, white: number): string {
  const [r, g, b] = parse(hex);
  const mix = (channel: number) => Math.round(channel + (255 - channel) * white);
  return print([mix(r), mix(g), mix(b)]);
}
