import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RECIPE } from '@rawi/media/distill/distilled-page';
import { release, renew } from '../data/lease.ts';
import type { DistillServices } from './distill-services.ts';
import { fetchOriginal } from './fetch-original.ts';
import type { HeldFile } from './held-file.ts';
import { stagedFolder, unpublished } from './staged-pages.ts';

/**
 * Re-encodes a cover in the widths of covers, stages it, and releases the file, which is then done. Throws
 * `FileRefused`, and `LeaseLost`. Returns whether the file existed.
 */
export async function drawCover(
  services: DistillServices,
  held: HeldFile,
  workFolder: string,
): Promise<boolean> {
  const { staged, render } = services;
  const { id: fileId, document: file } = held;
  // The file's own name is never used, because anybody can type anything: the type is read from its first
  // bytes.
  const original = join(workFolder, 'original');
  const bytes = await fetchOriginal(services, file, fileId, original);
  if (!bytes) return false;
  const source = { ...bytes, recipe: RECIPE };
  const into = join(workFolder, 'cover');
  await mkdir(into);
  const { variants, accent, ...cover } = await render({ file: original, folder: into, use: 'cover' });
  await renew(services, held);
  const folder = stagedFolder(file.uid, fileId, source);
  const sources = variants.map(({ name, width }) => ({ name, width, path: `${folder}/cover-${name}` }));
  for (const { name, path } of sources) {
    await staged.upload(path, join(into, name), unpublished('image/webp'));
  }
  const progress = {
    state: 'drawn',
    folder,
    cover: {
      ...cover,
      ...(accent !== undefined && { accent }),
      sources: sources.map(({ path, width }) => ({ path, width })),
    },
  } as const;
  await release(held, { source, progress }, null);
  return true;
}
