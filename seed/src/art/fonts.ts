import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Locale } from '@rawi/model/locales';

/** Cover and balloon lettering; look.md, section 11: these faces belong to the art only. */
export type Face =
  | 'anton'
  | 'aref-ruqaa'
  | 'bangers'
  | 'changa'
  | 'lalezar'
  | 'lemonada'
  | 'rakkas'
  | 'rubik';

const WEIGHTS: Readonly<Record<Face, number>> = {
  anton: 400,
  'aref-ruqaa': 700,
  bangers: 400,
  changa: 800,
  lalezar: 400,
  lemonada: 700,
  rakkas: 400,
  rubik: 600,
};
const LATIN_ONLY: ReadonlySet<Face> = new Set(['anton', 'bangers']);

let registered = false;

/** Registers the packaged font files under names of our own, so that no system font is ever chosen. */
export function registerFonts(): void {
  if (registered) return;
  const { resolve } = createRequire(import.meta.url);
  for (const [face, weight] of Object.entries(WEIGHTS)) {
    for (const script of ['latin', 'arabic'] as const) {
      if (script === 'arabic' && LATIN_ONLY.has(face as Face)) continue;
      const file = resolve(`@fontsource/${face}/files/${face}-${script}-${weight}-normal.woff2`);
      const key = GlobalFonts.registerFromPath(file, `rawi-${face}-${script}`);
      if (!key) throw new Error(`The font file ${file} cannot be read.`);
    }
  }
  registered = true;
}

/** The `font` of a canvas context; Latin-only faces give Arabic to Lalezar. */
export function fontOf(face: Face, size: number, locale: Locale): string {
  const arabic = LATIN_ONLY.has(face) ? 'rawi-lalezar-arabic' : `rawi-${face}-arabic`;
  const latin = `rawi-${face}-latin`;
  return `${size}px ${locale === 'ar' ? `${arabic}, ${latin}` : `${latin}, ${arabic}`}`;
}
