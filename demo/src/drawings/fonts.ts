import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Locale } from '@rawi/model/lists/locales';

/** Cover and balloon lettering; look.md, section 11: these faces belong to the art only. */
export const FACES = [
  'anton',
  'aref-ruqaa',
  'bangers',
  'changa',
  'hand',
  'lalezar',
  'lemonada',
  'rakkas',
  'rubik',
] as const;
export type Face = (typeof FACES)[number];

const both = (name: string, weight: number) => ({
  latin: `${name}/files/${name}-latin-${weight}-normal.woff2`,
  arabic: `${name}/files/${name}-arabic-${weight}-normal.woff2`,
});

/** The files below `@fontsource/` of each face; Latin-only faces give Arabic to Lalezar. `hand` is a pair of two. */
const FILES: Readonly<Record<Face, { readonly latin: string; readonly arabic: string }>> = {
  anton: { ...both('anton', 400), arabic: both('lalezar', 400).arabic },
  'aref-ruqaa': both('aref-ruqaa', 700),
  bangers: { ...both('bangers', 400), arabic: both('lalezar', 400).arabic },
  changa: both('changa', 800),
  hand: { latin: both('comic-neue', 700).latin, arabic: both('playpen-sans-arabic', 600).arabic },
  lalezar: both('lalezar', 400),
  lemonada: both('lemonada', 700),
  rakkas: both('rakkas', 400),
  rubik: both('rubik', 600),
};

let registered = false;

/** Registers the packaged font files under names of our own, so that no system font is ever chosen. */
export function registerFonts(): void {
  if (registered) return;
  const { resolve } = createRequire(import.meta.url);
  for (const face of FACES) {
    for (const script of ['latin', 'arabic'] as const) {
      const file = resolve(`@fontsource/${FILES[face][script]}`);
      const key = GlobalFonts.registerFromPath(file, `rawi-${face}-${script}`);
      if (!key) throw new Error(`The font file ${file} cannot be read.`);
    }
  }
  registered = true;
}

/** The `font` of a canvas context. */
export function fontOf(face: Face, size: number, locale: Locale): string {
  const [arabic, latin] = [`rawi-${face}-arabic`, `rawi-${face}-latin`];
  return `${size}px ${locale === 'ar' ? `${arabic}, ${latin}` : `${latin}, ${arabic}`}`;
}
