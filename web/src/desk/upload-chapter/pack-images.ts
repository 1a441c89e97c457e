import { Zip, ZipPassThrough } from 'fflate';

/** How many bytes of an image are read at a time. */
const PIECE = 1024 * 1024;

/**
 * Packs images, in this order, into one uncompressed archive. Little of it is in memory at a time: the
 * browser may put the result on disk. `onProgress` gets the number of images packed so far.
 */
export async function packImages(
  images: readonly File[],
  onProgress: (done: number) => void = () => {},
): Promise<Blob> {
  const parts: Blob[] = [];
  let failure: unknown;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    // fflate reuses its buffers; a blob keeps a copy.
    else parts.push(new Blob([Uint8Array.from(chunk)]));
  });
  for (const [index, image] of images.entries()) {
    const entry = new ZipPassThrough(nameOf(image, index, images.length));
    zip.add(entry);
    for (let at = 0; at < image.size; at += PIECE) {
      entry.push(new Uint8Array(await image.slice(at, at + PIECE).arrayBuffer()), at + PIECE >= image.size);
    }
    if (image.size === 0) entry.push(new Uint8Array(), true);
    onProgress(index + 1);
  }
  zip.end();
  if (failure !== undefined) throw failure;
  return new Blob(parts, { type: 'application/zip' });
}

/** The file is named by its position, so that unpacking gives the same order. */
function nameOf(image: File, index: number, count: number): string {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(image.name)?.[1]?.toLowerCase() ?? 'jpg';
  return `${String(index + 1).padStart(Math.max(3, String(count).length), '0')}.${ending}`;
}

/** Compares names in natural order: 2 before 10. */
export function inNaturalOrder(images: readonly File[]): File[] {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return images.toSorted((one, other) => collator.compare(pathOf(one), pathOf(other)));
}

const pathOf = (file: File) => file.webkitRelativePath || file.name;
