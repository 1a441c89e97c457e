import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runDistiller } from '../distill/run-distiller.ts';
import type { PictureUse, WrittenPicture } from './written-picture.ts';

export interface PictureOptions {
  /** `distiller.ts`, bundled. */
  readonly program: URL;
  /** A file from outside. */
  readonly file: string;
  /** An existing folder for what it becomes. */
  readonly folder: string;
  readonly use: PictureUse;
  /** How long it may take, in seconds. */
  readonly seconds?: number;
}

/** A picture of the site with its content in memory. */
export interface RenderedImage extends Omit<WrittenPicture, 'variants' | 'accent'> {
  readonly accent?: string | undefined;
  readonly variants: readonly { readonly width: number; readonly content: Buffer }[];
}

/**
 * Decodes a picture from outside (JPEG, PNG, WebP, GIF, AVIF, BMP or SVG) in a process of its own, within bounds of time
 * and memory, and writes it into the folder as WebP in the widths of its use. Throws `FileRefused` for what is in the
 * file's way; any other error is a fault of ours. The same bytes give the same files.
 */
export async function renderPicture(options: PictureOptions): Promise<WrittenPicture> {
  const { program, file, folder, use, seconds = 20 } = options;
  let picture: WrittenPicture | undefined;
  await runDistiller({
    program,
    job: { kind: 'picture', file, folder, use },
    quietSeconds: seconds,
    onMessage(message) {
      if (message.kind === 'picture') picture = message.picture;
    },
  });
  if (!picture) throw new Error('The process that takes files apart gave no picture.');
  return picture;
}

/** A picture that was written into a folder, with its files. */
export async function readPicture(folder: string, picture: WrittenPicture): Promise<RenderedImage> {
  const variants = picture.variants.map(async ({ name, width }) => ({
    width,
    content: await readFile(join(folder, name)),
  }));
  return { ...picture, variants: await Promise.all(variants) };
}
