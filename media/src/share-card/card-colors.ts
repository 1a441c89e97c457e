import { ACCENT } from '@rawi/model/brand';

/** White words keep this on the card, as on the comic's own page (look.md 14). */
const CONTRAST = 4.6;
/** The dots are lighter than the ground by this share of white where it is dark, else darker by this factor. */
const LIGHTER = 0.14;
const DARKER = 0.86;
const DARK = 8;

type Channels = readonly [red: number, green: number, blue: number];

/** The ground of a card after the colour of its cover, `#rrggbb`, and the dots on it; white words are readable on both. */
export function cardColors(accent: string | undefined): { readonly ground: string; readonly dots: string } {
  let ground = channelsOf(accent ?? ACCENT);
  while (contrastWithWhite(ground) < CONTRAST) ground = darker(ground);
  const dots = mapChannels(ground, (value) =>
    Math.round(contrastWithWhite(ground) >= DARK ? value + (255 - value) * LIGHTER : value * DARKER),
  );
  return { ground: hexOf(ground), dots: hexOf(dots) };
}

/** A step towards black; yellow takes it by way of red, for a yellow that is only darkened is olive. */
function darker([red, green, blue]: Channels): Channels {
  const warm = red > green && green > blue;
  return [Math.floor(red * (warm ? 0.98 : 0.96)), Math.floor(green * 0.955), Math.floor(blue * 0.955)];
}

/** WCAG 2.2, "contrast ratio" and "relative luminance". */
function contrastWithWhite(channels: Channels): number {
  const [red, green, blue] = mapChannels(channels, (value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function mapChannels([red, green, blue]: Channels, map: (value: number) => number): Channels {
  return [map(red), map(green), map(blue)];
}

function hexOf(channels: Channels): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
