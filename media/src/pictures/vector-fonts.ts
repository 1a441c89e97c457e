import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { unpackedFont } from './unpacked-font.ts';

/** The site's own face, in the scripts and weights that a drawing's words get whatever they ask for. */
const FONTS = ['latin', 'latin-ext', 'arabic'].flatMap((script) =>
  [400, 700].map((weight) => `rubik-${script}-${weight}-normal`),
);

/**
 * Writes our fonts into a folder and has every SVG that this process draws from now on use them and no others: what a
 * drawing becomes must not depend on the fonts of a machine. To be called before the first is drawn.
 */
export async function useOwnFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  for (const font of FONTS) {
    const woff = await readFile(resolve(`@fontsource/rubik/files/${font}.woff`));
    await writeFile(join(folder, `${font}.ttf`), unpackedFont(woff));
  }
  const settings = join(folder, 'fonts.conf');
  const [dir, cache] = [folder, join(folder, 'cache')].map(escapeXml);
  await writeFile(
    settings,
    `<?xml version="1.0"?><fontconfig><dir>${dir}</dir><cachedir>${cache}</cachedir></fontconfig>`,
  );
  process.env['FONTCONFIG_FILE'] = settings;
}

function escapeXml(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
