/**
 * The colour that a page can be coloured after: the saturated hue that covers most of a picture. An average mixes
 * teal and orange to olive; this keeps the teal.
 */

/** How many hues are told apart: 10 degrees each. */
const HUES = 36;
/** Chroma in OKLab below which a pixel is grey, and which alone is as good as none. */
const GREY = 0.04;
/** Lightness in OKLab up to which a colour carries white words with little darkening. */
const LIGHT = 0.62;
/** Minimum share of coloured pixels in a picture that has an accent color. */
const MIN_SHARE = 0.02;

/**
 * Takes pixels as they lie in memory (three or four bytes each, sRGB; what is mostly transparent does not count) and
 * returns `#rrggbb`. Undefined for a picture without colours. A thumbnail of some 64 pixels a side is enough.
 */
export function accentColor(pixels: Uint8Array, channels: 3 | 4): string | undefined {
  const hues = Array.from({ length: HUES }, () => ({ weight: 0, l: 0, a: 0, b: 0 }));
  let seen = 0;
  let colored = 0;
  for (let at = 0; at + channels <= pixels.length; at += channels) {
    if (channels === 4 && (pixels[at + 3] ?? 0) < 128) continue;
    seen += 1;
    const { l, a, b } = oklab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const chroma = Math.hypot(a, b);
    if (chroma < GREY) continue;
    colored += 1;
    const hue = hues[hueOf(a, b)];
    if (!hue) continue;
    // Each pixel adds its weight, so a hue that covers much counts most. Vivid pixels count for more. Light pixels count
    // for less, because white words will stand on the color: a yellow that is darkened for them is olive.
    const weight = chroma ** 1.5 * (l < LIGHT ? 1 : Math.max(0.1, 1 - (l - LIGHT) / (1 - LIGHT) / 0.75));
    hue.weight += weight;
    hue.l += l * weight;
    hue.a += a * weight;
    hue.b += b * weight;
  }
  if (colored === 0 || colored < seen * MIN_SHARE) return undefined;
  const peak = hues.map((_, index) => around(hues, index)).reduce((a, b) => (b.weight > a.weight ? b : a));
  return hex(peak.l / peak.weight, peak.a / peak.weight, peak.b / peak.weight);
}

interface Sum {
  readonly weight: number;
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** A hue with its two neighbours: the edge between two must not part a colour. */
function around(hues: readonly Sum[], index: number): Sum {
  const near = [index - 1, index, index + 1].map((at) => hues[(at + HUES) % HUES]);
  return near.reduce<Sum>(
    (sum, hue) => ({
      weight: sum.weight + (hue?.weight ?? 0),
      l: sum.l + (hue?.l ?? 0),
      a: sum.a + (hue?.a ?? 0),
      b: sum.b + (hue?.b ?? 0),
    }),
    { weight: 0, l: 0, a: 0, b: 0 },
  );
}

function hueOf(a: number, b: number): number {
  const turn = Math.atan2(b, a) / (2 * Math.PI);
  return Math.floor((turn < 0 ? turn + 1 : turn) * HUES) % HUES;
}

/** sRGB to OKLab and back: Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
function oklab(red: number, green: number, blue: number) {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

function hex(l: number, a: number, b: number): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${linear.map((value) => fromLinear(value).toString(16).padStart(2, '0')).join('')}`;
}

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  const clamped = Math.min(1, Math.max(0, value));
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}
