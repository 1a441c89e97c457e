import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Locale } from '@rawi/model/lists/locales';

/** The site's face in the scripts of its languages; the weights are those of its headings and of its running text. */
const SCRIPTS = ['latin', 'latin-ext', 'arabic'] as const;
const WEIGHTS = [500, 700, 800] as const;
type Weight = (typeof WEIGHTS)[number];

let registered = false;

/** Registers the packaged fonts under names of our own, so that no font of the machine is chosen in their place. */
export function registerFonts(): void {
  if (registered) return;
  const { resolve } = createRequire(import.meta.url);
  for (const script of SCRIPTS) {
    for (const weight of WEIGHTS) {
      const file = resolve(`@fontsource/rubik/files/rubik-${script}-${weight}-normal.woff2`);
      if (!GlobalFonts.registerFromPath(file, nameOf(script, weight))) {
        throw new Error(`The font file ${file} cannot be read.`);
      }
    }
  }
  registered = true;
}

/** The `font` of a canvas context: the language's own script first. */
export function fontOf(locale: Locale, weight: Weight, size: number): string {
  const scripts = locale === 'ar' ? (['arabic', 'latin', 'latin-ext'] as const) : SCRIPTS;
  return `${size}px ${scripts.map((script) => nameOf(script, weight)).join(', ')}`;
}

function nameOf(script: (typeof SCRIPTS)[number], weight: Weight): string {
  return `rawi-card-${script}-${weight}`;
}
