import { PublishedFolder } from '@rawi/media/published-folder';
import { LIMITS } from '@rawi/model/limits';
import type { Image } from '@rawi/model/truth/schemas';
import { drawPortrait } from '../drawings/portrait.ts';
import { PORTRAITS } from '../stories/portraits.ts';
import { averageColor, pixelsOf, smoothWebp } from './encode.ts';
import { type PublishedFile, writeFolder } from './folder.ts';

/** The photos of people, and the files of these. */
export interface Portraits {
  readonly images: ReadonlyMap<string, Image>;
  readonly files: readonly PublishedFile[];
}

const SIDE = Math.max(...LIMITS.photoSides);

/** Draws the portraits of the translators and writes them below `root`, as photos that they could have uploaded. */
export async function writePortraits(root: string): Promise<Portraits> {
  const images = new Map<string, Image>();
  const files: PublishedFile[] = [];
  for (const [id, entry] of Object.entries(PORTRAITS)) {
    // Drawn at twice the size, so that contours are smooth.
    const pixels = pixelsOf(drawPortrait(entry, SIDE * 2));
    const folder = new PublishedFolder(id);
    for (const side of LIMITS.photoSides)
      folder.addContent(`photo-${side}.webp`, 'image/webp', await smoothWebp(pixels, side, 80));
    files.push(...(await writeFolder(root, folder)));
    images.set(id, {
      width: SIDE,
      height: SIDE,
      color: await averageColor(pixels),
      sources: LIMITS.photoSides.map((side) => ({ path: folder.pathOf(`photo-${side}.webp`), width: side })),
    });
  }
  return { images, files };
}
