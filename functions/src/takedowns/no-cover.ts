import { createHash } from 'node:crypto';
import { storagePaths } from '@rawi/model/paths';
import type { Image } from '@rawi/model/truth/schemas';
import type { Files } from '../data/files.ts';
import { fileAt } from '../publishing/copy-files.ts';

/** 320 × 480 pixels of one grey. */
const GREY = Buffer.from('UklGRioAAABXRUJQVlA4TB0AAAAvP8F3AAfQxzKWsv8BAUnS//9kRP8z/vOf//xfYAA=', 'base64');

/** A blank image in place of a cover that is taken down. */
export function noCover(ownerId: string, takedownId: string): Image {
  const hash = createHash('sha256').update(`no cover ${takedownId}`).digest('hex').slice(0, 16);
  const path = `${storagePaths.publicFolder(ownerId, hash)}/cover-320.webp`;
  return { width: 320, height: 480, color: '#8c8f94', sources: [{ path, width: 320 }] };
}

/** Stores its file before any document refers to it. */
export async function saveNoCover(bucket: Files, { sources }: Image): Promise<void> {
  for (const { path } of sources) await bucket.save(path, GREY, fileAt(path));
}
