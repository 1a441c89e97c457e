import { createHash } from 'node:crypto';
import { storagePaths } from '@rawi/model/paths';
import type { Image } from '@rawi/model/truth/schemas';
import type { Files } from '../data/files.ts';
import { fileAt } from '../publishing/copy-files.ts';

/** 320 × 480 pixels of one grey. */
const GREY = Buffer.from('UklGRioAAABXRUJQVlA4TB0AAAAvP8F3AAfQxzKWsv8BAUnS//9kRP8z/vOf//xfYAA=', 'base64');

const BLANK = { width: 320, height: 480, color: '#8c8f94' } as const;
const FILE = 'cover-320.webp';

/** A blank image in place of a cover that is taken down. */
export function noCover(ownerId: string, takedownId: string): Image {
  const hash = createHash('sha256').update(`no cover ${takedownId}`).digest('hex').slice(0, 16);
  const path = `${storagePaths.publicFolder(ownerId, hash)}/${FILE}`;
  return { ...BLANK, sources: [{ path, width: BLANK.width }] };
}

/** Whether an image is such a blank one. */
export function isBlank({ width, height, color, sources: [source] }: Image): boolean {
  const { width: own, height: high, color: grey } = BLANK;
  return width === own && height === high && color === grey && source?.path.endsWith(`/${FILE}`) === true;
}

/** Stores its file before any document refers to it. */
export async function saveNoCover(bucket: Files, { sources }: Image): Promise<void> {
  for (const { path } of sources) await bucket.save(path, GREY, fileAt(path));
}
